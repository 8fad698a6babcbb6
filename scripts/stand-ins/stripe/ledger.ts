import { randomBytes } from "node:crypto";
import { missing } from "./refusal.ts";
import type { Collections, Customer, Objects, State, StripeEvent } from "./state.ts";

export type Ledger = ReturnType<typeof createLedger>;

/** What the stand-in holds, with its clock and its record of events. */
export function createLedger(state: State, onEvent: (event: StripeEvent) => void) {
  let stoppedAt: number | null = null;
  const now = () => stoppedAt ?? Math.floor(Date.now() / 1000) + state.secondsAhead;
  return {
    state,
    /** The stand-in's own address, known once it listens. */
    url: "",
    /** Whole seconds since 1970, by the clock that tests move. */
    now,
    /** Runs something as of a time: what falls due while the clock is moved. */
    at: (time: number, action: () => void) => {
      stoppedAt = time;
      try {
        action();
      } finally {
        stoppedAt = null;
      }
    },
    emit: (type: string, object: object) => {
      const event: StripeEvent = {
        ...{ id: newId("evt"), object: "event", type, created: now(), pending_webhooks: 1 },
        data: { object: structuredClone({ ...object }) },
      };
      state.events[event.id] = event;
      onEvent(event);
    },
  };
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

/** Stores a new object under its id. */
export function add<T extends { readonly id: string }>(held: Record<string, T>, object: T): T {
  held[object.id] = object;
  return object;
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("hex")}`;
}

/** @throws 404 for an unknown id of a path, 400 for one of a parameter. */
export function find<Kind extends keyof Objects>(
  { state }: { readonly state: Collections },
  kind: Kind,
  id: string | null,
  param?: string,
): Objects[Kind] {
  const object = state[kind][id ?? ""];
  if (object === undefined) throw missing(kind.replace(/s$/, ""), id ?? "", param);
  return object;
}

/** A customer who is not deleted. */
export function findPresent(ledger: Ledger, id: string, param?: string): Customer {
  const customer = find(ledger, "customers", id, param);
  if (customer.deleted) throw missing("customer", id, param);
  return customer;
}
