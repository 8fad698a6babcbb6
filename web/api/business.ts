import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type Business, businessSchema } from "#schema/sales/business.ts";
import { salesPaths } from "#schema/sales/paths.ts";
import { callFor, fetchKey, toKey } from "./api.ts";

export const businessQuery = queryOptions({
  queryKey: toKey(salesPaths.business),
  queryFn: fetchKey(businessSchema),
  // What was changed in another window is shown.
  refetchOnMount: "always",
  // Offline it fails at once, and the page says so.
  networkMode: "always",
});

/** The artist's business details; asked for only where they are shown. */
export function useBusiness(isEnabled = true) {
  return useQuery({ ...businessQuery, enabled: isEnabled });
}

/**
 * Saves the details that `change` makes of those that are stored now, so that what another window has changed meanwhile
 * stays.
 */
export function useSaveBusiness() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: (stored: Business) => Business) => {
      const stored = await callFor(businessSchema, "GET", salesPaths.business);
      return callFor(businessSchema, "PUT", salesPaths.business, { body: change(stored) });
    },
    onSuccess: (saved) => client.setQueryData(businessQuery.queryKey, saved),
  });
}
