import { removeFeedbackDraft, removeNotes } from "#web/features/feedback/kept-keys.ts";
import { removeDraft } from "#web/features/pricing/draft-storage.ts";
import { removeProfileDraft } from "#web/features/profile/profile-draft-key.ts";

/** What was typed and not saved goes with an explicit sign-out, and with the profile. */
export function forgetDrafts(userId: string): void {
  removeDraft(userId);
  removeFeedbackDraft(userId);
  removeProfileDraft(userId);
  removeNotes();
}
