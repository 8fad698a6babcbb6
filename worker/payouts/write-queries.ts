import { and, eq, getTableColumns, isNull, type SQL, sql } from "drizzle-orm";
import { batchByName, type Database } from "#worker/db/client.ts";
import { type PayoutRow, payouts } from "#worker/db/consignment-tables.ts";
import { insertFromSelect } from "#worker/db/insert-from-select.ts";
import { isIn } from "#worker/db/is-in.ts";
import { sales } from "#worker/db/sale-tables.ts";
import { users } from "#worker/db/tables.ts";
import { isVersion } from "#worker/price-lists/conditions.ts";
import { paidFrom } from "./conditions.ts";
import { unsettledQueries } from "./queries.ts";
import type { Settled } from "./settled.ts";

/** What a payout is decided on: what is owed without what is settled, the sales that it names, the version of all of it, and the one with its key. */
export async function findPayoutContext(
  db: Database,
  payout: Pick<PayoutRow, "userId" | "saleIds" | "idempotencyKey">,
) {
  const { userId, saleIds } = payout;
  const { named, versions, earlier, ...owed } = await batchByName(db, {
    ...unsettledQueries(db, userId),
    named: db
      .select({
        id: sales.id,
        channelId: sales.channelId,
        currency: sales.currency,
        invoiceNumber: sales.invoiceNumber,
        isSettled: sales.isSettled,
      })
      .from(sales)
      .where(and(eq(sales.userId, userId), isIn(sales.id, saleIds))),
    versions: db
      .select({ worksVersion: users.artworksVersion, payoutsVersion: payoutsVersion(userId) })
      .from(users)
      .where(eq(users.id, userId)),
    earlier: db.select().from(payouts).where(hasKey(payout)),
  });
  return { owed, named, version: versions[0] ?? null, earlier: earlier[0] ?? null };
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
  /** Whether it pays what is settled: then the marks of its gallery are others, all of which are in `settled`. */
  readonly isPaidAgain: boolean;
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
  { version: { worksVersion, payoutsVersion: version }, isPaidAgain, settled }: PayoutDecision,
): Promise<boolean> {
  const { userId, channelId, saleIds } = payout;
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
    ...(isPaidAgain ? unsettleStatements(db, { userId, channelId }, isWritten) : []),
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

function unsettleStatements(
  db: Database,
  { userId, channelId }: Pick<PayoutRow, "userId" | "channelId">,
  isWritten: SQL,
) {
  return [sales, payouts].map((table) =>
    db
      .update(table)
      .set({ isSettled: false })
      .where(
        and(
          eq(table.userId, userId),
          eq(table.channelId, channelId),
          // The indexes hold these alone, so it has to be written out.
          sql`${table.isSettled} = 1`,
          isWritten,
        ),
      ),
  );
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

/** Keeps payouts from a day on, unless one pays an earlier sale; null keeps all. Returns whether it did. */
export async function writeKeptFrom(
  db: Database,
  ownerId: string,
  keptFrom: string | null,
): Promise<boolean> {
  const written = await db
    .update(users)
    .set({ payoutsKeptFrom: keptFrom, payoutsKeptChosen: true })
    .where(
      and(
        eq(users.id, ownerId),
        keptFrom === null ? undefined : sql`coalesce(${paidFrom(ownerId)} >= ${keptFrom}, 1)`,
      ),
    )
    .returning({ id: users.id });
  return written.length > 0;
}

function hasId(ownerId: string, id: string) {
  return and(eq(payouts.id, id), eq(payouts.userId, ownerId));
}

function hasKey({ userId, idempotencyKey }: Pick<PayoutRow, "userId" | "idempotencyKey">) {
  return and(eq(payouts.userId, userId), eq(payouts.idempotencyKey, idempotencyKey ?? ""));
}
