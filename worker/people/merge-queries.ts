import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { earlierPath, earlierValue } from "#worker/consignments/earlier-values.ts";
import { batchByName, type Database } from "#worker/db/client.ts";
import { consignmentWorks } from "#worker/db/consignment-tables.ts";
import { invoices } from "#worker/db/document-tables.ts";
import { insertFromSelect } from "#worker/db/insert-from-select.ts";
import { entries, links } from "#worker/db/link-tables.ts";
import { nextUpdatedAt } from "#worker/db/next-updated-at.ts";
import {
  type MovedKind,
  mergedRows,
  type PeopleMergeRow,
  type PersonRow,
  people,
  peopleMerges,
} from "#worker/db/people-tables.ts";
import { channels, sales } from "#worker/db/sale-tables.ts";
import { artworks, deletedArtworks, users } from "#worker/db/tables.ts";
import { buyerOf } from "./buyer.ts";
import { isAsRead } from "./conditions.ts";
import { selectPerson } from "./queries.ts";

/** A merge, and the person who stayed as they are then. */
export interface Merged {
  readonly merge: PeopleMergeRow;
  readonly person: PersonRow;
}

interface MergeOf {
  readonly id: string;
  readonly intoId: string;
  readonly idempotencyKey: string | null;
}

/** The two people, each null without one, and the merge that an earlier request with the same key made. */
export async function findMergeContext(
  db: Database,
  ownerId: string,
  { id, intoId, idempotencyKey }: MergeOf,
) {
  const [[merged], [into], [earlier]] = await db.batch([
    selectPerson(db, ownerId, id),
    selectPerson(db, ownerId, intoId),
    db
      .select()
      .from(peopleMerges)
      .where(
        and(
          eq(peopleMerges.userId, ownerId),
          eq(peopleMerges.idempotencyKey, idempotencyKey ?? ""),
        ),
      ),
  ]);
  return { merged: merged ?? null, into: into ?? null, earlier: earlier ?? null };
}

/**
 * Merges two people in one batch, if both are as they were read. What says of the merged person what they said says it of
 * the other one from now on; a sale on an invoice stays as it was invoiced. Null when one has been changed since.
 */
export async function insertMerge(
  db: Database,
  { merged, into }: { readonly merged: PersonRow; readonly into: PersonRow },
  merge: PeopleMergeRow,
): Promise<Merged | null> {
  const { id, userId, mergedAt } = merge;
  const after = Object.fromEntries(
    Object.entries(merge.filled).map(([field, value]) => [field, value.after]),
  );
  const isMerged = sql`exists (
    select 1 from ${peopleMerges} where ${peopleMerges.id} = ${id} and ${peopleMerges.userId} = ${userId}
  )`;
  const condition = and(eq(users.id, userId), isAsRead(merged), isAsRead(into));
  const updatedAt = nextUpdatedAt(into, mergedAt);
  const before = buyerOf(merged);
  const next = buyerOf({ ...into, ...after });
  const whole = (column: SQLiteColumn, from = "", to = "") =>
    sql`iif(${sales.invoiceId} is null and coalesce(${column}, '') = ${from}, ${to}, ${column})`;
  const isHeld = (works: typeof artworks | typeof deletedArtworks) =>
    and(eq(works.userId, userId), eq(works.statusPersonId, merged.id), isMerged);
  const held = (works: typeof artworks | typeof deletedArtworks) => ({
    statusPersonId: into.id,
    statusWho: sql`iif(${works.statusWho} = ${before.name}, ${next.name}, ${works.statusWho})`,
  });
  const { earlier } = consignmentWorks;
  const who = earlierValue("statusWho");
  const { stayed } = await batchByName(db, {
    merge: insertFromSelect(db, peopleMerges, merge, sql`from ${users} where ${condition}`),
    ...insertMoved(db, merge, isMerged),
    // Before the rest moves, so that what the other one gets is shown by their own sales too.
    into: db
      .update(people)
      .set({ ...after, updatedAt })
      .where(and(eq(people.id, into.id), eq(people.userId, userId), isMerged)),
    sales: db
      .update(sales)
      .set({
        personId: into.id,
        buyerName: whole(sales.buyerName, before.name, next.name),
        buyerEmail: whole(sales.buyerEmail, before.email, next.email),
        buyerAddress: whole(sales.buyerAddress, before.address, next.address),
        buyerCountry: whole(sales.buyerCountry, before.country, next.country),
        buyerRegion: whole(sales.buyerRegion, before.region, next.region),
      })
      .where(and(eq(sales.userId, userId), eq(sales.personId, merged.id), isMerged)),
    holds: db.update(artworks).set(held(artworks)).where(isHeld(artworks)),
    deletedHolds: db
      .update(deletedArtworks)
      .set(held(deletedArtworks))
      .where(isHeld(deletedArtworks)),
    channels: db
      .update(channels)
      .set({ personId: into.id })
      .where(and(eq(channels.userId, userId), eq(channels.personId, merged.id), isMerged)),
    invoices: db
      .update(invoices)
      .set({ personId: into.id })
      .where(and(eq(invoices.userId, userId), eq(invoices.personId, merged.id), isMerged)),
    links: db
      .update(links)
      .set({ personId: into.id })
      .where(and(eq(links.userId, userId), eq(links.personId, merged.id), isMerged)),
    entries: db
      .update(entries)
      .set({ personId: into.id })
      .where(and(eq(entries.userId, userId), eq(entries.personId, merged.id), isMerged)),
    consignedWorks: db
      .update(consignmentWorks)
      .set({
        earlier: sql`json_set(
          ${earlier}, ${earlierPath("statusWho")}, iif(${who} = ${before.name}, ${next.name}, ${who}),
          ${earlierPath("statusPersonId")}, ${into.id}
        )`,
      })
      .where(
        and(
          eq(consignmentWorks.userId, userId),
          sql`${earlierValue("statusPersonId")} = ${merged.id}`,
          isMerged,
        ),
      ),
    merged: db
      .delete(people)
      .where(and(eq(people.id, merged.id), eq(people.userId, userId), isMerged)),
    stayed: db
      .select()
      .from(people)
      .where(and(eq(people.id, into.id), eq(people.userId, userId), isMerged)),
  });
  const [person] = stayed;
  return person ? { merge, person } : null;
}

