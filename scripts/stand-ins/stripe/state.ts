import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type Stripe from "stripe";

/** The answer to a request under an idempotency key. */
export interface SavedAnswer {
  readonly request: string;
  readonly savedAt: number;
  readonly requestId: string;
  readonly status: number;
  readonly body: unknown;
}

/** Everything that the stand-in holds, by id, in the order in which it came to be. */
export interface State {
  /** Seconds by which the clock is ahead of the machine's. */
  secondsAhead: number;
  products: Record<string, Stripe.Product>;
  prices: Record<string, Stripe.Price>;
  customers: Record<string, Stripe.Customer | Stripe.DeletedCustomer>;
  paymentMethods: Record<string, Stripe.PaymentMethod>;
  /** Test cards' numbers, by payment method: they decide what is refused. */
  cardNumbers: Record<string, string>;
  setupIntents: Record<string, Stripe.SetupIntent>;
  paymentIntents: Record<string, Stripe.PaymentIntent>;
  subscriptions: Record<string, Stripe.Subscription>;
  /** Prorations that wait for the subscription's next invoice. */
  pendingLines: Record<string, Stripe.InvoiceLineItem[]>;
  invoices: Record<string, Stripe.Invoice>;
  invoicePayments: Record<string, Stripe.InvoicePayment>;
  checkoutSessions: Record<string, Stripe.Checkout.Session>;
  /** What each Checkout session sells, and what it hands to the subscription. */
  checkoutOrders: Record<string, CheckoutOrder>;
  portalConfigurations: Record<string, Stripe.BillingPortal.Configuration>;
  portalSessions: Record<string, Stripe.BillingPortal.Session>;
  events: Record<string, Stripe.Event>;
  savedAnswers: Record<string, SavedAnswer>;
  /** How many of the coming charges without the customer present fail; `*` is anyone's. */
  chargesToFail: Record<string, number>;
  dunning: Dunning;
}

/** What the account's billing settings say of a renewal that fails. */
export interface Dunning {
  /** Days from one attempt at its invoice to the next. */
  readonly retryDays: readonly number[];
  /** What becomes of the subscription after the last. */
  readonly finally: "cancel" | "unpaid" | "past-due";
}

export interface CheckoutOrder {
  readonly price: string;
  readonly quantity: number;
  readonly subscriptionMetadata: Stripe.Metadata;
}

export function emptyState(): State {
  return {
    secondsAhead: 0,
    products: {},
    prices: {},
    customers: {},
    paymentMethods: {},
    cardNumbers: {},
    setupIntents: {},
    paymentIntents: {},
    subscriptions: {},
    pendingLines: {},
    invoices: {},
    invoicePayments: {},
    checkoutSessions: {},
    checkoutOrders: {},
    portalConfigurations: {},
    portalSessions: {},
    events: {},
    savedAnswers: {},
    chargesToFail: {},
    dunning: { retryDays: [3, 5, 7], finally: "cancel" },
  };
}

/** Only this process writes the file, so that what is read is what `saveState` wrote. */
export function loadState(file: string | undefined): State {
  if (file === undefined || !existsSync(file)) return emptyState();
  return { ...emptyState(), ...(JSON.parse(readFileSync(file, "utf8")) as State) };
}

export function saveState(file: string, state: State): void {
  mkdirSync(dirname(file), { recursive: true });
  // Written beside and moved, so that an interruption leaves the last whole state.
  writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
