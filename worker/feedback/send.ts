import { type FeedbackInput, feedbackLimits } from "#schema/feedback.ts";
import type { User } from "#schema/user.ts";
import type { Database } from "#worker/db/client.ts";
import type { FeedbackRow } from "#worker/db/tables.ts";
import { AppError, rateLimited } from "#worker/errors.ts";
import { insertFeedback } from "./queries.ts";

const hour = 60 * 60 * 1000;

/**
 * Keeps what a person tells us, under the address of their session. Sent again under its idempotency key it
 * is kept once.
 * @throws AppError RATE_LIMITED with the seconds until the next one can go, or CONFLICT when the key was
 * used for something else.
 */
export async function sendFeedback(
  db: Database,
  author: Pick<User, "id" | "email">,
  { type, subject, message }: FeedbackInput,
  idempotencyKey: string | null,
  now: Date,
): Promise<FeedbackRow> {
  const row = {
    id: crypto.randomUUID(),
    userId: author.id,
    email: author.email,
    type,
    subject,
    message,
    status: "new" as const,
    adminNotes: "",
    idempotencyKey,
    createdAt: now,
  };
  const { inserted, underKey, recent } = await insertFeedback(db, row, {
    since: new Date(now.getTime() - hour),
    maximum: feedbackLimits.anHour,
  });
  if (inserted) return inserted;
  if (underKey) return asSentBefore(underKey, row);
  throw tooMuch(recent, now);
}

function asSentBefore(earlier: FeedbackRow, row: FeedbackRow): FeedbackRow {
  const isSame =
    earlier.type === row.type && earlier.subject === row.subject && earlier.message === row.message;
  if (!isSame) {
    throw new AppError("CONFLICT", "This Idempotency-Key was used for other feedback.");
  }
  return earlier;
}

/** The next can go once fewer than the limit lie within an hour. */
function tooMuch(recent: readonly Date[], now: Date): AppError {
  const freed = recent[feedbackLimits.anHour - 1] ?? now;
  const seconds = Math.max(1, Math.ceil((freed.getTime() + hour - now.getTime()) / 1000));
  return rateLimited(
    `You can send feedback ${feedbackLimits.anHour} times an hour. Please wait a while.`,
    seconds,
  );
}
