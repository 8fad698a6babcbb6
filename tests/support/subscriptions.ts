import type Stripe from "stripe";
import { priceLookupKeys } from "#worker/subscription/plan-at-stripe.ts";

/** What Stripe says of a monthly subscription that goes on, as it is stored. */
export const activeSubscription = {
  subscriptionId: "sub_1",
  status: "active",
  term: "monthly",
  priceCents: 1365,
  currentPeriodEnd: null,
  cancelsAt: null,
  isPaused: false,
  paidThrough: null,
  accessUntil: null,
} as const;

/** The seconds of a date, as Stripe writes times. */
export function inSeconds(date: string): number {
  return Date.parse(date) / 1000;
}

interface SubscriptionChanges {
  readonly id?: string;
  readonly status?: Stripe.Subscription.Status;
  readonly created?: string;
  readonly periodStart?: string;
  readonly periodEnd?: string;
  readonly cancelAt?: string;
  readonly cancelsAtPeriodEnd?: boolean;
  readonly isPaused?: boolean;
  readonly lookupKey?: string | null;
  readonly metadata?: Stripe.Metadata;
  readonly interval?: "month" | "year";
  readonly hasItem?: boolean;
  readonly invoice?: Pick<Stripe.Invoice, "billing_reason" | "status">;
}

/** A subscription of Stripe to the monthly plan, active in November 2026, with the fields that the product reads. */
export function stripeSubscription(changes: SubscriptionChanges = {}): Stripe.Subscription {
  const { lookupKey = priceLookupKeys.monthly, interval = "month", hasItem = true } = changes;
  const item = {
    current_period_start: inSeconds(changes.periodStart ?? "2026-11-01"),
    current_period_end: inSeconds(changes.periodEnd ?? "2026-12-01"),
    price: { lookup_key: lookupKey, recurring: { interval }, unit_amount: 1365 },
  };
  const subscription = {
    id: changes.id ?? "sub_1",
    status: changes.status ?? "active",
    created: inSeconds(changes.created ?? "2026-11-01"),
    cancel_at: changes.cancelAt === undefined ? null : inSeconds(changes.cancelAt),
    cancel_at_period_end: changes.cancelsAtPeriodEnd ?? false,
    pause_collection: changes.isPaused ? { behavior: "void", resumes_at: null } : null,
    metadata: changes.metadata ?? {},
    latest_invoice: changes.invoice ?? null,
    items: { data: hasItem ? [item] : [] },
  };
  return subscription as unknown as Stripe.Subscription;
}
