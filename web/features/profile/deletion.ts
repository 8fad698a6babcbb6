import { apiPaths } from "#schema/api-paths.ts";
import { ApiError, call, hasCode } from "#web/api/api.ts";

/**
 * Deletes the profile, as often as it takes. One whose answer never came may stand all the same, and has then
 * taken the session along: repeated, it finds no user, and is done. Nothing else that the product does ends a
 * session unseen: one that ran out answers otherwise, and a sign-out takes every tab along.
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

/** By the Worker: a proxy in between may fail with a page of its own. */
function isAnswered(error: unknown): boolean {
  return error instanceof ApiError && error.body !== null;
}
