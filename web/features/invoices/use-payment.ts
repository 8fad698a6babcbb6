import { useTranslations } from "use-intl";
import type { Invoice, InvoicePayment } from "#schema/invoices/invoice.ts";
import type { PaymentInput } from "#schema/invoices/invoice-input.ts";
import { enterPayment, reversePayment } from "#web/api/invoices.ts";
import { toast } from "#web/browser/toast.ts";
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
  async function enter({ id }: Invoice, input: PaymentInput, isTyped = true): Promise<boolean> {
    const entered = await submit({
      send: (keyFor) => enterPayment(id, { input, idempotencyKey: keyFor({ id, ...input }) }),
      onDone: (invoice) => toast({ title: entryTitle(invoice, input) }),
      onError: (error) => showFailure(error, t("failed"), { isTyped }),
    });
    return entered !== null;
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
    const undo = () => void enter(invoice, { date, amountCents, method, kind }, false);
    void submit({
      send: () => reversePayment(invoice.id, id),
      onDone: () =>
        toast({
          title: t(`reversed.${kind}`, { amount }),
          action: { label: t("undo"), onPress: undo },
        }),
      onError: (error) => showFailure(error, t("failed"), { isTyped: false }),
    });
  }

  return { enter, reverse, isEntering: isSending };
}
