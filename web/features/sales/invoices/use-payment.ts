import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Invoice, InvoicePayment } from "#schema/sales/invoice.ts";
import type { PaymentInput } from "#schema/sales/invoice-input.ts";
import { keepIdempotencyKeys } from "#web/api/idempotency.ts";
import { useEnterPayment, useReversePayment } from "#web/api/invoices.ts";
import { toast } from "#web/browser/toast.ts";
import { useLock } from "#web/browser/use-lock.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useSalesFailure } from "../use-sales-failure.ts";

/** Enters payments and refunds of an invoice once, however often it is pressed, and reverses them, which can be undone. */
export function usePayment() {
  const t = useTranslations("sales.invoices.payment");
  const format = useFormat();
  const showFailure = useSalesFailure();
  const entering = useEnterPayment();
  const reversing = useReversePayment();
  const [keys] = useState(() => keepIdempotencyKeys());
  const lock = useLock();

  /** Returns the invoice as it is then; null when an error has been shown. */
  async function once(change: () => Promise<Invoice>, isTyped: boolean): Promise<Invoice | null> {
    if (!lock.take()) return null;
    try {
      return await change();
    } catch (error) {
      showFailure(error, t("failed"), { isTyped });
      return null;
    } finally {
      lock.release();
    }
  }

  async function enter({ id }: Invoice, input: PaymentInput, isTyped = true): Promise<boolean> {
    const request = { id, input, idempotencyKey: keys.keyFor({ id, ...input }) };
    const entered = await once(() => entering.mutateAsync(request), isTyped);
    if (entered === null) return false;
    keys.reset();
    toast({ title: entryTitle(entered, input) });
    return true;
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

  async function reverse(invoice: Invoice, payment: InvoicePayment): Promise<void> {
    const request = { id: invoice.id, paymentId: payment.id };
    if ((await once(() => reversing.mutateAsync(request), false)) === null) return;
    const { date, amountCents, method, kind } = payment;
    const again = { date, amountCents, method, kind };
    toast({
      title: t(`reversed.${kind}`, { amount: format.money(amountCents, invoice.content.currency) }),
      action: { label: t("undo"), onPress: () => void enter(invoice, again, false) },
    });
  }

  return {
    enter,
    reverse: (invoice: Invoice, payment: InvoicePayment) => void reverse(invoice, payment),
    isEntering: entering.isPending,
  };
}
