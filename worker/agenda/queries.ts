import { and, eq, gt, gte, lt, lte, type SQL, sql } from "drizzle-orm";
import { lastDayShown } from "#schema/agenda/agenda.ts";
import type { AgendaFacts, FactRange } from "#schema/agenda/agenda-facts.ts";
import type { AgendaKind } from "#schema/agenda/agenda-item.ts";
import { earliestToday } from "#schema/days.ts";
import { invoiceNumber } from "#schema/sales/invoice-number.ts";
import { invoiceBalances, postponements } from "#worker/db/agenda-tables.ts";
import { type BatchResults, batchByName, type Database } from "#worker/db/client.ts";
import { documentWorks, invoices } from "#worker/db/document-tables.ts";
import { priceLists } from "#worker/db/price-list-tables.ts";
import { channels } from "#worker/db/sale-tables.ts";
import { artworks } from "#worker/db/tables.ts";
import { selectWaitingEntries } from "#worker/links/entry-queries.ts";
import { owedFactsOf, timesOfOwed } from "#worker/payouts/owed.ts";
import { unsettledQueries } from "#worker/payouts/queries.ts";
import { consentsOf, selectEndingConsents, selectEndingEnquiries } from "./consent-queries.ts";
import { selectReportingConsignments } from "./consignment-queries.ts";

/**
 * The queries of what an artist's agenda is computed from, for one batch. Each finds its rows by an index that holds little
 * else, and only those that bring an item.
 */
export function factQueries(db: Database, owner: string | SQL, range: FactRange) {
  const { today, isAhead } = range;
  const last = (kind: AgendaKind) => (isAhead ? null : lastDayShown(kind, today));
  const dueBackBy = last("due-back");
  const holdsUntil = last("hold-ends");
  const unpaidSince = last("invoice-unpaid");
  const work = {
    id: artworks.id,
    title: artworks.title,
    status: artworks.status,
    until: artworks.statusUntil,
    dueBack: artworks.statusDueBack,
    updatedAt: artworks.updatedAt,
  };
  return {
    holds: db
      .select({ ...work, personId: artworks.statusPersonId })
      .from(artworks)
      .where(
        and(
          eq(artworks.userId, owner),
          // The indexes hold one status alone, so it has to be written out.
          sql`${artworks.status} = 'on-hold'`,
          gte(artworks.statusUntil, today),
          holdsUntil === null ? undefined : lte(artworks.statusUntil, holdsUntil),
        ),
      ),
    consigned: db
      .select({ ...work, personId: channels.personId })
      .from(artworks)
      .leftJoin(
        channels,
        and(eq(channels.userId, artworks.userId), eq(channels.id, artworks.statusChannelId)),
      )
      .where(
        and(
          eq(artworks.userId, owner),
          sql`${artworks.status} = 'consigned' and ${artworks.statusDueBack} is not null`,
          dueBackBy === null ? undefined : lte(artworks.statusDueBack, dueBackBy),
        ),
      ),
    unpaid: db
      .select({
        id: invoiceBalances.invoiceId,
        dueOn: invoiceBalances.dueOn,
        openCents: invoiceBalances.openCents,
        year: invoices.year,
        sequence: invoices.sequence,
        personId: invoices.personId,
        createdAt: invoices.createdAt,
        workIds: worksOfInvoice.as("work_ids"),
      })
      .from(invoiceBalances)
      .innerJoin(
        invoices,
        and(
          eq(invoices.id, invoiceBalances.invoiceId),
          eq(invoices.userId, invoiceBalances.userId),
        ),
      )
      .where(
        and(
          eq(invoiceBalances.userId, owner),
          sql`${invoiceBalances.openCents} > 0`,
          unpaidSince === null ? undefined : lte(invoiceBalances.dueOn, unpaidSince),
        ),
      ),
    lists: db
      .select({
        id: priceLists.id,
        number: priceLists.number,
        holdsFrom: priceLists.holdsFrom,
        publishedAt: priceLists.publishedAt,
      })
      .from(priceLists)
      .where(
        and(
          eq(priceLists.userId, owner),
          sql`${priceLists.publishedAt} is not null`,
          gte(priceLists.holdsFrom, today),
        ),
      ),
    postponed: db
      .select()
      .from(postponements)
      .where(and(eq(postponements.userId, owner), gt(postponements.until, today))),
    endingConsents: selectEndingConsents(db, owner, range),
    endingEnquiries: selectEndingEnquiries(db, owner, range),
    waiting: selectWaitingEntries(db, owner),
    reporting: selectReportingConsignments(db, owner),
    ...unsettledQueries(db, owner),
  };
}

