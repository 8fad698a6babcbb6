import type { User } from "#schema/artist/user.ts";
import { type FeedbackInput, feedbackLimits } from "#schema/feedback.ts";
import type { VerbContext } from "#worker/context.ts";
import type { FeedbackRow } from "#worker/db/tables.ts";
import { type AppError, rateLimited } from "#worker/errors.ts";
import { keyUsedFor } from "#worker/http/idempotency-key.ts";
import { insertFeedback } from "./queries.ts";

const hour = 60 * 60 * 1000;

interface FeedbackRequest {
  readonly input: FeedbackInput;
  readonly idempotencyKey: string | null;
}

/**
 * Stores a user's feedback with the email address of their session (specification, section 7). Sent again with its
 * idempotency key, it is stored once.
 * @throws AppError RATE_LIMITED with `Retry-After`, or CONFLICT when the key was used for other feedback.
 */
export async function sendFeedback(
  { db, artist, now }: VerbContext<Pick<User, "id" | "email">>,
  { input: { type, subject, message }, idempotencyKey }: FeedbackRequest,
): Promise<FeedbackRow> {
  const row = {
    id: crypto.randomUUID(),
    userId: artist.id,
    email: artist.email,
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
  if (underKey) return sameAsBefore(underKey, row);
  throw tooMuchFeedback(recent, now);
}

function sameAsBefore(earlier: FeedbackRow, row: FeedbackRow): FeedbackRow {
  const isSame =
    earlier.type === row.type && earlier.subject === row.subject && earlier.message === row.message;
  if (!isSame) throw keyUsedFor("other feedback");
  return earlier;
}

/** The next one is accepted when the oldest of the last five is an hour old. */
function tooMuchFeedback(recent: readonly Date[], now: Date): AppError {
  const freed = recent[feedbackLimits.anHour - 1] ?? now;
  const seconds = Math.max(1, Math.ceil((freed.getTime() + hour - now.getTime()) / 1000));
  return rateLimited(
    `You can send feedback ${feedbackLimits.anHour} times an hour. Please wait a while.`,
    seconds,
  );
}
