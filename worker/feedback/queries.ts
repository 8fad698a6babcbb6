import { and, count, desc, eq, gt, lt, notExists, sql } from "drizzle-orm";
import type { FeedbackPatch } from "#schema/feedback.ts";
import type { Database } from "#worker/db/client.ts";
import { insertFromSelect } from "#worker/db/insert-from-select.ts";
import { type FeedbackRow, feedback, users } from "#worker/db/tables.ts";

/** Feedback from a user whose profile exists. */
type NewFeedback = FeedbackRow & { readonly userId: string };

/** At most `maximum` from one author since `since`. */
interface FeedbackAllowance {
  readonly since: Date;
  readonly maximum: number;
}

interface InsertedFeedback {
  /** Null when the allowance is used up, or the key was used before. */
  readonly inserted: FeedbackRow | null;
  /** The row with the idempotency key: the earlier one, or the new one when it was inserted. */
  readonly underKey: FeedbackRow | null;
  /** When the author's feedback since `since` was sent, newest first. */
  readonly recent: readonly Date[];
}

/**
 * Inserts feedback if the allowance leaves room and its key is unused. Both are checked in the statement that writes,
 * so that concurrent requests cannot pass together.
 */
export async function insertFeedback(
  db: Database,
  row: NewFeedback,
  { since, maximum }: FeedbackAllowance,
): Promise<InsertedFeedback> {
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

/** The feedback of all users, newest first. */
export async function listFeedback(db: Database): Promise<FeedbackRow[]> {
  return db
    .select()
    .from(feedback)
    .orderBy(...newestFirst);
}

const newestFirst = [desc(feedback.createdAt), sql`rowid desc`];

/** Changes the status and notes of an entry; null when there is none. */
export async function updateFeedback(
  db: Database,
  id: string,
  change: FeedbackPatch,
): Promise<FeedbackRow | null> {
  const row = await db
    .update(feedback)
    // The id is set because a statement must set something; undefined fields are left unchanged.
    .set({ id, ...change })
    .where(eq(feedback.id, id))
    .returning()
    .get();
  return row ?? null;
}
