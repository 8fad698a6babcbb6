import { queryOptions } from "@tanstack/react-query";
import { dismissalsSchema } from "#schema/price-lists/dismissals.ts";
import { priceListPaths } from "#schema/price-lists/price-list-paths.ts";
import { fetchKey, toKey } from "./api.ts";
import { refetchWhenShown } from "./query-client.ts";

/** The contradictions that the artist has dismissed, without which the price list is not shown. */
export const dismissalsQuery = queryOptions({
  queryKey: toKey(priceListPaths.dismissals),
  queryFn: fetchKey(dismissalsSchema),
  ...refetchWhenShown,
});
