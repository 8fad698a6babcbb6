import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { apiPaths } from "#schema/api-paths.ts";
import { call } from "#web/api/api.ts";
import { openDeletion } from "./deletion.ts";

// Apart from the profile's other query, which is in the first view.

/** In milliseconds: with all the pictures the file is large. */
const downloadTimeout = 10 * 60 * 1000;

/** Everything stored about the artist; an incomplete response fails. */
export function useFetchData() {
  return useMutation({
    mutationFn: async () =>
      (await call("GET", apiPaths.profileExport, { timeout: downloadTimeout })).blob(),
  });
}

export function useDeleteProfile() {
  const [remove] = useState(openDeletion);
  return useMutation({ mutationFn: remove });
}
