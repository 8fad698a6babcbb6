import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { SalesChannel } from "#schema/channels/channel.ts";
import type { Person } from "#schema/people/person.ts";
import { useBusiness } from "#web/api/business.ts";
import { refusedPaths } from "#web/api/refused-paths.ts";
import { localDay } from "#web/browser/local-day.ts";
import { toast } from "#web/browser/toast.ts";
import { useStoredForm } from "#web/forms/stored-form.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { inputStore } from "#web/storage/input-store.ts";
import type { ReportedSale } from "#web/works/consignments/report-sentence.tsx";
import { useShowWorkFailure } from "#web/works/use-show-work-failure.ts";
import { acceptReportedSale, recordSale } from "../queries.ts";
import { reportedSaleForm } from "./reported-sale.ts";
import {
  chosenBuyer,
  findMissingPlace,
  findSaleErrors,
  newSaleForm,
  refusedSaleFields,
  type SaleErrors,
  type SaleForm,
  saleFormSchema,
  toSaleInput,
} from "./sale-form.ts";
import { chargesTaxes, taxesAsTyped } from "./sale-taxes.ts";

const saleStore = inputStore("work-page", saleFormSchema);

export interface RecordSaleProps {
  readonly work: Artwork;
  readonly channels: readonly SalesChannel[];
  readonly userId: string;
  /** Who buys it, as far as that is known before the form is opened. */
  readonly person?: Person | undefined;
  /** What a gallery reported, which the sale accepts. */
  readonly report?: ReportedSale | undefined;
  readonly onClose: () => void;
}

/** The form and its sending, once, however often it is pressed or its answer is lost. */
export function useRecordSale(props: RecordSaleProps) {
  const { work, channels, userId, person, report, onClose } = props;
  const t = useTranslations("work.recordSale");
  const showFailure = useShowWorkFailure();
  const { submit, isSending } = useSubmit();
  const [initial] = useState(() => {
    const today = localDay(new Date());
    if (report) return reportedSaleForm(report, work, channels, today);
    return { ...newSaleForm(work, channels, today), ...(person && chosenBuyer(person)) };
  });
  const { form, change, errors, showErrors, reset } = useStoredForm<SaleForm, SaleErrors>({
    store: saleStore,
    userId,
    of: report ? `${report.entry.id} report` : `${work.id} sale`,
    initial,
  });
  const { data: business } = useBusiness();
  const taxInputs = { channels, registrations: business?.registrations ?? [] };
  const [isToldOfTax, setToldOfTax] = useState(false);
  const isTaxUnknown = chargesTaxes(form, taxInputs) && taxesAsTyped(form, taxInputs) === null;

  function close(): void {
    reset();
    onClose();
  }

  function save(isWithoutTax: boolean): void {
    const hasErrors = showErrors({
      ...(taxesAsTyped(form, taxInputs) === "unknown" && { date: "noRate" }),
      ...findSaleErrors(form, work, channels, new Date()),
    });
    if (hasErrors) return;
    if (isTaxUnknown && !isWithoutTax) {
      setToldOfTax(true);
      showErrors(findMissingPlace(form));
      return;
    }
    const input = toSaleInput(form, work);
    void submit({
      // Resolves once the work is shown as sold, which closes the dialog on its page.
      send: (keyFor) =>
        report
          ? acceptReportedSale(report.entry, input)
          : recordSale({ input, idempotencyKey: keyFor(input) }),
      onDone: () => {
        toast({ title: t("done"), description: t("doneText") });
        close();
      },
      onError: (error) => {
        if (!showErrors(refusedSaleFields(refusedPaths(error)))) showFailure(error, t("failed"));
      },
    });
  }

  return {
    form,
    change,
    errors,
    taxInputs,
    submit: () => save(false),
    /** Set once a sale was about to be saved whose tax is not known. */
    saveWithoutTax: isToldOfTax && isTaxUnknown ? () => save(true) : null,
    cancel: close,
    isSending,
  };
}
