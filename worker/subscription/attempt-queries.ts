import { and, eq, getTableColumns, gt, isNotNull, lt, not, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import { insertFromSelect } from "#worker/db/insert-from-select.ts";
import {
  type AttemptRow,
  subscriptionAttempts as attempts,
} from "#worker/db/subscription-tables.ts";
import { users } from "#worker/db/tables.ts";

/** A new attempt, which is not used while an earlier one for the same plan and price is still valid. */
export interface Proposal {
  readonly attempt: Omit<AttemptRow, "paymentId">;
  /** An earlier attempt without a payment is valid only if it expires after this time: it is yet to be sent to Stripe. */
  readonly unsentUntil: Date;
}

/**
 * The artist's attempt: the pending one if it is for the same plan and price and still valid, otherwise the new
 * one, which replaces it. Concurrent calls get the same attempt. Null when the artist no longer exists.
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

/** The attempt that is pending at `now`; null without one. */
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

/** Stores the id of the payment that an attempt created at Stripe. False when another attempt has replaced it. */
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
 * Voids an attempt: the next one starts from scratch. The row stays until the sweep, expired and with a new id, so
 * that reconciliation still reads the customer and finds what Stripe may have created for the attempt.
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

/** Deletes payment attempts that expired before `time`. */
export async function deleteAttemptsExpiredBefore(db: Database, time: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.expiresAt, time));
}

/** Sets every column but the key to the value of the new row. */
function replacement(): Record<string, SQL> {
  return Object.fromEntries(
    Object.entries(getTableColumns(attempts))
      .filter(([name]) => name !== "userId")
      .map(([name, column]) => [name, sql.raw(`excluded.${column.name}`)]),
  );
}
