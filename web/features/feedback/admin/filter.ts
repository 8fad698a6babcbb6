import type { FeedbackEntry, FeedbackStatus, FeedbackType } from "#schema/feedback.ts";

/** Null matches all. */
export interface FeedbackFilter {
  readonly status: FeedbackStatus | null;
  readonly type: FeedbackType | null;
}

export const allFeedback: FeedbackFilter = { status: null, type: null };

export function isShown({ status, type }: FeedbackEntry, filter: FeedbackFilter): boolean {
  return (
    (filter.status === null || filter.status === status) &&
    (filter.type === null || filter.type === type)
  );
}
