import { useState } from "react";
import { useTranslations } from "use-intl";
import type { SalesChannel } from "#schema/channels/channel.ts";
import type { BusinessRegistration } from "#schema/sales/registration.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { refusedPaths } from "#web/api/refused-paths.ts";
import { toast } from "#web/browser/toast.ts";
import { useStoredForm } from "#web/forms/stored-form.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { inputStore } from "#web/storage/input-store.ts";
import { useSalesFailure } from "#web/works/books/use-sales-failure.ts";
import { changeSale } from "../queries.ts";
import { findMissingPlace } from "../sale/sale-form.ts";
import { typedTaxes } from "../sale/sale-taxes.ts";
import {
  type CompletionErrors,
  type CompletionForm,
  completionFormOf,
  completionFormSchema,
  findCompletionErrors,
  type NeededForInvoice,
  refusedCompletion,
  toSaleChange,
} from "./completion-form.ts";
import { recordedAsTyped, saleAsTyped } from "./correction-form.ts";
import { isOpenToChange } from "./open-to-change.ts";

const formStore = inputStore("sales", completionFormSchema);

export interface CompleteSaleProps {
  readonly sale: Sale;
  /** With the year in which it was made; empty where that is not known. */
  readonly work: { readonly dateCreated: string };
  /** Through which a sale can have been made instead. */
  readonly channels: readonly SalesChannel[];
  readonly registrations: readonly BusinessRegistration[];
  readonly userId: string;
  /** What must be said of the sale; null where all may stay unsaid. */
  readonly needed: NeededForInvoice | null;
  readonly onDone: () => void;
}

/** The form of what a sale does not say yet, and its sending, once, however often it is pressed. */
export function useCompleteSale(props: CompleteSaleProps) {
  const { sale, work, userId, needed, onDone } = props;
  const t = useTranslations("sales.complete");
  const showFailure = useSalesFailure();
  const { submit, isSending } = useSubmit();
  const initial = completionFormOf(sale);
  const { form, change, errors, showErrors, reset } = useStoredForm<
    CompletionForm,
    CompletionErrors
  >({
    store: formStore,
    userId,
    of: `${sale.id} complete`,
    initial,
  });

  const [isToldOfTax, setToldOfTax] = useState(false);
  // An invoice asks for the delivery itself.
  const isTaxUnknown = needed === null && isOpenToChange(sale) && hasUnknownTax(form, props);

  function save(isWithoutTax: boolean): void {
    if (showErrors(findCompletionErrors(form, sale, needed, work))) return;
    if (isTaxUnknown && !isWithoutTax) {
      setToldOfTax(true);
      showErrors(findMissingPlace(form));
      return;
    }
    void submit({
      send: () => changeSale(sale.id, toSaleChange(form, sale)),
      onDone: (saved, isShown) => {
        reset(completionFormOf(saved));
        const hasTaxes = saved.taxes !== null && saved.taxes.length > 0;
        toast({ title: t("done"), ...(hasTaxes && { description: t("doneText") }) });
        if (isShown) onDone();
      },
      onError: (error) => {
        if (!showErrors(refusedCompletion(refusedPaths(error)))) showFailure(error, t("failed"));
      },
    });
  }

  return {
    form,
    change,
    errors,
    reset,
    submit: () => save(false),
    /** Set once a sale was about to be saved whose tax is not known. */
    saveWithoutTax: isToldOfTax && isTaxUnknown ? () => save(true) : null,
    isSending,
  };
}

/** Whether the artist charges taxes on the sale as it is typed, and it is not known where the work was delivered. */
function hasUnknownTax(
  form: CompletionForm,
  { sale, channels, registrations }: Pick<CompleteSaleProps, "sale" | "channels" | "registrations">,
): boolean {
  const typed = saleAsTyped(form, sale, channels);
  return typed !== null && typedTaxes(recordedAsTyped(form, typed), registrations) === null;
}
