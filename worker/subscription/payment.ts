import type { SubscriptionStart } from "#schema/subscription.ts";
import type { AttemptRow } from "#worker/db/tables.ts";
import type { Billing } from "./billing.ts";

/** What an attempt led to at Stripe; without a `start` it can no longer be paid. */
export interface Payment {
  readonly id: string;
  readonly start: SubscriptionStart | null;
}

/** An attempt with the customer who pays. */
export interface Order {
  readonly attempt: AttemptRow;
  readonly customerId: string;
}

/** A way to pay: how a payment is created, found again, and ended while it is open. */
export interface PaymentWay {
  /** Under the attempt's idempotency key: repeated calls return the same payment. */
  readonly create: (billing: Billing, order: Order) => Promise<Payment>;
  readonly find: (billing: Billing, paymentId: string) => Promise<Payment>;
  readonly end: (billing: Billing, paymentId: string) => Promise<void>;
}
