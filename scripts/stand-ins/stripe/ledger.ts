import { randomBytes } from "node:crypto";
import { type Form, requiredText } from "./form.ts";
import { missing, missingParameter } from "./refusal.ts";
import type { Customer, State, StripeEvent } from "./state.ts";

/** What the stand-in holds, with its clock and its record of events. */
export interface Ledger {
  readonly state: State;
  /** The stand-in's own address, known once it listens. */
  url: string;
  /** Whole seconds since 1970, by the clock that tests move. */
  readonly now: () => number;
  /** Runs something as of a time: what falls due while the clock is moved. */
  readonly at: (time: number, action: () => void) => void;
  readonly emit: (type: string, object: object) => void;
  /** Called with each event, once it is recorded. */
  onEvent: (event: StripeEvent) => void;
}

export function createLedger(state: State): Ledger {
  let stoppedAt: number | null = null;
  const ledger: Ledger = {
    state,
    url: "",
    now: () => stoppedAt ?? Math.floor(Date.now() / 1000) + state.secondsAhead,
    at: (time, action) => {
      const before = stoppedAt;
      stoppedAt = time;
      try {
        action();
      } finally {
        stoppedAt = before;
      }
    },
    emit: (type, object) => {
      const event: StripeEvent = {
        id: newId("evt"),
        object: "event",
        created: ledger.now(),
        // A copy: later changes of the object do not change the event.
        data: { object: JSON.parse(JSON.stringify(object)) },
        pending_webhooks: 1,
        type,
      };
      state.events[event.id] = event;
      ledger.onEvent(event);
    },
    onEvent: () => {},
  };
  return ledger;
}

/** Changes an object that the ledger holds, and records the events. */
export function change<T extends object>(
  ledger: Ledger,
  object: T,
  changes: Partial<T>,
  ...events: string[]
): void {
  Object.assign(object, changes);
  for (const type of events) ledger.emit(type, object);
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("hex")}`;
}

/** The object of an id in the path. @throws 404. */
export function find<T>(objects: Record<string, T>, what: string, id: string): T {
  const object = Object.hasOwn(objects, id) ? objects[id] : undefined;
  if (object === undefined) throw missing(what, id);
  return object;
}

/** The object of an id among the parameters. @throws 400. */
export function findGiven<T>(
  objects: Record<string, T>,
  what: string,
  id: string,
  param: string,
): T {
  const object = Object.hasOwn(objects, id) ? objects[id] : undefined;
  if (object === undefined) throw missingParameter(what, id, param);
  return object;
}

/** The customer whom a request names, also a deleted one. @throws 400. */
export function findGivenCustomer({ state }: Ledger, form: Form): Customer {
  return findGiven(state.customers, "customer", requiredText(form, "customer"), "customer");
}

/** @throws 400 also for a customer who is deleted. */
export function findPresentCustomer(ledger: Ledger, form: Form): Customer {
  const customer = findGivenCustomer(ledger, form);
  if (customer.deleted) throw missingParameter("customer", customer.id, "customer");
  return customer;
}

/** What one of the ledger's own objects refers to: if it is missing, the stand-in has a bug. */
export function own<T>(objects: Record<string, T>, id: string | null): T {
  const object = id === null ? undefined : objects[id];
  if (object === undefined) throw new Error(`The ledger does not hold ${id}.`);
  return object;
}
