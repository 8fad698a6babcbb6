import { apiPaths } from "#schema/api-paths.ts";
import { priceListPaths } from "#schema/price-list/paths.ts";

/** Every path of the API by its name; those of price lists are declared apart. */
export const allPaths = { ...apiPaths, ...priceListPaths } as const;
export type PathName = keyof typeof allPaths;
export const pathNames = Object.keys(allPaths) as PathName[];
