import { payCheckout, settleDue } from "./billing.ts";
import { addMonths, day } from "./calendar.ts";
import { goodCard } from "./cards.ts";
import type { Fault, Faults } from "./faults.ts";
import { find, type Ledger } from "./ledger.ts";
import { invalidRequest } from "./refusal.ts";
import { type Dunning, emptyState } from "./state.ts";
import type { Webhooks } from "./webhooks.ts";

export interface Machinery {
  readonly ledger: Ledger;
  readonly faults: Faults;
  readonly webhooks: Webhooks;
  /** Idempotency keys whose first request is still being carried out. */
  readonly keysInUse: Set<string>;
  /** What the API was asked, in order. */
  readonly requests: {
    readonly method: string;
    readonly path: string;
    readonly body: string;
    readonly idempotencyKey: string | null;
  }[];
}

interface TimeSpan {
  readonly days?: number;
  readonly months?: number;
  readonly years?: number;
}

/**
 * What tests, and the page at `/`, can do beyond Stripe's API. Each is also `POST /_control/<name>`, with its
 * argument as JSON.
 */
export type StripeControl = ReturnType<typeof createControl>;

export function createControl({ ledger, faults, webhooks, requests }: Machinery) {
  const { state } = ledger;
  /** Ends every fault. */
  const behave = async () => {
    faults.clear();
    state.chargesToFail = {};
  };
  return {
    behave,
    clock: async () => ({ now: ledger.now() }),
    /**
     * Moves the clock forward, and runs everything that falls due. With a customer, only what falls due for them is
     * run, and the clock stays.
     */
    advance: async (span: TimeSpan & { readonly customer?: string }) => {
      const { days = 0, months = 0, years = 0, customer } = span;
      settleDue(ledger);
      const target = addMonths(ledger.now(), months + 12 * years) + days * day;
      if (target < ledger.now()) throw invalidRequest("The clock only goes forward.");
      if (customer === undefined) state.secondsAhead += target - ledger.now();
      else find(ledger, "customers", customer);
      settleDue(ledger, target, customer);
      return { now: ledger.now() };
    },
    /** Makes the next charges of renewals fail: a customer's, or anyone's. */
    failCharges: async ({ times = 1, customer = "*" }) => {
      state.chargesToFail[customer] = times;
    },
    /** Sets what happens to renewals that fail, until a reset. */
    dun: async (dunning: Dunning) => {
      state.dunning = dunning;
    },
    misbehave: async (fault: Fault) => faults.add(fault),
    /** Lets held requests go on. */
    release: async () => faults.release(),
    requests: async () => ({ requests }),
    webhooks: async (settings: Partial<Pick<Webhooks, "url" | "secrets">>) => {
      Object.assign(webhooks, settings);
    },
    /** Sends events in the given order, as often as they are named. */
    deliver: async ({ events }: { readonly events: readonly string[] }) => {
      for (const id of events) webhooks.send(find(ledger, "events", id));
    },
    /** Resolves when no webhook is being sent or waits for another attempt. */
    settled: async () => {
      await webhooks.settled();
      return { attempts: webhooks.attempts };
    },
    /** Pays on a Checkout session's page with a card; 4242… if none is given. */
    pay: async ({
      session,
      card = goodCard,
    }: {
      readonly session: string;
      readonly card?: string;
    }) => {
      settleDue(ledger);
      const found = find(ledger, "checkoutSessions", session);
      return { declined: payCheckout(ledger, found, card)?.message ?? null };
    },
    /** Everything that is held; what a test changes in it is changed. */
    state: async () => state,
    reset: async () => {
      Object.assign(state, emptyState());
      await behave();
      webhooks.attempts.length = 0;
      requests.length = 0;
    },
  };
}
