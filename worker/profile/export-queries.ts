import { asc, desc, eq, sql } from "drizzle-orm";
import { selectCalendar } from "#worker/agenda/calendar-queries.ts";
import { selectPostponements } from "#worker/agenda/queries.ts";
import { selectBatches } from "#worker/artworks/asking-prices/queries.ts";
import { selectBusiness } from "#worker/business/queries.ts";
import { selectChannels } from "#worker/channels/queries.ts";
import { consignmentQueries } from "#worker/consignments/queries.ts";
import { batchByName, type Database } from "#worker/db/client.ts";
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
  const { moments, attempts, existing, deleted, businesses, calendars, ...rows } =
    await batchByName(db, {
      sessions: db
        .select()
        .from(sessions)
        .where(eq(sessions.userId, ownerId))
        .orderBy(desc(sessions.createdAt)),
      attempts: db
        .select()
        .from(subscriptionAttempts)
        .where(eq(subscriptionAttempts.userId, ownerId)),
      feedback: db
        .select()
        .from(feedback)
        .where(eq(feedback.userId, ownerId))
        .orderBy(desc(feedback.createdAt)),
      saves: db
        .select()
        .from(artworkSaves)
        .where(eq(artworkSaves.userId, ownerId))
        .orderBy(desc(artworkSaves.createdAt)),
      existing: selectWorks(db, ownerId).limit(limit),
      deleted: selectDeletedWorks(db, ownerId).limit(limit),
      businesses: selectBusiness(db, ownerId),
      channels: selectChannels(db, ownerId),
      people: selectPeople(db, ownerId),
      postponements: selectPostponements(db, ownerId),
      calendars: selectCalendar(db, ownerId),
      links: selectLinks(db, ownerId),
      linkDays: selectLinkDays(db, ownerId),
      entries: selectEntries(db, ownerId),
      payouts: selectPayouts(db, ownerId),
      ...consignmentQueries(db, ownerId),
      merges: db
        .select()
        .from(peopleMerges)
        .where(eq(peopleMerges.userId, ownerId))
        .orderBy(asc(peopleMerges.mergedAt)),
      movedRows: db
        .select()
        .from(mergedRows)
        .where(eq(mergedRows.userId, ownerId))
        .orderBy(asc(mergedRows.mergeId), asc(mergedRows.kind), asc(mergedRows.rowId)),
      inventoryCounters: db
        .select()
        .from(inventoryCounters)
        .where(eq(inventoryCounters.userId, ownerId))
        .orderBy(asc(inventoryCounters.year)),
      sales: selectSales(db, ownerId),
      priceHistory: db
        .select()
        .from(priceHistory)
        .where(eq(priceHistory.userId, ownerId))
        .orderBy(asc(priceHistory.artworkId), asc(priceHistory.at), asc(priceHistory.id)),
      offeredPrices: db
        .select()
        .from(offeredPrices)
        .where(eq(offeredPrices.userId, ownerId))
        .orderBy(asc(offeredPrices.artworkId), asc(offeredPrices.at)),
      priceLists: selectPriceLists(db, ownerId),
      appliedPrices: db.select().from(appliedPrices).where(eq(appliedPrices.userId, ownerId)),
      priceBatches: selectBatches(db, ownerId),
      batchPrices: db
        .select()
        .from(batchPrices)
        .where(eq(batchPrices.userId, ownerId))
        .orderBy(asc(batchPrices.batchId), asc(batchPrices.artworkId)),
      dismissals: selectDismissals(db, ownerId),
      invoices: selectInvoices(db, ownerId),
      documents: selectDocuments(db, ownerId),
      documentWorks: selectDocumentWorks(db, ownerId).limit(limit),
      imports: selectImports(db, ownerId),
      importedRows: db
        .select()
        .from(importRows)
        .where(eq(importRows.userId, ownerId))
        .orderBy(asc(importRows.importId), asc(importRows.row)),
      importedPeople: db
        .select()
        .from(importPeople)
        .where(eq(importPeople.userId, ownerId))
        .orderBy(asc(importPeople.importId), asc(importPeople.row)),
      moments: selectMoment(db, ownerId),
    });
  return {
    ...rows,
    moment: moments[0] ?? noMoment,
    attempt: attempts[0] ?? null,
    artworks: [...existing.map(asExisting), ...deleted.map(asDeleted)],
    business: businesses[0] ?? null,
    calendar: calendars[0] ?? null,
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
