import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { KeptByUndo } from "#schema/people/merge.ts";
import { invoiceNumber } from "#schema/sales/invoice-number.ts";
import { earlierPath, earlierValue } from "#worker/consignments/earlier-values.ts";
import { batchByName, type Database } from "#worker/db/client.ts";
import { consignmentWorks } from "#worker/db/consignment-tables.ts";
import { invoices } from "#worker/db/document-tables.ts";
import { insertFromSelect } from "#worker/db/insert-from-select.ts";
import { entries, links } from "#worker/db/link-tables.ts";
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
import { notedOfSale, rowOfConsigned } from "./merge-queries.ts";

/** The owner's merge of this id that was made after `since`, and the person who stayed; each null without one. */
export async function findMerge(db: Database, ownerId: string, id: string, since: Date) {
  const isOwn = and(eq(peopleMerges.id, id), eq(peopleMerges.userId, ownerId));
  const intoId = db.select({ id: peopleMerges.intoId }).from(peopleMerges).where(isOwn);
  const [[merge], [into]] = await db.batch([
    db
      .select()
      .from(peopleMerges)
      .where(and(isOwn, gt(peopleMerges.mergedAt, since))),
    db
      .select()
      .from(people)
      .where(and(eq(people.userId, ownerId), eq(people.id, sql`(${intoId})`))),
  ]);
  return { merge: merge ?? null, into: into ?? null };
}

/** Selects the owner's merges that were made after `since`, in no order. */
export function selectMergesSince(db: Database, owner: string | SQL, since: Date) {
  return db
    .select()
    .from(peopleMerges)
    .where(and(eq(peopleMerges.userId, owner), gt(peopleMerges.mergedAt, since)));
}

/** A merge, the person who stayed as they were read, and what they lose again. */
interface Separation {
  readonly merge: PeopleMergeRow;
  readonly into: PersonRow | null;
  readonly emptied: Partial<PersonRow>;
}

/**
 * Undoes a merge in one batch, if it is still there and the person who stayed is as they were read. Rows return that
 * are still theirs and say what they said after the merge; a sale that has been invoiced since stays. Null when the person
 * has been changed meanwhile.
 */
