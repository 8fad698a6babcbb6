import { removeStored, removeStoredUnder } from "#web/lib/storage.ts";

/** One key a person. It matches none of the patterns that an idle sign-out clears. */
export function feedbackDraftKey(userId: string): string {
  return `feedback-draft:${userId}`;
}

/** Once it is sent, at an explicit sign-out, and when the profile is deleted. */
export function removeFeedbackDraft(userId: string): void {
  removeStored(feedbackDraftKey(userId));
}

const notesBeginning = "feedback-notes:";

/** Where an admin's notes about an entry are kept while they are being written. */
export function notesKey(entryId: string): string {
  return `${notesBeginning}${entryId}`;
}

/** At an explicit sign-out, and when the profile is deleted. */
export function removeNotes(): void {
  removeStoredUnder(notesBeginning);
}
