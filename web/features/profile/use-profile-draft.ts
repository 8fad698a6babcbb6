import { useEffect, useState } from "react";
import type { User } from "#schema/user.ts";
import { forgetInput, keepInput, readKeptInput } from "#web/lib/kept-input.ts";
import { draftFrom, type ProfileDraft, profileDraftSchema } from "./profile-draft.ts";

/** One key a person. It matches none of the patterns that an idle sign-out clears. */
function storageKey(userId: string): string {
  return `profile-draft:${userId}`;
}

/** The form's contents: what was typed before the page was left, if that still fits, or what is stored. */
export function useProfileDraft(user: User) {
  const key = storageKey(user.id);
  const [stored] = useState(() => draftFrom(user));
  const [draft, setDraft] = useState<ProfileDraft>(
    () => readKeptInput(profileDraftSchema, key, stored) ?? stored,
  );

  useEffect(() => {
    if (draft !== stored) keepInput(key, stored, draft);
  }, [key, stored, draft]);

  return { draft, setDraft, forgetDraft: () => forgetInput(key) };
}

/** At an explicit sign-out, and when the profile is deleted. */
export function removeProfileDraft(userId: string): void {
  forgetInput(storageKey(userId));
}
