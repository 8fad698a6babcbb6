import { settleDue } from "./billing.ts";
import { day } from "./calendar.ts";
import type { FaultKind, Faults } from "./faults.ts";
import { parseForm, textsOf } from "./form.ts";
import { type Ledger, newId } from "./ledger.ts";
import { invalidRequest, Refusal, serverError } from "./refusal.ts";
import { catalogueRoutes } from "./resources/catalogue.ts";
import { checkoutSessionRoutes } from "./resources/checkout-sessions.ts";
import { customerRoutes } from "./resources/customers.ts";
import { paymentRoutes } from "./resources/payments.ts";
import { subscriptionRoutes } from "./resources/subscriptions.ts";
import type { Handler } from "./routes.ts";
import type { SavedResponse, State } from "./state.ts";

const routes = Object.entries({
  ...catalogueRoutes,
  ...customerRoutes,
  ...checkoutSessionRoutes,
  ...subscriptionRoutes,
  ...paymentRoutes,
}).map(([route, handler]) => {
  const [method, pathname = ""] = route.split(" ");
  return { method, pattern: new URLPattern({ pathname }), handler };
});

export interface IncomingRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: string;
  readonly authorization: string | undefined;
  readonly idempotencyKey: string | undefined;
}

interface ApiResponse {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Record<string, string>;
}

/** Instead of a response: nothing, ever, or a broken connection. */
export type Outcome = ApiResponse | "hang" | "disconnect";

export interface Api {
  readonly ledger: Ledger;
  readonly faults: Faults;
  readonly secretKey: string | undefined;
  readonly keysInUse: Set<string>;
}

export async function answerApi(api: Api, incoming: IncomingRequest): Promise<Outcome> {
  const { faults, keysInUse } = api;
  const key = incoming.method === "POST" ? incoming.idempotencyKey : undefined;
  if (key !== undefined && keysInUse.has(key)) return respond(refused(keyInUse(key)));
  const fault = faults.take(incoming);
  if (key !== undefined) keysInUse.add(key);
  try {
    if (fault === "hold") await faults.held();
    if (fault === "hang" || fault === "disconnect") return fault;
    const refusal = fault && refusalBefore(fault);
    if (refusal) return respond(refused(refusal));
    const response = carryOut(api, incoming, key, fault);
    if (fault === "act-then-hang") return "hang";
    return fault === "act-then-disconnect" ? "disconnect" : response;
  } finally {
    if (key !== undefined) keysInUse.delete(key);
  }
}

/** What is refused before anything is looked at. */
function refusalBefore(fault: FaultKind): Refusal | null {
  const type = "invalid_request_error";
  switch (fault) {
    case "unavailable":
      return new Refusal(503, { type: "api_error", message: "Stripe is unavailable." });
    case "rate-limit":
      return new Refusal(429, {
        type,
        code: "rate_limit",
        message: "Request rate limit exceeded.",
      });
    case "lock-timeout":
      return new Refusal(429, {
        type,
        code: "lock_timeout",
        message: "This object cannot be accessed right now because another request has locked it.",
      });
    default:
      return null;
  }
}

/** The same key while its first request is still being carried out. */
function keyInUse(key: string): Refusal {
  return new Refusal(409, {
    type: "invalid_request_error",
    code: "idempotency_key_in_use",
    message: `There is currently another in-progress request using this Idempotent Key: ${key}. Please try again later.`,
  });
}

type Result = Pick<ApiResponse, "status" | "body">;

function carryOut(
  api: Api,
  incoming: IncomingRequest,
  key: string | undefined,
  fault: FaultKind | null,
): ApiResponse {
  const { ledger } = api;
  const request = `${incoming.method} ${incoming.path} ${incoming.body}`;
  try {
    const isPublishable = authenticate(api, incoming);
    const saved = key === undefined ? null : findSavedResponse(ledger, key, request);
    if (saved) return respond(saved, { "idempotent-replayed": "true" });
    const result = perform(ledger, incoming, isPublishable, fault);
    // Stripe keeps the outcome of carrying a request out, declined cards and its own failures included.
    if (key !== undefined && (result.status < 400 || [402, 500].includes(result.status))) {
      ledger.state.savedResponses[key] = { request, savedAt: ledger.now(), ...result };
    }
    return respond(result);
  } catch (error) {
    return respond(refused(error));
  }
}

