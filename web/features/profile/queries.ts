import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { apiPaths } from "#schema/api-paths.ts";
import type { ProfilePatch } from "#schema/profile.ts";
import { userSchema } from "#schema/user.ts";
import { call, callFor } from "#web/lib/api.ts";
import { setCurrentUser } from "#web/lib/current-user.ts";
import { openDeletion } from "./deletion.ts";

export function usePatchProfile() {
  return useMutation({
    mutationFn: (patch: ProfilePatch) =>
      callFor(userSchema, "PATCH", apiPaths.profile, { body: patch }),
    onSuccess: setCurrentUser,
  });
}

/** In milliseconds: with all the pictures the file is large. */
const downloadPatience = 10 * 60 * 1000;

/** Everything kept about the artist, whole: an answer that breaks off on the way fails. */
export function useFetchData() {
  return useMutation({
    mutationFn: async () =>
      (await call("GET", apiPaths.profileExport, { patience: downloadPatience })).blob(),
  });
}

export function useDeleteProfile() {
  const [remove] = useState(openDeletion);
  return useMutation({ mutationFn: remove });
}
