import { apiPaths } from "#schema/api-paths.ts";
import { call } from "#web/lib/api.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { clearStorageAtLogout } from "#web/lib/storage.ts";
import { publicPaths } from "#web/paths.ts";
import { currentLocale } from "#web/words/locale.ts";

/** How long the redirect waits when the call has failed (specification, section 4). */
const failedRedirectDelay = 500;

/**
 * Signs out, forgets what belongs to the person and leaves for the landing page, also when the call
 * fails (specification, section 4). `forget` removes what the storage clean-up does not know.
 */
export async function signOut(forget: () => void): Promise<void> {
  const hasSignedOut = await call("POST", apiPaths.logout).then(
    () => true,
    (error: unknown) => {
      console.warn("The sign-out call failed", error);
      return false;
    },
  );
  leaveSignedOut(forget, hasSignedOut ? 0 : failedRedirectDelay);
}

/** Forgets what belongs to the person and leaves for the landing page with a full page load. */
export function leaveSignedOut(forget: () => void, delay = 0): void {
  queryClient.clear();
  clearStorageAtLogout();
  forget();
  setTimeout(() => window.location.assign(publicPaths[currentLocale()].landing), delay);
}
