import { removeFeedbackDraft } from "#web/features/feedback/feedback-form.ts";
import { removeDraft } from "#web/features/pricing/draft-storage.ts";

/** What was typed and not saved goes with an explicit sign-out, and with the profile. */
export function forgetDrafts(userId: string): void {
  removeDraft(userId);
  removeFeedbackDraft(userId);
}
