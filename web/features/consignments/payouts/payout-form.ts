import * as v from "valibot";
import type { Cents } from "#schema/money.ts";
import type { PayoutInput } from "#schema/payouts/payout-input.ts";
import { type AmountError, amountText, centsOf } from "#web/forms/amount.ts";
import type { OpenSale } from "#web/works/consignments/open-sales.ts";

/** What a gallery paid, as it is typed. */
export const payoutFormSchema = v.object({
  date: v.string(),
  amount: v.string(),
  method: v.string(),
  saleIds: v.array(v.string()),
});
export type PayoutForm = v.InferOutput<typeof payoutFormSchema>;

export interface PayoutErrors {
  readonly date?: "day" | "future";
  readonly amount?: Exclude<AmountError, "tooMuch"> | "aboveOpen";
  readonly saleIds?: "none";
}

type Open = Pick<OpenSale, "id" | "dueOn" | "openCents">;

/** A payout on a day of all that is open of these sales. */
export function newPayoutForm(sales: readonly Open[], today: string): PayoutForm {
  const saleIds = sales.map(({ id }) => id);
  return { date: today, amount: amountText(sumOf(sales, saleIds)), method: "", saleIds };
}

/** What is open of the chosen sales, in whole cents. */
export function sumOf(sales: readonly Open[], saleIds: readonly string[]): Cents {
  return sales
    .filter(({ id }) => saleIds.includes(id))
    .reduce((sum, { openCents }) => sum + openCents, 0);
}

/** Chooses a sale, or does no longer. The amount follows as long as it is what is open of the chosen ones. */
export function withSale(
  form: PayoutForm,
  sales: readonly Open[],
  { id }: Pick<Open, "id">,
): Partial<PayoutForm> {
  const saleIds = form.saleIds.includes(id)
    ? form.saleIds.filter((one) => one !== id)
    : [...form.saleIds, id];
  const isWhole = centsOf(form.amount) === sumOf(sales, form.saleIds);
  return { saleIds, ...(isWhole && { amount: amountText(sumOf(sales, saleIds)) }) };
}

/** What the payout pays of each chosen sale: by due day, the oldest first. */
export function partsOf(form: PayoutForm, sales: readonly Open[]): ReadonlyMap<string, Cents> {
  let left = centsOf(form.amount) ?? 0;
  const parts = new Map<string, Cents>();
  for (const { id, openCents } of byDueDay(sales)) {
    if (!form.saleIds.includes(id)) continue;
    const part = Math.min(left, openCents);
    parts.set(id, part);
    left -= part;
  }
  return parts;
}

/** In the order in which a payout pays them. */
export function byDueDay<Sale extends Pick<Open, "dueOn">>(sales: readonly Sale[]): Sale[] {
  return sales.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
}

/** What the server would refuse, by field. `today` is an ISO day. */
export function findPayoutErrors(
  form: PayoutForm,
  sales: readonly Open[],
  today: string,
): PayoutErrors {
  const date = form.date === "" ? "day" : form.date > today ? "future" : null;
  const isNone = sumOf(sales, form.saleIds) === 0;
  const amount = isNone ? undefined : amountError(form.amount, sumOf(sales, form.saleIds));
  return { ...(date && { date }), ...(amount && { amount }), ...(isNone && { saleIds: "none" }) };
}

function amountError(text: string, openCents: Cents): PayoutErrors["amount"] {
  const cents = centsOf(text);
  if (cents === null) return "amount";
  if (cents === 0) return "zero";
  return cents > openCents ? "aboveOpen" : undefined;
}

/** The payout as it is sent: of the sales that are still open. */
export function toPayoutInput(
  { date, amount, method, saleIds }: PayoutForm,
  sales: readonly Open[],
  { channelId, currency }: Pick<PayoutInput, "channelId" | "currency">,
): PayoutInput {
  const open = sales.map(({ id }) => id).filter((id) => saleIds.includes(id));
  return {
    channelId,
    currency,
    date,
    amountCents: centsOf(amount) ?? 0,
    method: method.trim(),
    saleIds: open,
  };
}
