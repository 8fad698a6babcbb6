import { and, desc, eq, getTableColumns, gte, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { StatementQuery } from "#schema/consignments/consignment-input.ts";
import type { Settled } from "#schema/payouts/settled.ts";
import { selectChannel } from "#worker/channels/queries.ts";
import type { Database } from "#worker/db/client.ts";
import {
  consignments,
  consignmentWorks,
  type PayoutRow,
  payouts,
} from "#worker/db/consignment-tables.ts";
import { insertFromSelect } from "#worker/db/insert-from-select.ts";
import { isIn } from "#worker/db/is-in.ts";
import { channels, sales } from "#worker/db/sale-tables.ts";
import { artworks, users } from "#worker/db/tables.ts";
import { isVersion } from "#worker/price-lists/conditions.ts";

/** Selects what galleries paid an artist, the latest day first, payouts that were taken back included. */
export function selectPayouts(db: Database, owner: string | SQL) {
  return db
    .select()
    .from(payouts)
    .where(eq(payouts.userId, owner))
    .orderBy(desc(payouts.date), desc(payouts.createdAt), sql`rowid desc`);
}

/** What of it counts, without what is settled. */
function selectUnsettledPayouts(db: Database, owner: string | SQL) {
  return db
    .select()
    .from(payouts)
    .where(
      and(
        eq(payouts.userId, owner),
        isNull(payouts.reversedAt),
        // The index holds these alone, so it has to be written out.
        sql`${payouts.isSettled} = 0`,
      ),
    )
    .orderBy(desc(payouts.date), desc(payouts.createdAt), sql`rowid desc`);
}

/**
 * Selects the sales for which an artist can be owed: neither returned, nor invoiced, nor imported, of the days from which
 * payouts are kept. With `isUnsettled` without those that are settled.
 */
export function selectSalesToBePaid(
  db: Database,
  owner: string | SQL,
  { isUnsettled = false }: { readonly isUnsettled?: boolean } = {},
) {
  return (
    db
      .select({
        id: sales.id,
        artworkId: sales.artworkId,
        date: sales.date,
        netCents: sales.netCents,
        currency: sales.currency,
        channelId: sales.channelId,
        channelKind: sales.channelKind,
        channelName: sales.channelName,
        channelDaysToPay: channels.daysToPay,
        // D1 returns the rows of a batch by the names of their columns.
        galleryName: sql<string | null>`${channels.name}`.as("gallery_name"),
        galleryPersonId: sql<string | null>`${channels.personId}`.as("gallery_person_id"),
        createdAt: sales.createdAt,
        daysToPay: agreedDaysToPay.as("agreed_days_to_pay"),
      })
      .from(sales)
      // Read for sales alone, so that an artist whom nobody owes reads none.
      .leftJoin(users, eq(users.id, sales.userId))
      .leftJoin(channels, and(eq(channels.userId, sales.userId), eq(channels.id, sales.channelId)))
      .where(
        and(
          eq(sales.userId, owner),
          // The indexes hold these alone, so they have to be written out.
          sql`${sales.takesMoney} = 1 and ${sales.isImported} = 0`,
          isUnsettled ? sql`${sales.isSettled} = 0` : undefined,
          isNull(sales.returnedAt),
          isNull(sales.invoiceId),
          gte(sales.date, sql`coalesce(${users.payoutsKeptFrom}, '')`),
        ),
      )
      .orderBy(sales.date, sales.createdAt)
  );
}

/** Within a statement over sales: within how many days the agreement has it under which the work was sold. */
const agreedDaysToPay = sql<number | null>`(
  select version.terms ->> '$.daysToPay' from consignment_works as work
  join consignments as agreement on agreement.id = work.consignment_id and agreement.user_id = work.user_id
  join consignment_versions as version
    on version.consignment_id = agreement.id and version.version = agreement.version and version.user_id = work.user_id
  where work.sale_id = ${sales.id} and work.user_id = ${sales.userId}
)`;

/** The queries of what galleries owe an artist, for one batch. */
export function owedQueries(db: Database, owner: string | SQL) {
  return [selectSalesToBePaid(db, owner), selectPayouts(db, owner)] as const;
}

/** The same without what is settled, which changes nothing of what is open (decision 093). */
export function unsettledQueries(db: Database, owner: string | SQL) {
  return [
    selectSalesToBePaid(db, owner, { isUnsettled: true }),
    selectUnsettledPayouts(db, owner),
  ] as const;
}

/** What galleries owe, and since when payouts are kept. */
export async function findOwed(db: Database, ownerId: string) {
  const [toBePaid, paid, [user]] = await db.batch([
    ...owedQueries(db, ownerId),
    db
      .select({ keptFrom: users.payoutsKeptFrom, isKeptFromChosen: users.payoutsKeptChosen })
      .from(users)
      .where(eq(users.id, ownerId)),
  ]);
  return { owed: [toBePaid, paid] as const, user: user ?? null };
}

/** The owner's channel, and the days of a statement, both included; left out, all before or after. */
interface GalleryAsked extends StatementQuery {
  readonly channelId: string;
}

/** What is owed to an artist, and of one channel its sales in these days, the works that are there, and those that came back. */
export async function findGalleryRows(
  db: Database,
  ownerId: string,
  { channelId, from = "", to = "9999-12-31" }: GalleryAsked,
) {
  const [toBePaid, paid, [channel], sold, here, returned] = await db.batch([
    ...owedQueries(db, ownerId),
    selectChannel(db, ownerId, channelId),
    db
      .select()
      .from(sales)
      .where(
        and(
          ...[eq(sales.userId, ownerId), eq(sales.channelId, channelId)],
          ...[gte(sales.date, from), lte(sales.date, to)],
        ),
      )
      .orderBy(sales.date, sales.createdAt),
    db
      .select({ id: artworks.id })
      .from(artworks)
      .where(
        and(
          ...[eq(artworks.userId, ownerId), eq(artworks.statusChannelId, channelId)],
          sql`${artworks.status} = 'consigned'`,
        ),
      )
      .orderBy(artworks.createdAt),
    db
      .select({ workId: consignmentWorks.artworkId, returnedOn: consignmentWorks.returnedOn })
      .from(consignmentWorks)
      .innerJoin(
        consignments,
        and(
          eq(consignments.id, consignmentWorks.consignmentId),
          eq(consignments.userId, consignmentWorks.userId),
        ),
      )
      .where(
        and(
          ...[eq(consignmentWorks.userId, ownerId), eq(consignments.channelId, channelId)],
          ...[gte(consignmentWorks.returnedOn, from), lte(consignmentWorks.returnedOn, to)],
        ),
      ),
  ]);
  return {
    ...{ owed: [toBePaid, paid] as const, channel: channel ?? null, sold, returned },
    hereIds: here.map(({ id }) => id),
  };
}

/** What a payout is decided on: what is owed, the sales that it names, the version of all of it, and the one with its key. */
export async function findPayoutContext(
  db: Database,
  payout: Pick<PayoutRow, "userId" | "saleIds" | "idempotencyKey">,
) {
  const { userId, saleIds } = payout;
  const [toBePaid, paid, named, [user], [earlier]] = await db.batch([
    ...owedQueries(db, userId),
    db
      .select({ id: sales.id, channelId: sales.channelId, currency: sales.currency })
      .from(sales)
      .where(and(eq(sales.userId, userId), isIn(sales.id, saleIds))),
    db
      .select({ worksVersion: users.artworksVersion, payoutsVersion: payoutsVersion(userId) })
      .from(users)
      .where(eq(users.id, userId)),
    db.select().from(payouts).where(hasKey(payout)),
  ]);
  return {
    owed: [toBePaid, paid] as const,
    ...{ named, version: user ?? null, earlier: earlier ?? null },
  };
}

type PayoutVersion = NonNullable<Awaited<ReturnType<typeof findPayoutContext>>["version"]>;

/**
 * How many payouts there are and were taken back, and since when they are kept, as a text that only the database compares: none
 * is ever changed otherwise.
 */
function payoutsVersion(ownerId: string) {
  return sql<string>`(
    select count(*) || ' ' || count(${payouts.reversedAt}) || ' ' || (
      select coalesce(${users.payoutsKeptFrom}, '') from ${users} where ${users.id} = ${ownerId}
    )
    from ${payouts} where ${payouts.userId} = ${ownerId}
  )`.as("payouts_version");
}

interface PayoutDecision {
  readonly version: PayoutVersion;
  /** What is settled with it, the payout itself perhaps. */
  readonly settled: Settled;
}

/**
 * Inserts a payout, if works, sales and payouts are in the version that was read and the key is new, and marks what is settled
 * with it. Returns whether it did.
 */
export async function insertPayout(
  db: Database,
  payout: PayoutRow,
  { version: { worksVersion, payoutsVersion: version }, settled }: PayoutDecision,
): Promise<boolean> {
  const { userId, saleIds } = payout;
  const condition = and(
    eq(users.id, userId),
    isVersion(db, userId, worksVersion),
    sql`${payoutsVersion(userId).sql} = ${version}`,
    sql`not exists (select 1 from ${sales} where ${eq(sales.userId, userId)} and ${isIn(sales.id, [...saleIds, ...settled.saleIds])} and ${sales.invoiceId} is not null)`,
    sql`not exists (select 1 from ${payouts} where ${hasKey(payout)})`,
  );
  const isWritten = sql`exists (select 1 from ${payouts} where ${hasId(userId, payout.id)})`;
  const [inserted] = await db.batch([
    insertFromSelect(db, payouts, payout, sql`from ${users} where ${condition}`).returning({
      id: payouts.id,
    }),
    db
      .update(sales)
      .set({ isSettled: true })
      .where(and(eq(sales.userId, userId), isIn(sales.id, settled.saleIds), isWritten)),
    db
      .update(payouts)
      .set({ isSettled: true })
      .where(and(eq(payouts.userId, userId), isIn(payouts.id, settled.payoutIds), isWritten)),
  ]);
  return inserted.length > 0;
}

/** Takes the owner's payout back, unless that was done before. Returns it as it is then; null without one. */
export async function writeReversal(
  db: Database,
  ownerId: string,
  id: string,
  now: Date,
): Promise<PayoutRow | null> {
  const isOwn = hasId(ownerId, id);
  const [, [payout]] = await db.batch([
    db
      .update(payouts)
      .set({ reversedAt: now })
      .where(and(isOwn, isNull(payouts.reversedAt))),
    db.select(getTableColumns(payouts)).from(payouts).where(isOwn),
  ]);
  return payout ?? null;
}

/** Keeps payouts from a day on; null keeps all. */
export async function writeKeptFrom(
  db: Database,
  ownerId: string,
  keptFrom: string | null,
): Promise<void> {
  await db
    .update(users)
    .set({ payoutsKeptFrom: keptFrom, payoutsKeptChosen: true })
    .where(eq(users.id, ownerId));
}

function hasId(ownerId: string, id: string) {
  return and(eq(payouts.id, id), eq(payouts.userId, ownerId));
}

function hasKey({ userId, idempotencyKey }: Pick<PayoutRow, "userId" | "idempotencyKey">) {
  return and(eq(payouts.userId, userId), eq(payouts.idempotencyKey, idempotencyKey ?? ""));
}
