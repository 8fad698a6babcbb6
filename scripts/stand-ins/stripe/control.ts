import { payCheckout, settleDue } from "./billing.ts";
import { addMonths, day } from "./calendar.ts";
import { type Fault, type Faults, faultKinds } from "./faults.ts";
import { find, type Ledger } from "./ledger.ts";
import { invalidRequest } from "./refusal.ts";
import { type Dunning, emptyState, type State, type StripeEvent } from "./state.ts";
import type { Attempt, Webhooks } from "./webhooks.ts";

interface TimeSpan {
  readonly days?: number;
  readonly months?: number;
  readonly years?: number;
}

interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly idempotencyKey: string | null;
}

/**
 * What tests, and the page at `/`, can do beyond Stripe's API. Each is also `POST /_control/<name>`, with its
 * argument as JSON.
 */
export interface StripeControl {
  readonly clock: () => Promise<{ now: number }>;
  /**
   * Moves the clock forward, and runs everything that falls due. With a customer, only what falls due for them is
   * run, and the clock stays.
   */
  readonly advance: (span: TimeSpan & { customer?: string }) => Promise<{ now: number }>;
  /** Makes the next charges of renewals fail: a customer's, or anyone's. */
  readonly failCharges: (failures: { times?: number; customer?: string }) => Promise<void>;
  /** Sets what happens to renewals that fail, until a reset. */
  readonly dun: (dunning: Dunning) => Promise<void>;
  readonly misbehave: (fault: Fault) => Promise<void>;
  /** Lets held requests go on. */
  readonly release: () => Promise<void>;
  /** Ends every fault. Webhooks that were held back are not sent. */
  readonly behave: () => Promise<void>;
  readonly requests: () => Promise<{ requests: RecordedRequest[] }>;
  readonly webhooks: (
    settings: Partial<Pick<Webhooks, "url" | "secrets" | "mode">>,
  ) => Promise<void>;
  /** Sends events in the given order, as often as they are named. */
  readonly deliver: (delivery: { events: string[] }) => Promise<void>;
  /** Resolves when no webhook is being sent or waits for another attempt. */
  readonly settled: () => Promise<{ attempts: Attempt[] }>;
  /** The webhooks that are held back. */
  readonly held: () => Promise<{ events: StripeEvent[] }>;
  /** Pays on a Checkout session's page with a card; 4242… if none is given. */
  readonly pay: (payment: { session: string; card?: string }) => Promise<{
    declined: string | null;
  }>;
  /** Everything that is held; what a test changes in it is changed. */
  readonly state: () => Promise<State>;
  readonly reset: () => Promise<void>;
}

export interface Machinery {
  readonly ledger: Ledger;
  readonly faults: Faults;
  readonly webhooks: Webhooks;
  readonly requests: RecordedRequest[];
}

export function createControl(machinery: Machinery): StripeControl {
  const { ledger, faults, webhooks, requests } = machinery;
  const { state } = ledger;
  const behave = async () => {
    faults.clear();
    webhooks.mode = "deliver";
    webhooks.held.length = 0;
    state.chargesToFail = {};
  };
  return {
    clock: async () => ({ now: ledger.now() }),
    advance: async ({ days = 0, months = 0, years = 0, customer }) => {
      settleDue(ledger);
      const target = addMonths(ledger.now(), months + 12 * years) + days * day;
      if (target < ledger.now()) throw invalidRequest("The clock only goes forward.");
      if (customer === undefined) state.secondsAhead += target - ledger.now();
      else find(state.customers, "customer", customer);
      settleDue(ledger, target, customer);
      webhooks.retryNow();
      return { now: ledger.now() };
    },
    failCharges: async ({ times = 1, customer = "*" }) => {
      state.chargesToFail[customer] = times;
    },
    dun: async (dunning) => {
      state.dunning = dunning;
    },
    misbehave: async (fault) => {
      if (!faultKinds.includes(fault.kind)) throw invalidRequest(`Unknown fault: ${fault.kind}`);
      faults.add(fault);
    },
    release: async () => faults.release(),
    behave,
    requests: async () => ({ requests }),
    webhooks: async (settings) => {
      Object.assign(webhooks, settings);
    },
    deliver: async ({ events }) => {
      for (const id of events) webhooks.send(find(state.events, "event", id));
    },
    settled: async () => {
      await webhooks.settled();
      return { attempts: webhooks.attempts };
    },
    held: async () => ({ events: webhooks.held }),
    pay: async ({ session, card = "4242424242424242" }) => {
      settleDue(ledger);
      const found = find(state.checkoutSessions, "checkout.session", session);
      return { declined: payCheckout(ledger, found, card)?.message ?? null };
    },
    state: async () => state,
    reset: async () => {
      Object.assign(state, emptyState());
      await behave();
      webhooks.attempts.length = 0;
      requests.length = 0;
    },
  };
}
