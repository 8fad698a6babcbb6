import type { SubscriptionStart } from "#schema/subscription.ts";
import type { AttemptRow } from "#worker/db/subscription-tables.ts";
import type { Billing } from "./billing.ts";

/** The payment that an attempt created at Stripe; without a `start` it can no longer be paid. */
export interface Payment {
  readonly id: string;
  readonly start: SubscriptionStart | null;
}

/** An attempt, and the customer at Stripe who pays. */
interface Order {
  readonly attempt: AttemptRow;
  readonly customerId: string;
}

/** How a payment method creates a payment, reads it again, and cancels it while it is open. */
export interface PaymentFlow {
  /** With the attempt's idempotency key, so that repeated calls return the same payment. */
  readonly create: (billing: Billing, order: Order) => Promise<Payment>;
  readonly find: (billing: Billing, paymentId: string) => Promise<Payment>;
  readonly end: (billing: Billing, paymentId: string) => Promise<void>;
}
