import { useTranslations } from "use-intl";
import type { Invoice, InvoicePayment } from "#schema/invoices/invoice.ts";
import type { PaymentInput } from "#schema/invoices/invoice-input.ts";
import { enterPayment, reversePayment } from "#web/api/invoices.ts";
import { toast } from "#web/browser/toast.ts";
import { offerUndo } from "#web/forms/offer-undo.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useSalesFailure } from "#web/works/books/use-sales-failure.ts";

/** Enters payments and refunds of an invoice once, however often it is pressed, and reverses them, which can be undone. */
export function usePayment() {
  const t = useTranslations("sales.invoices.payment");
  const format = useFormat();
  const showFailure = useSalesFailure();
  const { submit, isSending } = useSubmit();

  /** Returns whether it is entered; when not, an error has been shown. */
  async function enter(invoice: Invoice, input: PaymentInput): Promise<boolean> {
    const entered = await submit({
      ...entryOf(invoice, input),
      onError: (error) => showFailure(error, t("failed")),
    });
    return entered !== null;
  }

  function entryOf({ id }: Invoice, input: PaymentInput) {
    return {
      send: (keyFor: (input: object) => string) =>
        enterPayment(id, { input, idempotencyKey: keyFor({ id, ...input }) }),
      onDone: (invoice: Invoice) => toast({ title: entryTitle(invoice, input) }),
    };
  }

  function entryTitle(
    { number, content, openCents }: Invoice,
    { kind, amountCents }: PaymentInput,
  ): string {
    const money = (cents: number) => format.money(cents, content.currency);
    if (kind === "refund") return t("refunded", { amount: money(amountCents) });
    if (openCents > 0) {
      return t("entered", { amount: money(amountCents), open: money(openCents) });
    }
    return t("done", { number });
  }

  function reverse(invoice: Invoice, { id, ...payment }: InvoicePayment): void {
    const { date, amountCents, method, kind } = payment;
    const amount = format.money(amountCents, invoice.content.currency);
    void submit({
      send: () => reversePayment(invoice.id, id),
      onDone: () =>
        toast({
          title: t(`reversed.${kind}`, { amount }),
          action: offerUndo({
            label: t("undo"),
            ...entryOf(invoice, { date, amountCents, method, kind }),
            onError: (error, again) =>
              showFailure(error, t("failed"), { isTyped: false, action: again }),
          }),
        }),
      onError: (error) => showFailure(error, t("failed"), { isTyped: false }),
    });
  }

  return { enter, reverse, isEntering: isSending };
}
