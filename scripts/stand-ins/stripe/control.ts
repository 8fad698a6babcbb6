import type Stripe from "stripe";
import { payCheckout } from "./billing/checking-out.ts";
import { settleDue, settleDueOf } from "./billing/due.ts";
import { addMonths, day } from "./calendar.ts";
import { type Fault, type Faults, faultKinds } from "./faults.ts";
import { find } from "./find.ts";
import type { Ledger } from "./ledger.ts";
import { invalidRequest } from "./refusal.ts";
import { type Dunning, emptyState, type State } from "./state.ts";
import type { Attempt, Webhooks } from "./webhooks.ts";

export interface Span {
  readonly seconds?: number;
  readonly days?: number;
  readonly months?: number;
  readonly years?: number;
  /** An absolute time in seconds, instead of a span. */
  readonly to?: number;
}

export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly idempotencyKey: string | null;
}

/**
 * What tests, and the page at `/`, can do that Stripe cannot be asked for. Each is `POST /_control/<name>`
 * too, with its argument as JSON.
 */
export interface StripeControl {
  readonly clock: () => Promise<{ now: number }>;
  /**
   * Moves the clock on, doing everything that falls due on the way. With a customer, time passes for them
   * alone: what would fall due for them is done, and the clock stays.
   */
  readonly advance: (span: Span & { customer?: string }) => Promise<{ now: number }>;
  /** Lets the next charges of renewals fail: a customer's, or anyone's. */
  readonly failCharges: (wish: { times?: number; customer?: string }) => Promise<object>;
  /** Sets what becomes of renewals that fail, until a reset. */
  readonly dun: (dunning: Partial<Dunning>) => Promise<object>;
  readonly misbehave: (fault: Fault) => Promise<object>;
  /** Lets held requests go on. */
  readonly release: () => Promise<object>;
  /** Ends every fault and every mistreatment of webhooks. What was held back is not sent. */
  readonly behave: () => Promise<object>;
  readonly requests: () => Promise<{ requests: RecordedRequest[] }>;
  readonly webhooks: (
    settings: Partial<Pick<Webhooks, "url" | "secrets" | "mode" | "copies">>,
  ) => Promise<object>;
  /** Sends events in the given order: those held, or any that are named, any number of times. */
  readonly deliver: (wish: { events?: string[]; order?: "forward" | "reverse" }) => Promise<object>;
  readonly retryWebhooks: () => Promise<object>;
  /** Ends when no webhook is on its way or waits for another attempt. */
  readonly settled: () => Promise<{ attempts: Attempt[] }>;
  readonly held: () => Promise<{ events: Stripe.Event[] }>;
  /** Presses `Pay` on a Checkout session's page with a card; 4242… if none is given. */
  readonly pay: (wish: { session: string; card?: string }) => Promise<{ declined: string | null }>;
  /** Everything that is held, as Stripe's objects. */
  readonly state: () => Promise<State>;
  readonly reset: () => Promise<object>;
}

export interface Machinery {
  readonly ledger: Ledger;
  readonly faults: Faults;
  readonly webhooks: Webhooks;
  readonly requests: RecordedRequest[];
  readonly save: () => void;
}

export function createControl(machinery: Machinery): StripeControl {
  const { ledger, faults, webhooks, requests, save } = machinery;
  const { state } = ledger;
  return {
    clock: async () => ({ now: ledger.now() }),
    advance: async ({ customer, ...span }) => {
      const target = timeAfter(ledger.now(), span);
      if (target < ledger.now()) throw invalidRequest("The clock only goes forward.");
      settleDue(ledger);
      if (customer === undefined) {
        state.secondsAhead += target - ledger.now();
        settleDue(ledger);
      } else {
        settleDueOf(ledger, find(state.customers, "customer", customer).id, target);
      }
      webhooks.retryNow();
      save();
      return { now: ledger.now() };
    },
    failCharges: async ({ times = 1, customer = "*" }) => {
      state.chargesToFail[customer] = times;
      save();
      return {};
    },
    dun: async (dunning) => {
      state.dunning = { ...state.dunning, ...dunning };
      save();
      return {};
    },
    misbehave: async (fault) => {
      if (!faultKinds.includes(fault.kind)) throw invalidRequest(`Unknown fault: ${fault.kind}`);
      faults.add(fault);
      return {};
    },
    release: async () => {
      faults.release();
      return {};
    },
    behave: async () => {
      faults.clear();
      Object.assign(webhooks, { mode: "deliver", copies: 1 });
      webhooks.held.length = 0;
      state.chargesToFail = {};
      return {};
    },
    requests: async () => ({ requests }),
    webhooks: async ({ url, secrets, mode, copies }) => {
      if (url !== undefined) webhooks.url = url;
      if (secrets !== undefined) webhooks.secrets = secrets;
      if (mode !== undefined) webhooks.mode = mode;
      if (copies !== undefined) webhooks.copies = copies;
      return {};
    },
    deliver: async ({ events = [...webhooks.held], order = "forward" }) => {
      const chosen = events.map((id) => find(state.events, "event", id));
      for (const event of order === "reverse" ? chosen.reverse() : chosen) webhooks.send(event);
      return {};
    },
    retryWebhooks: async () => {
      webhooks.retryNow();
      return {};
    },
    settled: async () => {
      await webhooks.settled();
      return { attempts: webhooks.attempts };
    },
    held: async () => ({ events: webhooks.held.map((id) => find(state.events, "event", id)) }),
    pay: async ({ session, card = "4242424242424242" }) => {
      settleDue(ledger);
      const found = find(state.checkoutSessions, "checkout.session", session);
      const refusal = payCheckout(ledger, found, card);
      save();
      return { declined: refusal?.message ?? null };
    },
    state: async () => state,
    reset: async () => {
      Object.assign(state, emptyState());
      faults.clear();
      Object.assign(webhooks, { mode: "deliver", copies: 1 });
      webhooks.held.length = 0;
      webhooks.attempts.length = 0;
      requests.length = 0;
      save();
      return {};
    },
  };
}

function timeAfter(
  now: number,
  { seconds = 0, days = 0, months = 0, years = 0, to }: Span,
): number {
  return to ?? addMonths(now, months + 12 * years) + days * day + seconds;
}
