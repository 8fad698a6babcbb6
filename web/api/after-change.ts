import type { DataTag, InvalidateQueryFilters, QueryClient, QueryKey } from "@tanstack/react-query";

// A fetch that is running when something is changed may have been answered before the change. The library starts it again
// only if the query has data already, so these cancel it first.

/** Puts the answer of a change into the cached `queryKey`, and starts a running fetch of it again. */
export async function putAnswer<Data>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  update: (cached: Data | undefined) => Data | undefined,
): Promise<void> {
  const isFetching = client.isFetching({ queryKey, exact: true }) > 0;
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<Data>(queryKey, update);
  if (isFetching) void client.invalidateQueries({ queryKey, exact: true });
}

/** Fetches anew what a change has made out of date. */
export async function refetchChanged(
  client: QueryClient,
  filters: InvalidateQueryFilters,
): Promise<void> {
  await client.cancelQueries(filters);
  await client.invalidateQueries(filters);
}
