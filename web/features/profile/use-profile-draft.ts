import { useEffect, useState } from "react";
import type { User } from "#schema/user.ts";
import { useUnsavedInput, wholeOrNothing } from "#web/storage/unsaved-input.ts";
import { draftFrom, keptProfileDraft, type ProfileDraft } from "./profile-draft.ts";

/** The form's contents: what was typed before the page was left, if that still fits, or what is stored. */
export function useProfileDraft(user: User) {
  const { id } = user;
  const [stored] = useState(() => draftFrom(user));
  const [draft, setDraft] = useState<ProfileDraft>(
    () => keptProfileDraft.read(id, { begunFrom: stored }) ?? stored,
  );

  useEffect(() => {
    if (draft !== stored) keptProfileDraft.keep(id, draft, { begunFrom: stored });
  }, [id, stored, draft]);

  /** Whether closing the tab would lose nothing. */
  const isKept = () => draft === stored || keptProfileDraft.keep(id, draft, { begunFrom: stored });

  useUnsavedInput(() => (draft === stored ? null : wholeOrNothing(isKept())));

  function discard(): void {
    setDraft(stored);
    keptProfileDraft.forget(id);
  }

  const isChanged = JSON.stringify(draft) !== JSON.stringify(stored);
  const forgetDraft = () => keptProfileDraft.forget(id);
  return { draft, setDraft, isChanged, isKept, discard, forgetDraft };
}
