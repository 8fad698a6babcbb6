import * as v from "valibot";
import type { PaymentInput } from "#schema/invoices/invoice-input.ts";
import type { Cents } from "#schema/money.ts";
import { type AmountError, centsOf } from "#web/forms/amount.ts";

/** A payment or refund as it is typed. */
export const paymentFormSchema = v.object({
  date: v.string(),
  amount: v.string(),
  method: v.string(),
});
export type PaymentForm = v.InferOutput<typeof paymentFormSchema>;

export interface PaymentErrors {
  readonly date?: "day" | "future";
  readonly amount?: Exclude<AmountError, "tooMuch"> | "aboveOpen" | "abovePaid";
}

/** What can be entered: a payment of what is open, or a refund of what was paid of an invoice that was taken back. */
export interface Due {
  readonly kind: PaymentInput["kind"];
  readonly cents: Cents;
}

/** What the server would refuse, by field. `today` is an ISO day. */
export function findPaymentErrors(form: PaymentForm, due: Due, today: string): PaymentErrors {
  const date = form.date === "" ? "day" : form.date > today ? "future" : null;
  const amount = amountError(form.amount, due);
  return { ...(date && { date }), ...(amount && { amount }) };
}

function amountError(text: string, { kind, cents: mostCents }: Due): PaymentErrors["amount"] {
  const cents = centsOf(text);
  if (cents === null) return "amount";
  if (cents === 0) return "zero";
  if (cents <= mostCents) return undefined;
  return kind === "payment" ? "aboveOpen" : "abovePaid";
}

export function toPaymentInput(form: PaymentForm, kind: Due["kind"]): PaymentInput {
  const { date, amount, method } = form;
  return { date, amountCents: centsOf(amount) ?? 0, method: method.trim(), kind };
}
