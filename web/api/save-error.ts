import { loginPath } from "#schema/api-paths.ts";
import { leavePage } from "#web/browser/leave-page.ts";
import { type ToastAction, toast } from "#web/browser/toast.ts";
import { rememberWayBack } from "#web/browser/way-back.ts";
import { isSessionExpired, isUnauthorized } from "./api.ts";

/** How long a person has to read why before the log-in page takes over (specification, section 8). */
const loginDelay = 500;

interface FailureWords {
  readonly unauthorized: { readonly title: string; readonly text: string };
  readonly failed: {
    readonly title: string;
    readonly text: string;
    readonly action?: ToastAction;
  };
}

/**
 * Tells why a save of profile, plan or artwork failed (specification, section 8): the expired session has
 * its own redirect and says nothing more, a missing one leads to the log-in, the rest gets `failed`.
 */
export function showSaveError(error: unknown, words: FailureWords): void {
  if (isSessionExpired(error)) return;
  if (isUnauthorized(error)) {
    toast({
      title: words.unauthorized.title,
      description: words.unauthorized.text,
      isError: true,
    });
    rememberWayBack();
    setTimeout(() => leavePage(loginPath()), loginDelay);
    return;
  }
  const { title, text, action } = words.failed;
  toast({ title, description: text, isError: true, ...(action && { action }) });
}
