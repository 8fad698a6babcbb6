import { and, count, desc, eq, gt, lt, notExists, sql } from "drizzle-orm";
import type { FeedbackPatch } from "#schema/feedback.ts";
import type { Database } from "#worker/db/client.ts";
import { insertFromSelect } from "#worker/db/insert-from-select.ts";
import { type FeedbackRow, feedback, users } from "#worker/db/tables.ts";

/** Feedback by somebody who is still here. */
export type NewFeedback = FeedbackRow & { readonly userId: string };

/** At most so many from one author since `since`. */
interface FeedbackAllowance {
  readonly since: Date;
  readonly maximum: number;
}

interface FeedbackSaved {
  /** Null when the allowance is used up, or the key was used before. */
  readonly inserted: FeedbackRow | null;
  /** What the key was first used for; the new row itself, when it was written. */
  readonly underKey: FeedbackRow | null;
  /** When those that count were written, newest first. */
  readonly recent: readonly Date[];
}

/**
 * Keeps feedback if the allowance leaves room and its key is unused, checked in the statement that writes,
 * so that what is sent at once cannot pass together.
 */
export async function insertFeedback(
  db: Database,
  row: NewFeedback,
  { since, maximum }: FeedbackAllowance,
): Promise<FeedbackSaved> {
  const isRecent = and(eq(feedback.userId, row.userId), gt(feedback.createdAt, since));
  const recent = db.select({ count: count() }).from(feedback).where(isRecent);
  const isUnderKey =
    row.idempotencyKey === null
      ? sql`0`
      : and(eq(feedback.userId, row.userId), eq(feedback.idempotencyKey, row.idempotencyKey));
  const mayBeSent = and(
    eq(users.id, row.userId),
    lt(sql`(${recent})`, maximum),
    notExists(db.select({ id: feedback.id }).from(feedback).where(isUnderKey)),
  );
  const [inserted, underKey, times] = await db.batch([
    insertFromSelect(db, feedback, row, sql`from ${users} where ${mayBeSent}`).returning(),
    db.select().from(feedback).where(isUnderKey),
    db
      .select({ createdAt: feedback.createdAt })
      .from(feedback)
      .where(isRecent)
      .orderBy(desc(feedback.createdAt)),
  ]);
  return {
    inserted: inserted[0] ?? null,
    underKey: underKey[0] ?? null,
    recent: times.map(({ createdAt }) => createdAt),
  };
}

/** Everybody's, newest first: for admins. */
export async function listFeedback(db: Database): Promise<FeedbackRow[]> {
  return db
    .select()
    .from(feedback)
    .orderBy(...newestFirst);
}

const newestFirst = [desc(feedback.createdAt), sql`rowid desc`];

/** Changes what admins add to an entry; null when there is none. */
export async function updateFeedback(
  db: Database,
  id: string,
  change: FeedbackPatch,
): Promise<FeedbackRow | null> {
  const row = await db
    .update(feedback)
    // A statement must set something; what is undefined stays as it is.
    .set({ id, ...change })
    .where(eq(feedback.id, id))
    .returning()
    .get();
  return row ?? null;
}