/** What is noted of a sale that a merge moves, in this order. */
export const notedOfSale = [
  "buyerName",
  "buyerEmail",
  "buyerAddress",
  "buyerCountry",
  "buyerRegion",
  "invoiceId",
] as const satisfies readonly (keyof typeof sales.$inferSelect)[];

/** What a work of an agreement is noted as. */
export const rowOfConsigned = sql`${consignmentWorks.consignmentId} || ' ' || ${consignmentWorks.artworkId}`;

/** Deletes what separates people again who were merged before `time`. */
export async function deleteMergesBefore(db: Database, time: Date): Promise<void> {
  await db.delete(peopleMerges).where(lt(peopleMerges.mergedAt, time));
}

/** Notes what the merge is about to move, and what it said. */
function insertMoved(db: Database, { id, userId, mergedId }: PeopleMergeRow, isMerged: SQL) {
  const row = (kind: MovedKind, rowId: SQLiteColumn | SQL, earlier: SQL) =>
    sql`select ${userId}, ${id}, ${kind}, ${rowId}, ${earlier}`;
  const own = (owner: SQLiteColumn, person: SQLiteColumn | SQL) =>
    sql`where ${owner} = ${userId} and ${person} = ${mergedId} and ${isMerged}`;
  const nothing = sql`'[]'`;
  const noted = notedOfSale.map((name) => sql`${sales[name]}`);
  const buyer = sql`json_array(${sql.join(noted, sql`, `)})`;
  const moved = db.insert(mergedRows).select(sql`
    ${row("sale", sales.id, buyer)} from ${sales} ${own(sales.userId, sales.personId)}
    union all ${row("artwork", artworks.id, sql`json_array(${artworks.statusWho})`)}
    from ${artworks} ${own(artworks.userId, artworks.statusPersonId)}
    union all ${row("artwork", deletedArtworks.id, sql`json_array(${deletedArtworks.statusWho})`)}
    from ${deletedArtworks} ${own(deletedArtworks.userId, deletedArtworks.statusPersonId)}
    union all ${row("channel", channels.id, nothing)} from ${channels} ${own(channels.userId, channels.personId)}
    union all ${row("invoice", invoices.id, nothing)} from ${invoices} ${own(invoices.userId, invoices.personId)}
  `);
  // Apart, because D1 joins at most five.
  const sent = db.insert(mergedRows).select(sql`
    ${row("link", links.id, nothing)} from ${links} ${own(links.userId, links.personId)}
    union all ${row("entry", entries.id, nothing)} from ${entries} ${own(entries.userId, entries.personId)}
    union all ${row("consigned", rowOfConsigned, sql`json_array(${earlierValue("statusWho")})`)}
    from ${consignmentWorks} ${own(consignmentWorks.userId, earlierValue("statusPersonId"))}
  `);
  return { moved, sent };
}
