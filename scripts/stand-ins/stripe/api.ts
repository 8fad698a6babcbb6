import { settleDue } from "./billing/due.ts";
import { expandAll } from "./expand.ts";
import type { FaultKind, Faults } from "./faults.ts";
import { parseForm, textsOf } from "./form.ts";
import { isSaved, keyInUse, savedAnswer } from "./idempotency.ts";
import { type Ledger, noRequest } from "./ledger.ts";
import { newId } from "./new-id.ts";
import { invalidRequest, Refusal, serverError } from "./refusal.ts";
import { findRoute } from "./routes.ts";

export interface Incoming {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: string;
  readonly authorization: string | undefined;
  readonly idempotencyKey: string | undefined;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Record<string, string>;
}

/** Instead of an answer: silence, or a broken connection. */
export type Outcome = Answer | "silence" | "disconnect";

export interface Api {
  readonly ledger: Ledger;
  readonly faults: Faults;
  readonly secretKey: string | undefined;
  readonly keysInUse: Set<string>;
  /** Called after each request that may have changed something. */
  readonly save: () => void;
}

export async function answerApi(api: Api, incoming: Incoming): Promise<Outcome> {
  const { faults, keysInUse } = api;
  const key = incoming.method === "POST" ? incoming.idempotencyKey : undefined;
  if (key !== undefined && keysInUse.has(key)) return refused(keyInUse(key));
  const fault = faults.take(incoming);
  if (key !== undefined) keysInUse.add(key);
  try {
    if (fault === "hold") await faults.held();
    const early = fault && beforeActing(fault);
    if (early) return early;
    const answer = carryOut(api, incoming, key, fault);
    return fault === "act-then-hang"
      ? "silence"
      : fault === "act-then-disconnect"
        ? "disconnect"
        : answer;
  } finally {
    if (key !== undefined) keysInUse.delete(key);
  }
}

function beforeActing(fault: FaultKind): Outcome | null {
  switch (fault) {
    case "hang":
      return "silence";
    case "disconnect":
      return "disconnect";
    case "unavailable":
      return refused(new Refusal(503, { type: "api_error", message: "Stripe is unavailable." }));
    case "rate-limit":
      return refused(
        new Refusal(429, {
          type: "invalid_request_error",
          code: "rate_limit",
          message: "Request rate limit exceeded.",
        }),
      );
    case "lock-timeout":
      return refused(
        new Refusal(429, {
          type: "invalid_request_error",
          code: "lock_timeout",
          message:
            "This object cannot be accessed right now because another API request or Stripe process is currently accessing it.",
        }),
      );
    default:
      return null;
  }
}

function carryOut(
  api: Api,
  incoming: Incoming,
  key: string | undefined,
  fault: FaultKind | null,
): Answer {
  const { ledger } = api;
  const request = `${incoming.method} ${incoming.path} ${incoming.body}`;
  const requestId = newId("req");
  try {
    const isPublishable = authenticate(api, incoming);
    const saved = key === undefined ? null : savedAnswer(ledger, key, request);
    if (saved && key !== undefined) {
      const headers = { "idempotency-key": key, "original-request": saved.requestId };
      return answered(requestId, saved.status, saved.body, {
        ...headers,
        "idempotent-replayed": "true",
      });
    }
    ledger.request = { id: requestId, idempotency_key: key ?? null };
    const result = perform(api, incoming, isPublishable, fault);
    if (key !== undefined && isSaved(result.status)) {
      ledger.state.savedAnswers[key] = { request, requestId, savedAt: ledger.now(), ...result };
    }
    const headers = key === undefined ? {} : { "idempotency-key": key };
    return answered(requestId, result.status, result.body, headers);
  } catch (error) {
    return refused(error, requestId);
  } finally {
    ledger.request = noRequest;
    api.save();
  }
}

/** Whether it is a browser with the publishable key. @throws 401 for a wrong key. */
function authenticate({ secretKey }: Api, { authorization }: Incoming): boolean {
  const key = /^Bearer (\S+)$/.exec(authorization ?? "")?.[1];
  if (key?.startsWith("pk_")) return true;
  const isRight = secretKey === undefined ? /^(sk|rk)_/.test(key ?? "") : key === secretKey;
  if (isRight) return false;
  throw new Refusal(401, {
    type: "invalid_request_error",
    message: key === undefined ? "You did not provide an API key." : "Invalid API Key provided.",
  });
}

function perform(
  { ledger }: Api,
  incoming: Incoming,
  isPublishable: boolean,
  fault: FaultKind | null,
): { status: number; body: unknown } {
  try {
    if (fault === "fail") throw serverError();
    settleDue(ledger);
    const { method, path } = incoming;
    const { handler, id } = findRoute(method, path);
    if (isPublishable && !/^\/v1\/(payment|setup)_intents\/[^/]+/.test(path)) {
      throw invalidRequest("This API call cannot be made with a publishable API key.");
    }
    const form = parseForm(method === "POST" ? incoming.body : incoming.query);
    const object = handler(ledger, { method, path, id, form, isPublishable });
    const body = expandAll(ledger, object, textsOf(form, "expand"));
    if (fault === "act-then-fail") throw serverError();
    return { status: 200, body };
  } catch (error) {
    const { status, body } = refused(error);
    return { status, body };
  }
}

function refused(error: unknown, requestId = newId("req")): Answer {
  // A fault of the stand-in's own is said on the terminal too: nobody is to look for it in the product.
  if (!(error instanceof Refusal)) console.error("The stand-in for Stripe failed:", error);
  const refusal = error instanceof Refusal ? error : serverError();
  const headers = refusal.status === 500 ? { "stripe-should-retry": "false" } : {};
  // Written out at once: what stands in it may change later.
  const body = JSON.parse(JSON.stringify({ error: refusal.body }));
  return answered(requestId, refusal.status, body, headers);
}

function answered(
  requestId: string,
  status: number,
  body: unknown,
  headers: Record<string, string>,
): Answer {
  return { status, body, headers: { "request-id": requestId, ...headers } };
}