const worksOfInvoice = sql`(
  select json_group_array(${documentWorks.artworkId}) from ${documentWorks}
  where ${documentWorks.userId} = ${invoices.userId} and ${documentWorks.documentId} = ${invoices.id}
)`.mapWith((text: string): string[] => JSON.parse(text));

export type FactRows = BatchResults<ReturnType<typeof factQueries>>;

/** The facts of these rows, and when the newest of them was written; the epoch without any. */
export function factsOf(rows: FactRows): {
  facts: AgendaFacts;
  changedAt: Date;
} {
  const { unpaid, lists, postponed, waiting, reporting } = rows;
  const works = [...rows.holds, ...rows.consigned];
  const consents = [...rows.endingConsents, ...rows.endingEnquiries];
  const times = [
    ...works.map(({ updatedAt }) => updatedAt),
    ...unpaid.map(({ createdAt }) => createdAt),
    ...lists.flatMap(({ publishedAt }) => publishedAt ?? []),
    ...postponed.map(({ putOffAt }) => putOffAt),
    ...consents.flatMap(({ updatedAt, enquiredAt }) => [updatedAt, enquiredAt ?? updatedAt]),
    ...waiting.map(({ sentAt }) => sentAt),
    ...reporting.map(({ updatedAt }) => updatedAt),
    ...timesOfOwed(rows),
  ];
  const facts = {
    works,
    invoices: unpaid.map(({ year, sequence, ...invoice }) => ({
      ...invoice,
      number: invoiceNumber(year, sequence),
    })),
    lists: lists.flatMap(({ id, number, holdsFrom }) =>
      number === null || holdsFrom === null ? [] : [{ id, number, holdsFrom }],
    ),
    postponed,
    consents: consentsOf(consents),
    entries: waiting.map(({ id, name, workId, personId, sentAt }) => ({
      id,
      guest: name,
      sentOn: earliestToday(sentAt),
      personId,
      workIds: workId === null ? [] : [workId],
    })),
    consignments: reporting.map(({ gallery, from, reportedOn, ...consignment }) => ({
      ...consignment,
      gallery: gallery ?? "",
      reportedOn: reportedOn ?? from,
    })),
    owed: owedFactsOf(rows),
  };
  const changedAt = new Date(Math.max(0, ...times.map((time) => time.getTime())));
  return { facts, changedAt };
}

/** Reads what the artist's agenda is computed from, in one batch. */
export async function findFacts(db: Database, ownerId: string, range: FactRange) {
  return factsOf(await batchByName(db, factQueries(db, ownerId, range)));
}

/** Leaves an item out until a day, or shows it again, and forgets what was put off to days that are over. */
export async function writePostponement(
  db: Database,
  { userId, key, until }: Pick<typeof postponements.$inferSelect, "userId" | "key" | "until">,
  { today, now }: { readonly today: string; readonly now: Date },
): Promise<void> {
  const isOwn = eq(postponements.userId, userId);
  await db.batch([
    db.delete(postponements).where(and(isOwn, lt(postponements.until, today))),
    until <= today
      ? db.delete(postponements).where(and(isOwn, eq(postponements.key, key)))
      : db
          .insert(postponements)
          .values({ userId, key, until, putOffAt: now })
          .onConflictDoUpdate({
            target: [postponements.userId, postponements.key],
            set: { until, putOffAt: now },
          }),
  ]);
}

/** Selects what the artist put off, by the day of it. */
export function selectPostponements(db: Database, ownerId: string) {
  return db
    .select()
    .from(postponements)
    .where(eq(postponements.userId, ownerId))
    .orderBy(postponements.until);
}
