import { useTranslations } from "use-intl";
import type { Sale } from "#schema/sales/sale.ts";
import { toast } from "#web/browser/toast.ts";
import { useStoredForm } from "#web/forms/stored-form.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { useFormat } from "#web/i18n/format.ts";
import { addWords } from "#web/i18n/parts.ts";
import { inputStore } from "#web/storage/input-store.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Form, FormFoot } from "#web/ui/form.tsx";
import { useSalesFailure } from "#web/works/books/use-sales-failure.ts";
import { workTitle } from "#web/works/work-title.tsx";
import { changeSale } from "../queries.ts";
import {
  type CompletionErrors,
  type CompletionForm,
  completionFormOf,
  completionFormSchema,
} from "./completion-form.ts";
import { PaymentFields } from "./correction-fields.tsx";
import { correctionOf, findCorrectionErrors } from "./correction-form.ts";

addWords("sales");

const formStore = inputStore("sales", completionFormSchema);

interface SalePaymentDialogProps {
  readonly sale: Sale;
  readonly userId: string;
  readonly onClose: () => void;
}

/** How a sale without an invoice was paid, and nothing else of it: on any plan. */
export function SalePaymentDialog({ sale, userId, onClose }: SalePaymentDialogProps) {
  const t = useTranslations("sales.complete");
  const format = useFormat();
  const showFailure = useSalesFailure();
  const { submit, isSending } = useSubmit();
  const { form, change, errors, showErrors, reset } = useStoredForm<
    CompletionForm,
    CompletionErrors
  >({
    store: formStore,
    userId,
    of: `${sale.id} payment`,
    initial: completionFormOf(sale),
  });

  function save(): void {
    const { paidOn } = findCorrectionErrors(form, { dateCreated: "" }, new Date());
    if (showErrors(paidOn ? { paidOn } : {})) return;
    const { payment = sale.payment } = correctionOf(form, sale);
    void submit({
      send: () => changeSale(sale.id, { payment }),
      onDone: (saved, isShown) => {
        reset(completionFormOf(saved));
        toast({ title: t("done") });
        if (isShown) onClose();
      },
      onError: (error) => showFailure(error, t("failed")),
    });
  }

  function cancel(): void {
    reset();
    onClose();
  }

  const named = { title: sale.artworkTitle, day: format.day(sale.date), work: workTitle };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("paymentTitle")}
      lead={<p>{t.rich("lead", named)}</p>}
    >
      <Form errors={errors} onSubmit={save} className="pt-6">
        <div className="field-grid">
          <PaymentFields form={form} change={change} errors={errors} />
        </div>
        <FormFoot cancel={t("cancel")} onCancel={cancel} isBusy={isSending}>
          {t(isSending ? "saving" : "savePayment")}
        </FormFoot>
      </Form>
    </Dialog>
  );
}
