import { agendaPath, agendaPaths } from "#schema/agenda/agenda-paths.ts";
import { apiPaths } from "#schema/api-paths.ts";
import { consignmentsPaths } from "#schema/consignments/consignments-paths.ts";
import { importPaths } from "#schema/imports/import-paths.ts";
import { linksPaths } from "#schema/links/links-paths.ts";
import type { AppPage } from "#schema/page-paths.ts";
import { payoutsPaths } from "#schema/payouts/payouts-paths.ts";
import { peoplePaths } from "#schema/people/people-paths.ts";
import { priceListPaths } from "#schema/price-lists/price-list-paths.ts";
import { salesPaths } from "#schema/sales/sales-paths.ts";

const { artworks, channels, sales } = apiPaths;
const { business, documents, invoices } = salesPaths;
const { people } = peoplePaths;
const { consignments } = consignmentsPaths;
const { links } = linksPaths;
/** The early script puts the day in (web/browser/early/preload.ts). */
const agendaToday = agendaPath("{today}");

/**
 * What each page asks for as soon as it is opened, whatever its address ends with: its shell preloads it, so that the
 * data need not wait for the scripts that ask for it. The first is needed first.
 */
export const pageAnswers: Readonly<Record<Exclude<AppPage, "pricing">, readonly string[]>> = {
  gallery: [artworks],
  profile: [artworks, business, channels],
  work: [artworks, channels, documents, links],
  priceList: [artworks, priceListPaths.lists, priceListPaths.dismissals, channels],
  sales: [artworks, sales, channels, business, invoices],
  people: [artworks, people, sales, invoices, channels, consignments, links],
  rooms: [artworks, people, consignments, links],
  room: [artworks, links, people, linksPaths.entries],
  person: [artworks, people, sales, invoices, channels],
  consignments: [artworks, people, consignments, links, payoutsPaths.owed, sales, channels],
  consignment: [artworks, consignments, people, channels],
  agenda: [agendaToday, artworks, invoices, channels, agendaPaths.calendar, people],
  import: [artworks, importPaths.imports, people],
  business: [artworks, business, sales, invoices, channels],
};
