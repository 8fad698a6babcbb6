import { AsyncLocalStorage } from "node:async_hooks";
import { DrizzleQueryError } from "drizzle-orm";
import { asStripeError } from "./stripe-library.ts";

const requestIds = new AsyncLocalStorage<string>();

/** Whatever `answer` notes, however deep inside, carries the request's id. */
export function underRequestId<Answer>(requestId: string, answer: () => Answer): Answer {
  return requestIds.run(requestId, answer);
}

/**
 * Notes a failure that the request or the run survives, such as an object left for the sweep. `event` says
 * what was left undone, and the request's id in whose course; a cron's run has none. A query's own message
 * quotes its parameters, so only its cause is told; Stripe's message may quote what was sent, so only its kind
 * is, with what finds the request in Stripe's own log.
 */
export function logWarning(event: string, error: unknown): void {
  console.warn(
    JSON.stringify({ level: "warning", requestId: requestIds.getStore(), event, ...tell(error) }),
  );
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
