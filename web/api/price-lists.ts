import { useQuery } from "@tanstack/react-query";
import { priceListsSchema } from "#schema/price-lists/price-list.ts";
import { priceListPaths } from "#schema/price-lists/price-list-paths.ts";
import { pathQuery } from "./path-query.ts";

export const priceListsQuery = pathQuery(priceListPaths.lists, priceListsSchema);

/** The artist's draft and published lists; asked for only where they are shown. */
export function usePriceLists(isEnabled: boolean) {
  return useQuery({ ...priceListsQuery, enabled: isEnabled });
}
