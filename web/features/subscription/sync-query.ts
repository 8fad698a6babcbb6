import { useMutation } from "@tanstack/react-query";
import { apiPaths } from "#schema/api-paths.ts";
import { userSchema } from "#schema/artist/user.ts";
import { callFor } from "#web/api/api.ts";
import { setCurrentUser } from "#web/api/current-user.ts";

/**
 * Has the server read the subscription at Stripe, and takes over what it found. Apart from the other queries,
 * because the first view needs it for the return from a payment, and none of those.
 */
export function useSyncSubscription() {
  return useMutation({
    mutationFn: () => callFor(userSchema, "POST", apiPaths.syncSubscription),
    onSuccess: setCurrentUser,
  });
}
