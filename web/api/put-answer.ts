import type { DataTag, QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Puts the answer of a change into the cached `queryKey`. A fetch that is running may have been answered before the
 * change, so it is started again.
 */
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
