import type { DataTag, InvalidateQueryFilters, QueryKey } from "@tanstack/react-query";
import { queryClient } from "./query-client.ts";

// A fetch that is running when something is changed may have been answered before the change. The library starts it again
// only if the query has data already, so these cancel it first.

/** Puts the answer of a change into the cached `queryKey`, and starts a running fetch of it again. */
export async function putAnswer<Data>(
  queryKey: DataTag<QueryKey, Data, Error>,
  update: (cached: Data | undefined) => Data | undefined,
): Promise<void> {
  const isFetching = queryClient.isFetching({ queryKey, exact: true }) > 0;
  await queryClient.cancelQueries({ queryKey, exact: true });
  const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  // The rest of what is cached is as old as before (`refetchWhenShown`).
  queryClient.setQueryData<Data>(queryKey, update, { updatedAt });
  if (isFetching) void queryClient.invalidateQueries({ queryKey, exact: true });
}

/** Fetches anew what a change has made out of date. */
export async function refetchChanged(filters: InvalidateQueryFilters): Promise<void> {
  await queryClient.cancelQueries(filters);
  await queryClient.invalidateQueries(filters);
}
