import { loginPath } from "#schema/api-paths.ts";
import { leavePage } from "#web/browser/leave-page.ts";
import { storeReturnPath } from "#web/browser/return-path.ts";
import { type ToastAction, toast } from "#web/browser/toast.ts";
import { isSessionExpired, isUnauthorized } from "./api.ts";

/** Time to read the message before the log-in page opens (specification, section 8). */
const loginDelayMs = 500;

interface FailureWords {
  readonly unauthorized: { readonly title: string; readonly text: string };
  readonly failed: {
    readonly title: string;
    readonly text: string;
    readonly action?: ToastAction;
  };
}

/**
 * Shows why a save of profile, plan or artwork failed (specification, section 8): an expired session is redirected
 * elsewhere and shows nothing, a missing one leads to the log-in, any other error shows `failed`.
 */
export function showSaveError(error: unknown, words: FailureWords): void {
  if (isSessionExpired(error)) return;
  if (isUnauthorized(error)) {
    toast({
      title: words.unauthorized.title,
      description: words.unauthorized.text,
      isError: true,
    });
    storeReturnPath();
    setTimeout(() => leavePage(loginPath()), loginDelayMs);
    return;
  }
  const { title, text, action } = words.failed;
  toast({ title, description: text, isError: true, ...(action && { action }) });
}
