import { useMutation } from "@tanstack/react-query";
import { apiPaths } from "#schema/api-paths.ts";
import type { ProfilePatch } from "#schema/artist/profile-patch.ts";
import { userSchema } from "#schema/artist/user.ts";
import { callFor } from "#web/api/api.ts";
import { setCurrentUser } from "#web/api/current-user.ts";

export function usePatchProfile() {
  return useMutation({
    mutationFn: (patch: ProfilePatch) =>
      callFor(userSchema, "PATCH", apiPaths.profile, { body: patch }),
    onSuccess: setCurrentUser,
  });
}
