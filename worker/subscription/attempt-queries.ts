import { and, eq, getTableColumns, gt, isNotNull, not, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import { insertFromSelect } from "#worker/db/insert-from-select.ts";
import { type AttemptRow, subscriptionAttempts as attempts, users } from "#worker/db/tables.ts";

/** A new attempt, and until when (by `expiresAt`) an earlier one of the same kind goes before it. */
export interface Proposal {
  readonly attempt: Omit<AttemptRow, "paymentId">;
  /** One that nothing has come of yet must last this long, as it is about to be sent to Stripe. */
  readonly unsentUntil: Date;
}

/**
 * The attempt in force: the pending one, if it is of the same kind and has time left, and else the proposed
 * one in its place. All calls at once get the same one. Null when the artist is gone.
 */
export async function openAttempt(
  db: Database,
  { attempt, unsentUntil }: Proposal,
): Promise<AttemptRow | null> {
  const isSame = and(
    eq(attempts.method, sql`excluded.method`),
    eq(attempts.term, sql`excluded.term`),
    eq(attempts.priceId, sql`excluded.price_id`),
    or(
      gt(attempts.expiresAt, unsentUntil),
      and(isNotNull(attempts.paymentId), gt(attempts.expiresAt, attempt.createdAt)),
    ),
  ) as SQL;
  const [, found] = await db.batch([
    insertFromSelect(
      db,
      attempts,
      { ...attempt, paymentId: null },
      sql`from ${users} where ${eq(users.id, attempt.userId)}`,
    ).onConflictDoUpdate({
      target: attempts.userId,
      set: replacement(),
      setWhere: not(isSame),
    }),
    db.select().from(attempts).where(eq(attempts.userId, attempt.userId)),
  ]);
  return found[0] ?? null;
}

/** The attempt that is pending at a time; null without one. */
export async function findAttempt(
  db: Database,
  ownerId: string,
  now: Date,
): Promise<AttemptRow | null> {
  const row = await db
    .select()
    .from(attempts)
    .where(and(eq(attempts.userId, ownerId), gt(attempts.expiresAt, now)))
    .get();
  return row ?? null;
}

/** Notes what the attempt led to at Stripe. False when another attempt has taken its place. */
export async function savePaymentId(
  db: Database,
  { id, userId }: AttemptRow,
  paymentId: string,
): Promise<boolean> {
  const row = await db
    .update(attempts)
    .set({ paymentId })
    .where(and(eq(attempts.userId, userId), eq(attempts.id, id)))
    .returning({ id: attempts.id })
    .get();
  return row !== undefined;
}

/**
 * Gives an attempt up: the next one begins anew. The row stays for a while, expired and under an id that
 * nothing was made for, so that what Stripe made of the attempt all the same is looked for.
 */
export async function voidAttempt(
  db: Database,
  { id, userId }: AttemptRow,
  now: Date,
): Promise<void> {
  await db
    .update(attempts)
    .set({ id: crypto.randomUUID(), paymentId: null, expiresAt: now })
    .where(and(eq(attempts.userId, userId), eq(attempts.id, id)));
}

/** Every column of the proposed row over the one in its place. */
function replacement(): Record<string, SQL> {
  return Object.fromEntries(
    Object.entries(getTableColumns(attempts))
      .filter(([name]) => name !== "userId")
      .map(([name, column]) => [name, sql.raw(`excluded.${column.name}`)]),
  );
}
