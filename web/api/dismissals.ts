import { dismissalsSchema } from "#schema/price-lists/dismissals.ts";
import { priceListPaths } from "#schema/price-lists/price-list-paths.ts";
import { pathQuery } from "./path-query.ts";

/** The contradictions that the artist has dismissed, without which the price list is not shown. */
export const dismissalsQuery = pathQuery(priceListPaths.dismissals, dismissalsSchema);
