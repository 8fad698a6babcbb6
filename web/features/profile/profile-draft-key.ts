import { forgetInput } from "#web/lib/kept-input.ts";

/** One key a person. It matches none of the patterns that an idle sign-out clears. */
export function profileDraftKey(userId: string): string {
  return `profile-draft:${userId}`;
}

/** At an explicit sign-out, and when the profile is deleted. */
export function removeProfileDraft(userId: string): void {
  forgetInput(profileDraftKey(userId));
}
