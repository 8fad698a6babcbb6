import { and, asc, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "#worker/db/client.ts";
import { consignments, consignmentVersions, payouts } from "#worker/db/consignment-tables.ts";
import { invoices, issuedDocuments } from "#worker/db/document-tables.ts";
import { entries, linkDays, links } from "#worker/db/link-tables.ts";
import type { PersonRow } from "#worker/db/people-tables.ts";
import { channels, sales } from "#worker/db/sale-tables.ts";
import { artworks, deletedArtworks, priceHistory } from "#worker/db/tables.ts";
import { invoiceColumns } from "#worker/invoices/shared-sql.ts";

// What names a person, by their id or in words.

export function selectChannelsOf(db: Database, { id, userId }: PersonRow) {
  return db
    .select({ id: channels.id, name: channels.name })
    .from(channels)
    .where(and(eq(channels.userId, userId), eq(channels.personId, id)));
}

/** Agreements with a person's gallery, and who confirmed the version that holds. */
export function selectConsignmentsOf(db: Database, { id, userId }: PersonRow) {
  return db
    .select({
      id: consignments.id,
      year: consignments.year,
      sequence: consignments.sequence,
      state: consignments.state,
      confirmedBy: consignmentVersions.confirmedBy,
    })
    .from(consignments)
    .innerJoin(
      channels,
      and(eq(channels.userId, consignments.userId), eq(channels.id, consignments.channelId)),
    )
    .innerJoin(
      consignmentVersions,
      and(
        eq(consignmentVersions.consignmentId, consignments.id),
        eq(consignmentVersions.version, consignments.version),
        eq(consignmentVersions.userId, consignments.userId),
      ),
    )
    .where(and(eq(consignments.userId, userId), eq(channels.personId, id)));
}

/** What a person's gallery paid, the latest day first. */
export function selectPayoutsOf(db: Database, { id, userId }: PersonRow) {
  return db
    .select(getTableColumns(payouts))
    .from(payouts)
    .innerJoin(
      channels,
      and(eq(channels.userId, payouts.userId), eq(channels.id, payouts.channelId)),
    )
    .where(and(eq(payouts.userId, userId), eq(channels.personId, id)))
    .orderBy(desc(payouts.date));
}

export function selectInvoicesOf(db: Database, { id, userId }: PersonRow) {
  return db
    .select(invoiceColumns)
    .from(invoices)
    .where(and(eq(invoices.userId, userId), eq(invoices.personId, id)));
}

export function selectSalesOf(db: Database, { id, userId }: PersonRow) {
  return db
    .select()
    .from(sales)
    .where(and(eq(sales.userId, userId), eq(sales.personId, id)));
}

export function selectHoldsFor(db: Database, { id, userId }: PersonRow) {
  return db
    .select({ artworkId: artworks.id, title: artworks.title, until: artworks.statusUntil })
    .from(artworks)
    .where(and(eq(artworks.userId, userId), eq(artworks.statusPersonId, id)));
}

export function selectDeletedHoldsFor(db: Database, { id, userId }: PersonRow) {
  return db
    .select({
      artworkId: deletedArtworks.id,
      title: deletedArtworks.title,
      until: deletedArtworks.statusUntil,
    })
    .from(deletedArtworks)
    .where(and(eq(deletedArtworks.userId, userId), eq(deletedArtworks.statusPersonId, id)));
}

export function selectLinksFor(db: Database, { id, userId }: PersonRow) {
  return db
    .select({ id: links.id, title: links.title, note: links.note, createdAt: links.createdAt })
    .from(links)
    .where(and(eq(links.userId, userId), eq(links.personId, id)));
}

export function selectLinkDaysFor(db: Database, { id, userId }: PersonRow) {
  return db
    .select({ linkId: linkDays.linkId, day: linkDays.day, count: linkDays.count })
    .from(linkDays)
    .innerJoin(links, and(eq(links.id, linkDays.linkId), eq(links.userId, linkDays.userId)))
    .where(and(eq(links.userId, userId), eq(links.personId, id)));
}

export function selectEntriesOf(db: Database, { id, userId }: PersonRow) {
  return db
    .select()
    .from(entries)
    .where(and(eq(entries.userId, userId), eq(entries.personId, id)));
}

/** Certificates and consignment lists that contain a person's name, organization or email. */
export function selectDocumentsNaming(db: Database, person: PersonRow) {
  return db
    .select()
    .from(issuedDocuments)
    .where(
      and(
        eq(issuedDocuments.userId, person.userId),
        contains(
          issuedDocuments.content,
          wordsOf(person).map((text) => JSON.stringify(text).slice(1, -1)),
        ),
      ),
    )
    .orderBy(desc(issuedDocuments.createdAt));
}

/** Lines of the price history whose reason contains them. */
export function selectReasonsNaming(db: Database, person: PersonRow) {
  return db
    .select({
      artworkId: priceHistory.artworkId,
      at: priceHistory.at,
      reason: priceHistory.reason,
    })
    .from(priceHistory)
    .where(
      and(eq(priceHistory.userId, person.userId), contains(priceHistory.reason, wordsOf(person))),
    )
    .orderBy(asc(priceHistory.artworkId), asc(priceHistory.at));
}

function wordsOf({ name, organization, email }: PersonRow): string[] {
  return [name, organization, email].filter((text) => text !== "");
}

function contains(column: SQLiteColumn, texts: readonly string[]) {
  return sql`exists (
    select 1 from json_each(${JSON.stringify(texts)}) as sent where instr(${column}, sent.value) > 0
  )`;
}
