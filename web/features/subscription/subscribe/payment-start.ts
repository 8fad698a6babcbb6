import type { SubscriptionStart } from "#schema/subscription.ts";

/** What the Payment Element pays with. */
export type PaymentStart = Extract<SubscriptionStart, { clientSecret: string }>;
