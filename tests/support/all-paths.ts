import { apiPaths } from "#schema/api-paths.ts";
import { priceListPaths } from "#schema/price-list/paths.ts";
import { salesPaths } from "#schema/sales/paths.ts";

/** Every path of the API by its name; those of price lists and sales are declared apart. */
export const allPaths = {
  ...apiPaths,
  ...priceListPaths,
  business: salesPaths.business,
} as const;
export type PathName = keyof typeof allPaths;
export const pathNames = Object.keys(allPaths) as PathName[];
