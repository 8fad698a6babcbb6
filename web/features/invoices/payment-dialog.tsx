import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Invoice } from "#schema/invoices/invoice.ts";
import { invoiceLimits } from "#schema/invoices/invoice-input.ts";
import { localDay } from "#web/browser/local-day.ts";
import { useIsMounted } from "#web/browser/use-is-mounted.ts";
import { amountText } from "#web/forms/amount.ts";
import { AmountField } from "#web/forms/amount-field.tsx";
import { useStoredForm } from "#web/forms/stored-form.ts";
import { useAmountErrors } from "#web/forms/use-amount-errors.ts";
import { useFormat } from "#web/i18n/format.ts";
import { addWords } from "#web/i18n/parts.ts";
import { inputStore } from "#web/storage/input-store.ts";
import { boundTo } from "#web/ui/bound-to.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Form, FormFoot } from "#web/ui/form.tsx";
import { unbroken } from "#web/ui/visually-hidden.tsx";
import {
  type Due,
  findPaymentErrors,
  type PaymentErrors,
  type PaymentForm,
  paymentFormSchema,
  toPaymentInput,
} from "./payment-form.ts";
import { PaymentsList } from "./payments-list.tsx";
import { usePayment } from "./use-payment.ts";

addWords("sales");

const formStore = inputStore("sales", paymentFormSchema);

interface PaymentDialogProps {
  readonly invoice: Invoice;
  readonly userId: string;
  readonly onClose: () => void;
}

/** What was paid of an invoice and refunded, and the next payment of what is open, or refund of what was paid. */
export function PaymentDialog({ invoice, userId, onClose }: PaymentDialogProps) {
  const { number, content, openCents, toRefundCents } = invoice;
  const t = useTranslations("sales.invoices.payment");
  const format = useFormat();
  const { enter, reverse, isEntering } = usePayment();
  const money = (cents: number) => format.money(cents, content.currency);
  const due = dueOf(invoice);
  const lead = due === null ? "settled" : due.kind;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t.rich("title", { number, whole: unbroken })}
      lead={
        <p>
          {t(`lead.${lead}`, {
            buyer: content.buyer.name,
            total: money(content.totalCents),
            amount: money(openCents + toRefundCents),
          })}
        </p>
      }
    >
      <PaymentsList invoice={invoice} onReverse={(payment) => reverse(invoice, payment)} />
      {due && (
        <NextPayment
          key={due.kind}
          invoice={invoice}
          userId={userId}
          due={due}
          isEntering={isEntering}
          onClose={onClose}
          onEnter={(form) => enter(invoice, toPaymentInput(form, due.kind))}
        />
      )}
    </Dialog>
  );
}

function dueOf({ openCents, toRefundCents }: Invoice): Due | null {
  if (openCents > 0) return { kind: "payment", cents: openCents };
  return toRefundCents > 0 ? { kind: "refund", cents: toRefundCents } : null;
}

interface NextPaymentProps {
  readonly invoice: Invoice;
  readonly userId: string;
  readonly due: Due;
  readonly isEntering: boolean;
  readonly onClose: () => void;
  /** Returns whether it was entered. */
  readonly onEnter: (form: PaymentForm) => Promise<boolean>;
}

function NextPayment({ invoice, userId, due, isEntering, onClose, onEnter }: NextPaymentProps) {
  const { id, content } = invoice;
  const t = useTranslations("sales.invoices.payment");
  const format = useFormat();
  const amounts = useAmountErrors();
  const isMounted = useIsMounted();
  const [today] = useState(() => localDay(new Date()));
  const { form, change, errors, showErrors, reset } = useStoredForm<PaymentForm, PaymentErrors>({
    store: formStore,
    userId,
    of: `${id} ${due.kind}`,
    initial: { date: today, amount: amountText(due.cents), method: "" },
  });

  async function submit(): Promise<void> {
    if (showErrors(findPaymentErrors(form, due, localDay(new Date())))) return;
    if (!(await onEnter(form))) return;
    reset();
    if (isMounted.current) onClose();
  }

  function cancel(): void {
    reset();
    onClose();
  }

  function amountError(): string | undefined {
    if (errors.amount === undefined) return undefined;
    if (errors.amount === "amount" || errors.amount === "zero") return amounts[errors.amount]();
    const amount = format.money(due.cents, content.currency);
    return t(`errors.${errors.amount}`, { amount });
  }

  return (
    <Form errors={errors} onSubmit={() => void submit()} className="pt-6">
      <div className="field-grid">
        <TextField
          type="date"
          label={t(`day.${due.kind}`)}
          {...boundTo(form, change, "date")}
          max={today}
          autoFocus={true}
          error={errors.date && t(`errors.${errors.date}`)}
        />
        <AmountField
          label={t("amount")}
          currency={content.currency}
          {...boundTo(form, change, "amount")}
          error={amountError()}
        />
        <TextField
          label={t("method")}
          note={t("optional")}
          {...boundTo(form, change, "method")}
          maxLength={invoiceLimits.methodCharacters}
          className="max-md:col-span-full"
        />
      </div>
      <FormFoot cancel={t("cancel")} onCancel={cancel} isBusy={isEntering}>
        {isEntering ? t("saving") : t(`save.${due.kind}`)}
      </FormFoot>
    </Form>
  );
}
