import { day } from "./calendar.ts";
import type { Ledger } from "./ledger.ts";
import { Refusal } from "./refusal.ts";
import type { SavedAnswer } from "./state.ts";

const lifetime = day;

/** The answer that was given under the key to the same request. @throws for another request's key. */
export function savedAnswer(ledger: Ledger, key: string, request: string): SavedAnswer | null {
  const { savedAnswers } = ledger.state;
  const saved = Object.hasOwn(savedAnswers, key) ? savedAnswers[key] : undefined;
  if (saved === undefined) return null;
  if (saved.savedAt + lifetime < ledger.now()) {
    delete savedAnswers[key];
    return null;
  }
  if (saved.request === request) return saved;
  throw new Refusal(400, {
    type: "idempotency_error",
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

/** Stripe keeps what came of carrying a request out, refused cards and its own failures included. */
export function isSaved(status: number): boolean {
  return status === 200 || status === 402 || status >= 500;
}

/** The same key while its first request is still being carried out. */
export function keyInUse(key: string): Refusal {
  return new Refusal(409, {
    type: "invalid_request_error",
    code: "idempotency_key_in_use",
    message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
  });
}
