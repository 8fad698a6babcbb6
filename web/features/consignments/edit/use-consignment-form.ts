import { useTranslations } from "use-intl";
import type { Consignment } from "#schema/consignments/consignment.ts";
import { refusedPaths } from "#web/api/refused-paths.ts";
import { toast } from "#web/browser/toast.ts";
import { useStoredForm } from "#web/forms/stored-form.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { inputStore } from "#web/storage/input-store.ts";
import { saveConsignment } from "#web/works/consignments/queries.ts";
import { useAgreementFailure } from "../send/use-agreement-failure.ts";
import {
  type ConsignmentErrors,
  type ConsignmentForm,
  consignmentFormOf,
  consignmentFormSchema,
  findConsignmentErrors,
  refusedConsignmentFields,
  toConsignmentChange,
} from "./consignment-form.ts";

const consignmentStore = inputStore("sales", consignmentFormSchema);

/** An agreement as it is typed, and its saving, once. */
export function useConsignmentForm(userId: string, consignment: Consignment) {
  const t = useTranslations("consignments.edit");
  const showFailure = useAgreementFailure();
  const { submit, isSending } = useSubmit();
  const initial = consignmentFormOf(consignment);
  const { showErrors, ...stored } = useStoredForm<ConsignmentForm, ConsignmentErrors>({
    store: consignmentStore,
    userId,
    of: `consignment ${consignment.id}`,
    initial,
  });
  const { form, settle } = stored;

  /** Null where it could not be saved, which was shown. */
  async function save(onSaved: () => void): Promise<Consignment | null> {
    if (showErrors(findConsignmentErrors(form))) return null;
    const change = toConsignmentChange(form, initial);
    if (Object.keys(change).length === 0) {
      settle(form, initial);
      return consignment;
    }
    return submit({
      send: () => saveConsignment(consignment, change),
      onDone: (saved) => {
        settle(form, consignmentFormOf(saved));
        onSaved();
      },
      onError: (error) => {
        if (!showErrors(refusedConsignmentFields(refusedPaths(error), form))) {
          showFailure(error, t("failed"));
        }
      },
    });
  }

  return {
    ...stored,
    isSending,
    /** Saves what was typed, and says so. */
    submit: () => void save(() => toast({ title: t("saved") })),
    /** Saves what was typed before it is sent; null where that failed, which was shown. */
    saveQuietly: () => save(() => {}),
    hasErrors: () => showErrors(findConsignmentErrors(form)),
  };
}
