import { useCallback, useEffect, useRef } from "react";
import { isLeavingPage } from "#web/lib/leave-page.ts";
import { clearDraft, isDraftRemoved, keepDraft, unstoreDraft } from "../draft-storage.ts";
import type { Form } from "../form/form.ts";

/** How long typing may pause before the draft is written, in milliseconds. */
const writeDelay = 250;

interface DraftOptions {
  readonly userId: string;
  readonly form: Form;
  readonly latest: () => Form;
  readonly isUnsaved: (form: Form) => boolean;
  /** Only a new work has a draft: the gallery still holds the one that is edited. */
  readonly isNewWork: boolean;
  /** Artists without limits are asked before they leave unsaved work, kept or not. */
  readonly mustAsk: boolean;
}

/**
 * Keeps the draft of a new work. Opening takes its stored copy away and the next change writes it again
 * (specification, section 4), with one exception: a price stays stored, because a free artist has only
 * one. Leaving the page writes what is not stored yet; when that cannot be, or the artist is to be asked in
 * any case, the browser asks first.
 */
export function useDraft({ userId, form, latest, isUnsaved, isNewWork, mustAsk }: DraftOptions) {
  const opened = useRef(form);

  /** Returns whether leaving the page now would lose nothing. */
  const keepNow = useCallback((): boolean => {
    if (isDraftRemoved(userId)) return true;
    const current = latest();
    if (isUnsaved(current)) return isNewWork && keepDraft(userId, current);
    // A page on which nothing happened leaves alone what another window may have stored.
    if (isNewWork && current !== opened.current) clearDraft(userId);
    return true;
  }, [latest, isUnsaved, isNewWork, userId]);

  useEffect(() => {
    if (isNewWork && opened.current.price === null) unstoreDraft(userId);
  }, [isNewWork, userId]);

  useEffect(() => {
    if (form === opened.current) return;
    const timer = setTimeout(keepNow, writeDelay);
    return () => clearTimeout(timer);
  }, [form, keepNow]);

  useEffect(() => {
    function onBeforeUnload(event: BeforeUnloadEvent) {
      const isKept = keepNow();
      const isAsked = mustAsk && isUnsaved(latest()) && !isLeavingPage() && !isDraftRemoved(userId);
      if (!isKept || isAsked) event.preventDefault();
    }
    window.addEventListener("pagehide", keepNow);
    window.addEventListener("beforeunload", onBeforeUnload);
    return () => {
      window.removeEventListener("pagehide", keepNow);
      window.removeEventListener("beforeunload", onBeforeUnload);
      keepNow();
    };
  }, [keepNow, mustAsk, isUnsaved, latest, userId]);

  return { keepNow };
}