export async function separatePeople(
  db: Database,
  { merge, into, emptied }: Separation,
  now: Date,
) {
  const { id, userId, mergedId, intoId, person } = merge;
  const back = sql`exists (
    select 1 from ${people} where ${people.id} = ${mergedId} and ${people.userId} = ${userId}
      and ${people.updatedAt} = ${now.getTime()}
  ) and exists (
    select 1 from ${peopleMerges} where ${peopleMerges.id} = ${id} and ${peopleMerges.userId} = ${userId}
  )`;
  const condition = and(
    eq(users.id, userId),
    sql`exists (
      select 1 from ${peopleMerges} where ${peopleMerges.id} = ${id} and ${peopleMerges.userId} = ${userId}
    )`,
    into === null ? undefined : isAsRead(into),
  );
  const moved = (kind: MovedKind, rowId: SQLiteColumn | SQL) => sql`${rowId} in (
    select ${mergedRows.rowId} from ${mergedRows}
    where ${mergedRows.mergeId} = ${id} and ${mergedRows.userId} = ${userId} and ${mergedRows.kind} = ${kind}
  )`;
  const earlier = (kind: MovedKind, rowId: SQLiteColumn | SQL, position: number) => sql`(
    select ${mergedRows.earlier} ->> ${sql.raw(`'$[${position}]'`)} from ${mergedRows}
    where ${mergedRows.mergeId} = ${id} and ${mergedRows.userId} = ${userId} and ${mergedRows.kind} = ${kind}
      and ${mergedRows.rowId} = ${rowId}
  )`;
  const isMoved = (
    kind: MovedKind,
    table: typeof channels | typeof invoices | typeof links | typeof entries,
  ) => and(eq(table.userId, userId), eq(table.personId, intoId), moved(kind, table.id), back);
  const shown = into === null ? null : buyerOf(into);
  const ofSale = (name: (typeof notedOfSale)[number]) =>
    earlier("sale", sales.id, notedOfSale.indexOf(name));
  const buyer = [
    ["buyerName", shown?.name],
    ["buyerEmail", shown?.email],
    ["buyerAddress", shown?.address],
    ["buyerCountry", shown?.country],
    ["buyerRegion", shown?.region],
  ] as const;
  /** Whether a text is as the merge left it: what the person says who stayed, or what it said before. */
  const isLeft = (column: SQLiteColumn, text: string | undefined, before: SQL) =>
    sql`(coalesce(${column}, '') = ${text ?? ""} or ${column} is ${before})`;
  const isHeld = (works: typeof artworks | typeof deletedArtworks) =>
    and(
      eq(works.userId, userId),
      eq(works.statusPersonId, intoId),
      moved("artwork", works.id),
      isLeft(works.statusWho, shown?.name, earlier("artwork", works.id, 0)),
      back,
    );
  const held = (works: typeof artworks | typeof deletedArtworks) => ({
    statusPersonId: mergedId,
    statusWho: earlier("artwork", works.id, 0),
  });
  const { earlier: consigned } = consignmentWorks;
  const { kept, merges, pair } = await batchByName(db, {
    separated: insertFromSelect(
      db,
      people,
      {
        ...person,
        // A merge from before people had these is stored without them.
        distinctFrom: person.distinctFrom ?? "",
        formerEmails: person.formerEmails ?? "",
        createdAt: new Date(person.createdAt),
        updatedAt: now,
        erasedAt: null,
      },
      sql`from ${users} where ${condition}`,
    ).onConflictDoNothing(),
    sales: db
      .update(sales)
      .set({
        personId: mergedId,
        buyerName: ofSale("buyerName"),
        buyerEmail: ofSale("buyerEmail"),
        buyerAddress: ofSale("buyerAddress"),
        buyerCountry: ofSale("buyerCountry"),
        buyerRegion: ofSale("buyerRegion"),
      })
      .where(
        and(
          eq(sales.userId, userId),
          eq(sales.personId, intoId),
          moved("sale", sales.id),
          sql`${sales.invoiceId} is ${ofSale("invoiceId")}`,
          ...buyer.map(([name, text]) => isLeft(sales[name], text, ofSale(name))),
          back,
        ),
      ),
    holds: db.update(artworks).set(held(artworks)).where(isHeld(artworks)),
    deletedHolds: db
      .update(deletedArtworks)
      .set(held(deletedArtworks))
      .where(isHeld(deletedArtworks)),
    channels: db.update(channels).set({ personId: mergedId }).where(isMoved("channel", channels)),
    invoices: db.update(invoices).set({ personId: mergedId }).where(isMoved("invoice", invoices)),
    links: db.update(links).set({ personId: mergedId }).where(isMoved("link", links)),
    entries: db.update(entries).set({ personId: mergedId }).where(isMoved("entry", entries)),
    consignedWorks: db
      .update(consignmentWorks)
      .set({
        earlier: sql`json_set(
          ${consigned}, ${earlierPath("statusWho")}, ${earlier("consigned", rowOfConsigned, 0)},
          ${earlierPath("statusPersonId")}, ${mergedId}
        )`,
      })
      .where(
        and(
          eq(consignmentWorks.userId, userId),
          sql`${earlierValue("statusPersonId")} = ${intoId}`,
          moved("consigned", rowOfConsigned),
          back,
        ),
      ),
    into: db
      .update(people)
      .set({ ...emptied, updatedAt: sql`max(${people.updatedAt} + 1, ${now.getTime()})` })
      .where(and(eq(people.id, intoId), eq(people.userId, userId), back)),
    kept: selectKept(db, merge),
    merges: db
      .delete(peopleMerges)
      .where(and(eq(peopleMerges.id, id), eq(peopleMerges.userId, userId), back))
      .returning({ id: peopleMerges.id }),
    pair: db
      .select()
      .from(people)
      .where(and(eq(people.userId, userId), sql`${people.id} in (${mergedId}, ${intoId})`)),
  });
  const separated = pair.find((row) => row.id === mergedId);
  if (merges.length === 0 || separated === undefined) return null;
  return {
    person: separated,
    into: pair.find((row) => row.id === intoId) ?? null,
    kept: kept.flatMap(({ kind, rowId, name, year, sequence }): KeptByUndo[] => {
      const number = year === null || sequence === null ? "" : invoiceNumber(year, sequence);
      // Neither is named: the artist cannot have changed what a guest sent, or for whom a work was on hold before.
      return kind === "entry" || kind === "consigned"
        ? []
        : [{ kind, id: rowId, name: name ?? number }];
    }),
  };
}

/** What was moved and is not back, with what it is called; nothing of what no longer exists. */
function selectKept(db: Database, { id, userId, mergedId }: PeopleMergeRow) {
  const ofKind = (kind: MovedKind, rowId: SQLiteColumn, owner: SQLiteColumn) =>
    and(eq(mergedRows.kind, sql`${kind}`), eq(rowId, mergedRows.rowId), eq(owner, userId));
  const name = sql<string | null>`coalesce(
    ${sales.artworkTitle}, ${artworks.title}, ${deletedArtworks.title},
    iif(${channels.id} is null, null, coalesce(${channels.name}, '')), ${links.title}
  )`;
  return db
    .select({
      kind: mergedRows.kind,
      rowId: mergedRows.rowId,
      name: name.as("kept_name"),
      year: invoices.year,
      sequence: invoices.sequence,
    })
    .from(mergedRows)
    .leftJoin(sales, ofKind("sale", sales.id, sales.userId))
    .leftJoin(artworks, ofKind("artwork", artworks.id, artworks.userId))
    .leftJoin(deletedArtworks, ofKind("artwork", deletedArtworks.id, deletedArtworks.userId))
    .leftJoin(channels, ofKind("channel", channels.id, channels.userId))
    .leftJoin(invoices, ofKind("invoice", invoices.id, invoices.userId))
    .leftJoin(links, ofKind("link", links.id, links.userId))
    .where(
      and(
        eq(mergedRows.mergeId, id),
        eq(mergedRows.userId, userId),
        sql`coalesce(${sales.id}, ${artworks.id}, ${deletedArtworks.id}, ${channels.id}, ${invoices.id}, ${links.id}) is not null`,
        sql`coalesce(
          ${sales.personId}, ${artworks.statusPersonId}, ${deletedArtworks.statusPersonId}, ${channels.personId},
          ${invoices.personId}, ${links.personId}
        ) is not ${mergedId}`,
      ),
    );
}
