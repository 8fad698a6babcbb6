import { asc, desc, eq, sql } from "drizzle-orm";
import { selectCalendar } from "#worker/agenda/calendar-queries.ts";
import { selectPostponements } from "#worker/agenda/queries.ts";
import { selectBatches } from "#worker/artworks/asking-prices/queries.ts";
import { selectBusiness } from "#worker/business/queries.ts";
import { selectChannels } from "#worker/channels/queries.ts";
import { consignmentQueries } from "#worker/consignments/queries.ts";
import type { Database } from "#worker/db/client.ts";
import { documentWorks } from "#worker/db/document-tables.ts";
import { importPeople, importRows } from "#worker/db/import-tables.ts";
import { mergedRows, peopleMerges } from "#worker/db/people-tables.ts";
import { appliedPrices, batchPrices } from "#worker/db/price-list-tables.ts";
import { subscriptionAttempts } from "#worker/db/subscription-tables.ts";
import {
  artworkSaves,
  feedback,
  inventoryCounters,
  offeredPrices,
  priceHistory,
  sessions,
  users,
} from "#worker/db/tables.ts";
import { selectDocuments, selectDocumentWorks } from "#worker/documents/queries.ts";
import { selectImports } from "#worker/imports/queries.ts";
import { selectInvoices } from "#worker/invoices/queries.ts";
import { selectEntries } from "#worker/links/entry-queries.ts";
import { selectLinkDays, selectLinks } from "#worker/links/queries.ts";
import { selectPayouts } from "#worker/payouts/queries.ts";
import { selectPeople } from "#worker/people/queries.ts";
import { selectDismissals } from "#worker/price-lists/dismissal-queries.ts";
import { selectPriceLists } from "#worker/price-lists/queries.ts";
import { selectSales } from "#worker/sales/queries.ts";
import { asDeleted, asExisting } from "./data-export/exported-artwork.ts";
import { selectDeletedWorks, selectWorks } from "./pictured-rows-queries.ts";

/**
 * The rows about a user that are not read with the session, from one batch; newest first.
 * @param hasPictures Whether to read the rows that can have pictures too, which are by far the most.
 */
export async function readExportRows(db: Database, ownerId: string, hasPictures: boolean) {
  // In SQLite a limit of -1 is none.
  const limit = hasPictures ? -1 : 0;
  const [
    sessionRows,
    attempts,
    feedbackRows,
    saves,
    artworkRows,
    deletedRows,
    businesses,
    channels,
    people,
    postponements,
    calendars,
    linkRows,
    linkDayRows,
    entryRows,
    payouts,
    consignments,
    consignmentVersions,
    consignmentWorks,
    merges,
    movedRows,
    counters,
    saleRows,
    history,
    offered,
    lists,
    applied,
    batches,
    batchPriceRows,
    dismissals,
    invoices,
    documents,
    documentWorkRows,
    imports,
    importedRows,
    importedPeople,
    [moment],
  ] = await db.batch([
    db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, ownerId))
      .orderBy(desc(sessions.createdAt)),
    db.select().from(subscriptionAttempts).where(eq(subscriptionAttempts.userId, ownerId)),
    db
      .select()
      .from(feedback)
      .where(eq(feedback.userId, ownerId))
      .orderBy(desc(feedback.createdAt)),
    db
      .select()
      .from(artworkSaves)
      .where(eq(artworkSaves.userId, ownerId))
      .orderBy(desc(artworkSaves.createdAt)),
    selectWorks(db, ownerId).limit(limit),
    selectDeletedWorks(db, ownerId).limit(limit),
    selectBusiness(db, ownerId),
    selectChannels(db, ownerId),
    selectPeople(db, ownerId),
    selectPostponements(db, ownerId),
    selectCalendar(db, ownerId),
    selectLinks(db, ownerId),
    selectLinkDays(db, ownerId),
    selectEntries(db, ownerId),
    selectPayouts(db, ownerId),
    ...consignmentQueries(db, ownerId),
    db
      .select()
      .from(peopleMerges)
      .where(eq(peopleMerges.userId, ownerId))
      .orderBy(asc(peopleMerges.mergedAt)),
    db
      .select()
      .from(mergedRows)
      .where(eq(mergedRows.userId, ownerId))
      .orderBy(asc(mergedRows.mergeId), asc(mergedRows.kind), asc(mergedRows.rowId)),
    db
      .select()
      .from(inventoryCounters)
      .where(eq(inventoryCounters.userId, ownerId))
      .orderBy(asc(inventoryCounters.year)),
    selectSales(db, ownerId),
    db
      .select()
      .from(priceHistory)
      .where(eq(priceHistory.userId, ownerId))
      .orderBy(asc(priceHistory.artworkId), asc(priceHistory.at), asc(priceHistory.id)),
    db
      .select()
      .from(offeredPrices)
      .where(eq(offeredPrices.userId, ownerId))
      .orderBy(asc(offeredPrices.artworkId), asc(offeredPrices.at)),
    selectPriceLists(db, ownerId),
    db.select().from(appliedPrices).where(eq(appliedPrices.userId, ownerId)),
    selectBatches(db, ownerId),
    db
      .select()
      .from(batchPrices)
      .where(eq(batchPrices.userId, ownerId))
      .orderBy(asc(batchPrices.batchId), asc(batchPrices.artworkId)),
    selectDismissals(db, ownerId),
    selectInvoices(db, ownerId),
    selectDocuments(db, ownerId),
    selectDocumentWorks(db, ownerId).limit(limit),
    selectImports(db, ownerId),
    db
      .select()
      .from(importRows)
      .where(eq(importRows.userId, ownerId))
      .orderBy(asc(importRows.importId), asc(importRows.row)),
    db
      .select()
      .from(importPeople)
      .where(eq(importPeople.userId, ownerId))
      .orderBy(asc(importPeople.importId), asc(importPeople.row)),
    selectMoment(db, ownerId),
  ]);
  return {
    moment: moment ?? noMoment,
    sessions: sessionRows,
    attempt: attempts[0] ?? null,
    feedback: feedbackRows,
    saves,
    artworks: [...artworkRows.map(asExisting), ...deletedRows.map(asDeleted)],
    business: businesses[0] ?? null,
    channels,
    people,
    postponements,
    calendar: calendars[0] ?? null,
    links: linkRows,
    linkDays: linkDayRows,
    entries: entryRows,
    payouts,
    consignments,
    consignmentVersions,
    consignmentWorks,
    merges,
    movedRows,
    inventoryCounters: counters,
    sales: saleRows,
    priceHistory: history,
    offeredPrices: offered,
    priceLists: lists,
    appliedPrices: applied,
    priceBatches: batches,
    batchPrices: batchPriceRows,
    dismissals,
    invoices,
    documents,
    documentWorks: documentWorkRows,
    imports,
    importedRows,
    importedPeople,
  };
}

/**
 * What an artist's rows with pictures were at a moment: the version of the works, and the last row of the works of documents,
 * which are never changed.
 */
export interface ExportMoment {
  readonly version: string;
  readonly lastDocumentWork: number;
}

const noMoment: ExportMoment = { version: "", lastDocumentWork: 0 };

function selectMoment(db: Database, ownerId: string) {
  const last = sql<number>`coalesce(
    (select max(rowid) from ${documentWorks} where user_id = ${ownerId}), 0
  )`;
  return db
    .select({ version: users.artworksVersion, lastDocumentWork: last.as("last_document_work") })
    .from(users)
    .where(eq(users.id, ownerId));
}
