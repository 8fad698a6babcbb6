import { apiPaths } from "#schema/api-paths.ts";
import { ApiError, call, hasCode } from "#web/api/api.ts";

/**
 * Deletes the profile; a retry is safe. A deletion whose response was lost may have succeeded and ended the session: then
 * a retry is answered with UNAUTHORIZED, which counts as done. Nothing else ends a session unnoticed: an expired one is
 * TOKEN_EXPIRED, and a sign-out reaches every tab.
 */
export function openDeletion(): () => Promise<void> {
  let mayStand = false;
  return async () => {
    try {
      await call("DELETE", apiPaths.profile);
    } catch (error) {
      if (mayStand && hasCode(error, "UNAUTHORIZED")) return;
      if (!isAnswered(error)) mayStand = true;
      throw error;
    }
  };
}

/** Whether the Worker itself responded; a proxy may respond with an error page of its own. */
function isAnswered(error: unknown): boolean {
  return error instanceof ApiError && error.body !== null;
}
