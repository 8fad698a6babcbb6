import { useEffect, useState } from "react";
import type { User } from "#schema/user.ts";
import { useUnsavedInput, wholeOrNothing } from "#web/storage/unsaved-input.ts";
import { draftFrom, type ProfileDraft, profileDraftStore } from "./profile-draft.ts";

/** The form's contents: what was typed before the page was left, if that still fits, or what is stored. */
export function useProfileDraft(user: User) {
  const { id } = user;
  const [stored] = useState(() => draftFrom(user));
  const [draft, setDraft] = useState<ProfileDraft>(
    () => profileDraftStore.read(id, { begunFrom: stored }) ?? stored,
  );

  useEffect(() => {
    if (draft !== stored) profileDraftStore.store(id, draft, { begunFrom: stored });
  }, [id, stored, draft]);

  /** Whether closing the tab would lose nothing. */
  const store = () => draft === stored || profileDraftStore.store(id, draft, { begunFrom: stored });

  useUnsavedInput(() => (draft === stored ? null : wholeOrNothing(store())));

  function discard(): void {
    setDraft(stored);
    profileDraftStore.remove(id);
  }

  const isChanged = JSON.stringify(draft) !== JSON.stringify(stored);
  const removeDraft = () => profileDraftStore.remove(id);
  return { draft, setDraft, isChanged, store, discard, removeDraft };
}
