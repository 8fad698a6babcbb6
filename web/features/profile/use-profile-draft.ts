import { useEffect, useState } from "react";
import type { User } from "#schema/user.ts";
import { forgetInput, keepInput, readKeptInput } from "#web/lib/kept-input.ts";
import { draftFrom, type ProfileDraft, profileDraftSchema } from "./profile-draft.ts";
import { profileDraftKey } from "./profile-draft-key.ts";

/** The form's contents: what was typed before the page was left, if that still fits, or what is stored. */
export function useProfileDraft(user: User) {
  const key = profileDraftKey(user.id);
  const [stored] = useState(() => draftFrom(user));
  const [draft, setDraft] = useState<ProfileDraft>(
    () => readKeptInput(profileDraftSchema, key, stored) ?? stored,
  );

  useEffect(() => {
    if (draft !== stored) keepInput(key, stored, draft);
  }, [key, stored, draft]);

  return { draft, setDraft, forgetDraft: () => forgetInput(key) };
}
