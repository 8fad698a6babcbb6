import type { Cents } from "../money.ts";

export const paymentKinds = ["payment", "refund"] as const;

/** A payment or refund; it counts while it is not reversed. */
interface PaymentFacts {
  readonly kind: (typeof paymentKinds)[number];
  readonly amountCents: Cents;
  readonly reversedAt: Date | string | null;
}

/** What a document says of its sums, and whether it is an invoice that holds, one that was taken back, or a credit note. */
interface BilledSums {
  readonly totalCents: Cents;
  readonly depositCents: Cents;
  readonly state: "holding" | "credited" | "credit-note";
}

/**
 * What was paid of an invoice, deposit included and refunds taken off, what is open of it, and what is to be refunded
 * (price list, section 4), in whole cents of its currency. Nothing is open of an invoice that was taken back; what was
 * paid of it is to be refunded.
 */
export function invoiceSums(
  { totalCents, depositCents, state }: BilledSums,
  payments: readonly PaymentFacts[],
): { paidCents: Cents; openCents: Cents; toRefundCents: Cents } {
  if (state === "credit-note") return { paidCents: 0, openCents: 0, toRefundCents: 0 };
  const paidCents = payments
    .filter(({ reversedAt }) => reversedAt === null)
    .reduce(
      (sum, { kind, amountCents }) => sum + (kind === "payment" ? amountCents : -amountCents),
      depositCents,
    );
  return {
    paidCents,
    openCents: state === "holding" ? totalCents - paidCents : 0,
    toRefundCents: state === "credited" ? paidCents : 0,
  };
}

/** The last payment that counts, of payments by day; null without one. */
export function lastPayment<Payment extends PaymentFacts>(
  payments: readonly Payment[],
): Payment | null {
  return (
    payments.findLast(({ kind, reversedAt }) => kind === "payment" && reversedAt === null) ?? null
  );
}
