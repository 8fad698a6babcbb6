import { asc, desc, eq, getTableColumns } from "drizzle-orm";
import { isOpenSale, openSaleColumns } from "#worker/artworks/queries.ts";
import { selectBusiness } from "#worker/business/queries.ts";
import { selectChannels } from "#worker/channels/queries.ts";
import type { Database } from "#worker/db/client.ts";
import { importRows } from "#worker/db/import-tables.ts";
import { appliedPrices } from "#worker/db/price-list-tables.ts";
import { sales } from "#worker/db/sale-tables.ts";
import {
  artworkSaves,
  artworks,
  deletedArtworks,
  feedback,
  inventoryCounters,
  priceHistory,
  sessions,
  subscriptionAttempts,
} from "#worker/db/tables.ts";
import { selectDocuments, selectDocumentWorks } from "#worker/documents/queries.ts";
import { selectImports } from "#worker/imports/queries.ts";
import { selectInvoices } from "#worker/invoices/queries.ts";
import { selectDismissals } from "#worker/price-lists/dismissal-queries.ts";
import { selectPriceLists } from "#worker/price-lists/queries.ts";
import { selectSales } from "#worker/sales/queries.ts";

/** The rows about a user that are not read with the session, from one batch; newest first. */
export async function readExportRows(db: Database, ownerId: string) {
  const [
    sessionRows,
    attempts,
    feedbackRows,
    saves,
    artworkRows,
    deletedRows,
    businesses,
    channels,
    counters,
    saleRows,
    history,
    lists,
    applied,
    dismissals,
    invoices,
    documents,
    documentWorks,
    imports,
    importedRows,
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
    db
      .select({ ...getTableColumns(artworks), sale: openSaleColumns })
      .from(artworks)
      .leftJoin(sales, isOpenSale)
      .where(eq(artworks.userId, ownerId))
      .orderBy(desc(artworks.createdAt)),
    db
      .select()
      .from(deletedArtworks)
      .where(eq(deletedArtworks.userId, ownerId))
      .orderBy(desc(deletedArtworks.deletedAt)),
    selectBusiness(db, ownerId),
    selectChannels(db, ownerId),
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
    selectPriceLists(db, ownerId),
    db.select().from(appliedPrices).where(eq(appliedPrices.userId, ownerId)),
    selectDismissals(db, ownerId),
    selectInvoices(db, ownerId),
    selectDocuments(db, ownerId),
    selectDocumentWorks(db, ownerId),
    selectImports(db, ownerId),
    db
      .select()
      .from(importRows)
      .where(eq(importRows.userId, ownerId))
      .orderBy(asc(importRows.importId), asc(importRows.row)),
  ]);
  return {
    sessions: sessionRows,
    attempt: attempts[0] ?? null,
    feedback: feedbackRows,
    saves,
    artworks: [
      ...artworkRows.map((row) => ({ ...row, deletedAt: null })),
      ...deletedRows.map((row) => ({ ...row, sale: null })),
    ],
    business: businesses[0] ?? null,
    channels,
    inventoryCounters: counters,
    sales: saleRows,
    priceHistory: history,
    priceLists: lists,
    appliedPrices: applied,
    dismissals,
    invoices,
    documents,
    documentWorks,
    imports,
    importedRows,
  };
}
