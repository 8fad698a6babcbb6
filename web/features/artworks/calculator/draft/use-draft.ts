import { useCallback, useEffect, useRef } from "react";
import type { Artwork } from "#schema/artwork.ts";
import { isInputForgotten, registerInputWriter } from "#web/storage/input-store.ts";
import { type Kept, useUnsavedInput } from "#web/storage/unsaved-input.ts";
import {
  clearDraft,
  clearEdit,
  isPricedDraftStored,
  keepDraft,
  keepEdit,
  unstoreDraft,
} from "../draft-storage.ts";
import type { Form } from "../form/form.ts";

/** How long typing may pause before the draft is written, in milliseconds. */
const writeDelay = 250;

interface DraftOptions {
  readonly userId: string;
  readonly form: Form;
  readonly latest: () => Form;
  readonly isUnsaved: (form: Form) => boolean;
  /** The work that is edited; null for a new one. */
  readonly edited: Artwork | null;
  /** Whether another price can be calculated in place of one that is lost. */
  readonly isRepeatable: boolean;
}

/**
 * Keeps the unsaved work, new or edited. Opening a new one takes its stored copy away and the next change writes
 * it again (specification, section 4), with one exception: a price stays stored, because a free artist has only
 * one. Leaving the page writes what is not stored yet.
 */
export function useDraft({ userId, form, latest, isUnsaved, edited, isRepeatable }: DraftOptions) {
  const opened = useRef(form);

  /** Whether the stored draft has a free artist's only price, calculated in another tab: it stays. */
  const isPriceElsewhere = useCallback(() => {
    const mayReplace = edited !== null || isRepeatable || latest().price !== null;
    return !mayReplace && isPricedDraftStored(userId);
  }, [latest, isRepeatable, edited, userId]);

  const keep = useCallback((): Kept | null => {
    const current = latest();
    if (isInputForgotten(userId) || !isUnsaved(current) || isPriceElsewhere()) return null;
    return edited === null ? keepDraft(userId, current) : keepEdit(userId, edited, current);
  }, [latest, isUnsaved, edited, userId, isPriceElsewhere]);
  useUnsavedInput(keep);

  /** Returns whether leaving the page now would lose nothing. */
  const keepNow = useCallback((): boolean => {
    if (isInputForgotten(userId) || isPriceElsewhere()) return true;
    const kept = keep();
    if (kept !== null) return kept === "all";
    // A page on which nothing was changed does not overwrite what another window may have stored.
    if (latest() === opened.current) return true;
    if (edited === null) clearDraft(userId);
    else clearEdit(userId, edited.id);
    return true;
  }, [keep, latest, edited, userId, isPriceElsewhere]);

  useEffect(() => registerInputWriter(keepNow), [keepNow]);

  useEffect(() => {
    if (edited === null && opened.current.price === null) unstoreDraft(userId);
  }, [edited, userId]);

  useEffect(() => {
    if (form === opened.current) return;
    const timer = setTimeout(keepNow, writeDelay);
    return () => clearTimeout(timer);
  }, [form, keepNow]);

  useEffect(() => {
    window.addEventListener("pagehide", keepNow);
    return () => {
      window.removeEventListener("pagehide", keepNow);
      keepNow();
    };
  }, [keepNow]);

  return { keepNow };
}
