import { useMutationState, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { artworksQuery } from "./queries.ts";

// Apart from the queries, which are in the first view.

export const deletionKey = ["delete", ...artworksQuery.queryKey];

/**
 * The artist's works, newest first, without those that are being deleted; asked for only once the profile
 * allows it. A work whose deletion fails is back where it was, whatever was fetched or deleted meanwhile.
 */
export function useArtworks(isEnabled = true) {
  const { data, isFetching, refetch } = useQuery({ ...artworksQuery, enabled: isEnabled });
  const beingDeleted = useMutationState({
    filters: { mutationKey: deletionKey, status: "pending" },
    select: ({ state }) => state.variables,
  });
  const shown = useMemo(
    () => (beingDeleted.length === 0 ? data : data?.filter(({ id }) => !beingDeleted.includes(id))),
    [data, beingDeleted],
  );
  return { data: shown, isFetching, refetch };
}
