import { useMutation } from "@tanstack/react-query";
import { apiPaths } from "#schema/api-paths.ts";
import { userSchema } from "#schema/user.ts";
import { callFor } from "#web/lib/api.ts";
import { setCurrentUser } from "#web/lib/current-user.ts";

export function useChooseFreePlan() {
  return useMutation({
    mutationFn: () =>
      callFor(userSchema, "PATCH", apiPaths.profile, {
        body: { isSubscribed: false, isFreeVersion: true },
      }),
    onSuccess: setCurrentUser,
  });
}
