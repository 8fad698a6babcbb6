import { queryOptions, useQuery } from "@tanstack/react-query";
import { priceListsSchema } from "#schema/price-lists/price-list.ts";
import { priceListPaths } from "#schema/price-lists/price-list-paths.ts";
import { fetchKey, toKey } from "./api.ts";
import { refetchWhenShown } from "./query-client.ts";

export const priceListsQuery = queryOptions({
  queryKey: toKey(priceListPaths.lists),
  queryFn: fetchKey(priceListsSchema),
  ...refetchWhenShown,
});

/** The artist's draft and published lists; asked for only where they are shown. */
export function usePriceLists(isEnabled: boolean) {
  return useQuery({ ...priceListsQuery, enabled: isEnabled });
}
