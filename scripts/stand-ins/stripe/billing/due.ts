import type Stripe from "stripe";
import { hour } from "../calendar.ts";
import { idOrNull } from "../find.ts";
import { change, type Ledger } from "../ledger.ts";
import { itemOf } from "../objects/subscription.ts";
import { collect } from "./collecting.ts";
import { endSubscription, expireSubscription } from "./ending.ts";
import { endPendingUpdate } from "./pending-update.ts";
import { renew } from "./renewing.ts";

interface Owned {
  readonly customer: unknown;
}

interface Due {
  readonly time: number;
  readonly run: () => void;
}

/** Does everything that has fallen due, in order of time, each as of its own time. */
export function settleDue(ledger: Ledger): void {
  settle(ledger, ledger.now(), () => true);
}

/** Does everything that falls due for a customer until a time; nobody else's time passes. */
export function settleDueOf(ledger: Ledger, customer: string, until: number): void {
  settle(ledger, until, (owned) => idOrNull(owned.customer) === customer);
}

function settle(ledger: Ledger, until: number, counts: (owned: Owned) => boolean): void {
  for (;;) {
    const next = earliest(dueOf(ledger, counts));
    if (next === null || next.time > until) return;
    ledger.at(next.time, next.run);
  }
}

function earliest(all: Iterable<Due>): Due | null {
  let first: Due | null = null;
  for (const due of all) if (first === null || due.time < first.time) first = due;
  return first;
}

function* dueOf(ledger: Ledger, counts: (owned: Owned) => boolean): Iterable<Due> {
  for (const session of Object.values(ledger.state.checkoutSessions)) {
    if (session.status !== "open" || !counts(session)) continue;
    const run = () =>
      change(ledger, session, { status: "expired", url: null }, "checkout.session.expired");
    yield { time: session.expires_at, run };
  }
  for (const invoice of Object.values(ledger.state.invoices)) {
    if (invoice.status !== "open" || invoice.next_payment_attempt === null) continue;
    if (!counts(invoice)) continue;
    yield { time: invoice.next_payment_attempt, run: () => collect(ledger, invoice) };
  }
  for (const subscription of Object.values(ledger.state.subscriptions)) {
    if (counts(subscription)) yield* dueOfSubscription(ledger, subscription);
  }
}

function* dueOfSubscription(ledger: Ledger, subscription: Stripe.Subscription): Iterable<Due> {
  const { status, pause_collection: pause, cancel_at: cancelAt } = subscription;
  if (status === "incomplete") {
    const run = () => expireSubscription(ledger, subscription);
    yield { time: subscription.created + 23 * hour, run };
  }
  if (subscription.pending_update !== null) {
    const run = () => endPendingUpdate(ledger, subscription);
    yield { time: subscription.pending_update.expires_at, run };
  }
  if (!["active", "past_due", "trialing"].includes(status)) return;
  if (pause?.resumes_at) {
    const run = () =>
      change(ledger, subscription, { pause_collection: null }, "customer.subscription.updated");
    yield { time: pause.resumes_at, run };
  }
  if (cancelAt !== null) {
    const run = () => endSubscription(ledger, subscription, "cancellation_requested");
    yield { time: cancelAt, run };
  }
  yield {
    time: itemOf(subscription).current_period_end,
    run: () => renew(ledger, subscription),
  };
}
