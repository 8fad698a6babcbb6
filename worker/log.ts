import { AsyncLocalStorage } from "node:async_hooks";
import { DrizzleQueryError } from "drizzle-orm";
import { asStripeError } from "./stripe-library.ts";

/** What the lines of one request, or of one scheduled run, are found by. */
type Origin = { readonly requestId: string } | { readonly runId: string; readonly cron: string };

const origins = new AsyncLocalStorage<Origin>();

/** Whatever `run` logs, also later and elsewhere, says that it came of this request or run. */
export function logAs<Result>(origin: Origin, run: () => Result): Result {
  return origins.run(origin, run);
}

/** For what runs when the request has been answered: a body that is made as it is read. */
export function logAsNow(): <Result>(run: () => Result) => Result {
  return AsyncLocalStorage.snapshot();
}

export function logInfo(event: string, facts: Readonly<Record<string, unknown>>): void {
  console.log(lineOf("info", { event, ...facts }));
}

/**
 * Notes a failure that the request or the run survives, such as an object left for the sweep. `event` says
 * what was left undone. A query's own message quotes its parameters, so only its cause is told; Stripe's
 * message may quote what was sent, so only its kind is, with what finds the request in Stripe's own log.
 */
export function logWarning(event: string, error: unknown): void {
  console.warn(lineOf("warning", { event, ...tell(error) }));
}

/** Notes what nobody foresaw, with the places that it came through. */
export function logError(error: unknown): void {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  const places = stack.split("\n").filter((line) => line.trimStart().startsWith("at "));
  console.error(lineOf("error", { ...tell(error), places: places.slice(0, 8) }));
}

function lineOf(level: string, facts: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ level, ...origins.getStore(), ...facts });
}

function tell(error: unknown): Record<string, unknown> {
  const cause = error instanceof DrizzleQueryError && error.cause ? error.cause : error;
  const ofStripe = asStripeError(cause);
  if (ofStripe) {
    const { type, code, statusCode, requestId } = ofStripe;
    return { error: type, code, status: statusCode, stripeRequest: requestId };
  }
  return cause instanceof Error
    ? { error: cause.name, message: cause.message }
    : { error: "unknown", message: "" };
}