/** Whether it is a browser with the publishable key. @throws 401 for a wrong key. */
function authenticate({ secretKey }: Api, { authorization }: IncomingRequest): boolean {
  const key = /^Bearer (\S+)$/.exec(authorization ?? "")?.[1] ?? "";
  if (key.startsWith("pk_")) return true;
  if (secretKey === undefined ? /^(sk|rk)_/.test(key) : key === secretKey) return false;
  throw new Refusal(401, {
    type: "invalid_request_error",
    message: "Invalid API Key provided.",
  });
}

/** The response that was given under the key to the same request. @throws for the key of another request. */
function findSavedResponse(ledger: Ledger, key: string, request: string): SavedResponse | null {
  const { savedResponses } = ledger.state;
  const saved = Object.hasOwn(savedResponses, key) ? savedResponses[key] : undefined;
  if (saved === undefined || saved.savedAt + day < ledger.now()) return null;
  if (saved.request === request) return saved;
  throw new Refusal(400, {
    type: "idempotency_error",
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

function perform(
  ledger: Ledger,
  incoming: IncomingRequest,
  isPublishable: boolean,
  fault: FaultKind | null,
): Result {
  try {
    if (fault === "fail") throw serverError();
    settleDue(ledger);
    const { method, path } = incoming;
    const { handler, id } = findRoute(method, path);
    if (isPublishable && !/^\/v1\/(payment|setup)_intents\//.test(path)) {
      throw invalidRequest("This API call cannot be made with a publishable API key.");
    }
    const form = parseForm(method === "POST" ? incoming.body : incoming.query);
    const object = handler(ledger, { method, path, id, form, isPublishable });
    // A copy, in which ids can be replaced and which later changes leave alone.
    const body = JSON.parse(JSON.stringify(object));
    for (const names of textsOf(form, "expand")) expand(ledger.state, body, names.split("."));
    if (fault === "act-then-fail") throw serverError();
    return { status: 200, body };
  } catch (error) {
    return refused(error);
  }
}

function findRoute(method: string, path: string): { handler: Handler; id: string } {
  for (const route of routes) {
    const match = route.method === method ? route.pattern.exec({ pathname: path }) : null;
    if (match) return { handler: route.handler, id: match.pathname.groups.id ?? "" };
  }
  throw new Refusal(404, {
    type: "invalid_request_error",
    message: `Unrecognized request URL (${method}: ${path}). The local stand-in has only a part of Stripe.`,
  });
}

type Json = Record<string, unknown>;

/** Replaces ids by the objects themselves, along a path such as `data.latest_invoice`. */
function expand(state: State, value: unknown, [name, ...rest]: readonly string[]): void {
  if (name === undefined || value === null) return;
  if (Array.isArray(value)) {
    for (const member of value) expand(state, member, [name, ...rest]);
    return;
  }
  if (!isJson(value)) throw notExpandable(name);
  if (name === "confirmation_secret") {
    value[name] = confirmationSecretOf(state, String(value.id));
    return;
  }
  const inner = value[name];
  if (inner === undefined) throw notExpandable(name);
  if (typeof inner === "string") {
    const object = state.invoices[inner] ?? state.setupIntents[inner];
    if (object === undefined) throw notExpandable(name);
    value[name] = { ...object };
  }
  expand(state, value[name], rest);
}

function confirmationSecretOf(state: State, invoiceId: string) {
  const intent = state.paymentIntents[state.invoices[invoiceId]?.payment_intent ?? ""];
  return intent ? { client_secret: intent.client_secret, type: "payment_intent" } : null;
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null;
}

function notExpandable(name: string): Refusal {
  return invalidRequest(`This property cannot be expanded (${name}).`, { param: "expand" });
}

function refused(error: unknown): Result {
  // A bug of the stand-in's own is reported here, so that no one looks for it in the product.
  if (!(error instanceof Refusal)) console.error("The stand-in for Stripe failed:", error);
  const { status, body } = error instanceof Refusal ? error : serverError();
  return { status, body: JSON.parse(JSON.stringify({ error: body })) };
}

function respond({ status, body }: Result, headers: Record<string, string> = {}): ApiResponse {
  return { status, body, headers: { "request-id": newId("req"), ...headers } };
}
