import { DrizzleQueryError } from "drizzle-orm";
import { asStripeError } from "./stripe-library.ts";

/**
 * Notes a failure that the request or the run survives, such as an object left for the sweep. `event` says
 * what was left undone. A query's own message quotes its parameters, so only its cause is told; Stripe's
 * message may quote what was sent, so only its kind is, with what finds the request in Stripe's own log.
 */
export function logWarning(event: string, error: unknown): void {
  console.warn(JSON.stringify({ level: "warning", event, ...tell(error) }));
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
