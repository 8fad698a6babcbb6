import type Stripe from "stripe";
import { newEvent } from "./objects/event.ts";
import type { State } from "./state.ts";

/** What the stand-in holds, with its clock and its record of events. */
export interface Ledger {
  readonly state: State;
  /** The stand-in's own address, known once it listens. */
  url: string;
  /** Whole seconds since 1970, by the clock that tests move. */
  readonly now: () => number;
  /** Does something as of a time: what falls due while the clock is moved. */
  readonly at: (time: number, action: () => void) => void;
  readonly emit: (type: Stripe.Event["type"], object: object, previous?: object) => void;
  /** Told of each event, once it is recorded. */
  onEvent: (event: Stripe.Event) => void;
  /** What the request being answered is called in its events. */
  request: Stripe.Event.Request;
}

export const noRequest: Stripe.Event.Request = { id: null, idempotency_key: null };

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
    emit: (type, object, previous) => {
      const event = newEvent(type, object, {
        previous,
        created: ledger.now(),
        request: ledger.request,
      });
      state.events[event.id] = event;
      ledger.onEvent(event);
    },
    onEvent: () => {},
    request: noRequest,
  };
  return ledger;
}

/** Changes an object that the ledger holds, and records the event with what it was before. */
export function change<T extends object>(
  ledger: Ledger,
  object: T,
  changes: Partial<T>,
  ...events: Stripe.Event["type"][]
): void {
  const previous: Partial<T> = {};
  for (const key of Object.keys(changes) as (keyof T)[]) {
    if (JSON.stringify(object[key]) !== JSON.stringify(changes[key])) previous[key] = object[key];
  }
  Object.assign(object, changes);
  const isUpdate = (type: string) => type.endsWith(".updated");
  for (const type of events) ledger.emit(type, object, isUpdate(type) ? previous : undefined);
}
