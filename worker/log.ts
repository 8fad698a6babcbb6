import { AsyncLocalStorage } from "node:async_hooks";
import { DrizzleQueryError } from "drizzle-orm";
import { asStripeError } from "./stripe-library.ts";

/** The id by which the lines of one request, or of one scheduled run, are found. */
type Origin = { readonly requestId: string } | { readonly runId: string; readonly cron: string };

const origins = new AsyncLocalStorage<Origin>();

/** All that `run` logs, also later and elsewhere, has the id of this request or run. */
export function logAs<Result>(origin: Origin, run: () => Result): Result {
  return origins.run(origin, run);
}

/** Keeps the current id for code that runs after the response: a body that is created as it is read. */
export function logAsNow(): <Result>(run: () => Result) => Result {
  return AsyncLocalStorage.snapshot();
}

export function logInfo(event: string, facts: Readonly<Record<string, unknown>>): void {
  console.log(lineOf("info", { event, ...facts }));
}

/**
 * Logs a failure that the request or the run survives, such as an object left for the sweep. `event` says what was
 * not done. A query's message quotes its parameters, so only its cause is logged; Stripe's message may quote what was
 * sent, so only its type is logged, with the id that finds the request in Stripe's log.
 */
export function logWarning(event: string, error: unknown): void {
  console.warn(lineOf("warning", { event, ...describeError(error) }));
}

/** Logs an unexpected error with its stack. */
export function logError(error: unknown): void {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  const places = stack.split("\n").filter((line) => line.trimStart().startsWith("at "));
  console.error(lineOf("error", { ...describeError(error), places: places.slice(0, 8) }));
}

function lineOf(level: string, facts: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ level, ...origins.getStore(), ...facts });
}

function describeError(error: unknown): Record<string, unknown> {
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
