import { useCallback, useEffect, useRef } from "react";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { isInputRemoved, registerInputWriter } from "#web/storage/input-store.ts";
import { type StoredExtent, useUnsavedInput } from "#web/storage/unsaved-input.ts";
import {
  clearDraft,
  clearEdit,
  isPricedDraftStored,
  removeStoredDraft,
  storeDraft,
  storeEdit,
} from "../draft-storage.ts";
import type { Form } from "../form/form.ts";

/** How long typing may pause before the draft is written. */
const writeDelayMs = 250;

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

  const storeInput = useCallback((): StoredExtent | null => {
    const current = latest();
    if (isInputRemoved(userId) || !isUnsaved(current) || isPriceElsewhere()) return null;
    return edited === null ? storeDraft(userId, current) : storeEdit(userId, edited, current);
  }, [latest, isUnsaved, edited, userId, isPriceElsewhere]);
  useUnsavedInput(storeInput);

  /** Returns whether leaving the page now would lose nothing. */
  const storeNow = useCallback((): boolean => {
    if (isInputRemoved(userId) || isPriceElsewhere()) return true;
    const extent = storeInput();
    if (extent !== null) return extent === "all";
    // A page on which nothing was changed does not overwrite what another window may have stored.
    if (latest() === opened.current) return true;
    if (edited === null) clearDraft(userId);
    else clearEdit(userId, edited.id);
    return true;
  }, [storeInput, latest, edited, userId, isPriceElsewhere]);

  useEffect(() => registerInputWriter(storeNow), [storeNow]);

  useEffect(() => {
    if (edited === null && opened.current.price === null) removeStoredDraft(userId);
  }, [edited, userId]);

  useEffect(() => {
    if (form === opened.current) return;
    const timer = setTimeout(storeNow, writeDelayMs);
    return () => clearTimeout(timer);
  }, [form, storeNow]);

  useEffect(() => {
    window.addEventListener("pagehide", storeNow);
    return () => {
      window.removeEventListener("pagehide", storeNow);
      storeNow();
    };
  }, [storeNow]);

  return { storeNow };
}
