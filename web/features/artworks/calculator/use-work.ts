import { useCallback, useState } from "react";
import { useTranslations } from "use-intl";
import { mayCalculate, type User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Rates } from "#schema/currency.ts";
import { unitsOf } from "#schema/units.ts";
import { useDraft } from "./draft/use-draft.ts";
import { clearDraft, clearEdit, readDraft, readEdit } from "./draft-storage.ts";
import { artworkForm, emptyForm, type Form, isChanged } from "./form/form.ts";
import { useForm } from "./form/use-form.ts";

/** The work in the form: one from the gallery, the stored draft, or a new one. */
export function useWork(user: User, artwork: Artwork | null, rates: Rates) {
  const defaultTitle = useTranslations("pricing")("untitled");
  // The list may be fetched again meanwhile; the form is compared with the work as it was opened.
  const [opened] = useState(artwork);
  const [untouched, setUntouched] = useState(() => {
    return opened ? artworkForm(opened, unitsOf(user), defaultTitle) : emptyForm(unitsOf(user));
  });
  const { form, latest, dispatch } = useForm(
    () => (opened === null ? readDraft(user, rates) : readEdit(user, opened, rates)) ?? untouched,
  );
  const isUnsaved = useCallback((current: Form) => isChanged(current, untouched), [untouched]);
  const isRepeatable = mayCalculate(user);
  const { storeNow } = useDraft({
    userId: user.id,
    edited: opened,
    isRepeatable,
    form,
    latest,
    isUnsaved,
  });

  /** After a save, a discard or Cancel Edit. */
  const reset = useCallback(() => {
    dispatch({ type: "reset", form: untouched });
    if (opened === null) clearDraft(user.id);
    else clearEdit(user.id, opened.id);
  }, [dispatch, untouched, opened, user.id]);

  /** After Save and price the next: a new work that starts with some values of the last. */
  const startNext = useCallback(() => {
    const { units, dateCreated, support, medium } = latest();
    const next = { ...emptyForm(units), dateCreated, support, medium };
    setUntouched(next);
    dispatch({ type: "reset", form: next });
    clearDraft(user.id);
  }, [dispatch, latest, user.id]);

  const hasUnsaved = useCallback(() => isUnsaved(latest()), [isUnsaved, latest]);

  return { opened, untouched, form, latest, dispatch, hasUnsaved, storeNow, reset, startNext };
}
