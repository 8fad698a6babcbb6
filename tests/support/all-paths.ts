import { agendaPaths } from "#schema/agenda/agenda-paths.ts";
import { apiPaths } from "#schema/api-paths.ts";
import { askingPricesPaths } from "#schema/artworks/asking-prices-paths.ts";
import { consignmentsPaths } from "#schema/consignments/consignments-paths.ts";
import { importPaths } from "#schema/imports/import-paths.ts";
import { linksPaths } from "#schema/links/links-paths.ts";
import { payoutsPaths } from "#schema/payouts/payouts-paths.ts";
import { peoplePaths } from "#schema/people/people-paths.ts";
import { priceListPaths } from "#schema/price-lists/price-list-paths.ts";
import { salesPaths } from "#schema/sales/sales-paths.ts";

/** Every path of the API by its name; those of price lists, imports, people, the agenda, links, sales, payouts, consignments and prices changed together are declared apart. */
export const allPaths = {
  ...apiPaths,
  ...askingPricesPaths,
  ...priceListPaths,
  ...importPaths,
  ...peoplePaths,
  ...agendaPaths,
  ...linksPaths,
  ...salesPaths,
  ...payoutsPaths,
  ...consignmentsPaths,
} as const;
export type PathName = keyof typeof allPaths;
export const pathNames = Object.keys(allPaths) as PathName[];

/** A path with this in place of each of its ids. */
export function pathWith(name: PathName, id: string): string {
  return allPaths[name].replaceAll(/:\w+/g, () => encodeURIComponent(id));
}
