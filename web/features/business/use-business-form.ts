import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import type { User } from "#schema/artist/user.ts";
import type { Business } from "#schema/business/business.ts";
import { saveBusiness } from "#web/api/business.ts";
import { refusedPaths } from "#web/api/refused-paths.ts";
import { useShowChangeFailure } from "#web/api/use-show-change-failure.ts";
import { toast } from "#web/browser/toast.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { inputStore } from "#web/storage/input-store.ts";
import { useUnsavedInput, wholeOrNothing } from "#web/storage/unsaved-input.ts";
import {
  addChange,
  applyChange,
  type BusinessChange,
  type BusinessErrors,
  businessChangeSchema,
  findBusinessErrors,
  refusedBusinessFields,
  toBusiness,
  withProposal,
} from "./business-form.ts";

const changeStore = inputStore<BusinessChange>("business", businessChangeSchema);

/**
 * The form and its saving. Details that were never entered begin with the profile's place and email, which are saved with the
 * form and not before. Only what was changed is kept and sent, on top of what is stored, so that a change in another
 * window stays as well.
 */
export function useBusinessForm(stored: Business, user: User) {
  const userId = user.id;
  const begun = withProposal(stored, user);
  const t = useTranslations("business.details");
  const showFailure = useShowChangeFailure();
  const { submit, isSending } = useSubmit();
  const [changed, setChanged] = useState<BusinessChange>(() => changeStore.read(userId) ?? {});
  const [base, setBase] = useState(stored);
  const [errors, setErrors] = useState<BusinessErrors>({});
  if (base !== stored) {
    // Saved here or in another window: what is typed and differs from it stays.
    setBase(stored);
    setChanged(addChange({}, changed, begun));
  }
  const form = applyChange(begun, changed);
  const isChanged = Object.keys(changed).length > 0;

  useEffect(() => {
    if (Object.keys(changed).length === 0) changeStore.remove(userId);
    else changeStore.store(userId, changed);
  }, [changed, userId]);

  function change(more: BusinessChange): void {
    setChanged((current) => addChange(current, more, begun));
    setErrors({});
  }

  /** The details as they are typed; null where they cannot be, which the fields then say. */
  function check(): Business | null {
    const found = findBusinessErrors(form);
    setErrors(found);
    return Object.keys(found).length > 0 ? null : toBusiness(form);
  }

  function save(): void {
    if (check() === null || isSending) return;
    const typed = addChange({}, toBusiness(form), begun);
    setChanged(typed);
    void submit({
      send: () =>
        saveBusiness((latest) => toBusiness(applyChange(withProposal(latest, user), typed))),
      onDone: () => toast({ title: t("saved"), description: t("savedText") }),
      onError: (error) => {
        if (showAtFields(error)) return;
        const text = t("failed");
        const offline = `${text} ${t("offline")}`;
        showFailure(error, { text, offline, professional: t("professional") });
      },
    });
  }

  /** Returns whether each refusal is at a field. */
  function showAtFields(error: unknown): boolean {
    const refused = refusedBusinessFields(refusedPaths(error), form);
    setErrors(refused);
    return Object.keys(refused).length > 0;
  }

  /** Whether closing the tab would lose nothing. */
  const store = () => !isChanged || changeStore.store(userId, changed);
  useUnsavedInput(() => (isChanged ? wholeOrNothing(store()) : null));

  return {
    form,
    errors,
    isChanged,
    change,
    check,
    store,
    submit: save,
    discard: () => setChanged({}),
    isSaving: isSending,
  };
}
