import type { FeedbackEntry } from "#schema/feedback.ts";
import type { FeedbackRow } from "#worker/db/tables.ts";

/** Feedback as administrators see it (specification, section 3). */
export function presentFeedback(row: FeedbackRow): FeedbackEntry {
  const { id, email, type, subject, message, status, adminNotes } = row;
  return {
    id,
    email,
    type,
    subject,
    message,
    status,
    adminNotes,
    createdAt: row.createdAt.toISOString(),
  };
}
