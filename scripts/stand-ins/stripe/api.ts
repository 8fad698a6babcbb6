import { settleDue } from "./billing.ts";
import { day } from "./calendar.ts";
import type { Machinery } from "./control.ts";
import { earlyRefusals, type FaultKind } from "./faults.ts";
import type { Ledger } from "./ledger.ts";
import { parseForm, readParams, texts } from "./params.ts";
import { invalidRequest, Refusal, serverError } from "./refusal.ts";
import { catalogueRoutes } from "./resources/catalogue.ts";
import { checkoutSessionRoutes } from "./resources/checkout-sessions.ts";
import { customerRoutes } from "./resources/customers.ts";
import { paymentRoutes } from "./resources/payments.ts";
import { subscriptionRoutes } from "./resources/subscriptions.ts";
import type { IncomingRequest } from "./routes.ts";
import type { State } from "./state.ts";

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

interface Result {
  readonly status: number;
  readonly body: unknown;
}

/** Instead of a response: nothing, ever, or a broken connection. */
type Outcome = Result | "hang" | "disconnect";

export async function answerApi(
  { faults, keysInUse, ledger }: Machinery,
  incoming: IncomingRequest,
): Promise<Outcome> {
  const key = incoming.method === "POST" ? incoming.idempotencyKey : undefined;
  if (key !== undefined && keysInUse.has(key)) return refused(keyInUse(key));
  const fault = faults.take(incoming);
  if (key !== undefined) keysInUse.add(key);
  try {
    if (fault === "hold") await faults.held();
    if (fault === "hang" || fault === "disconnect") return fault;
    const refusal = fault && earlyRefusals[fault];
    if (refusal) return refused(refusal);
    const response = carryOut(ledger, incoming, key, fault);
    if (fault === "act-then-hang") return "hang";
    return fault === "act-then-disconnect" ? "disconnect" : response;
  } finally {
    if (key !== undefined) keysInUse.delete(key);
  }
}

/** The same key while its first request is still being carried out. */
function keyInUse(key: string): Refusal {
  const message = `There is currently another in-progress request using this Idempotent Key: ${key}. Please try again later.`;
  return invalidRequest(message, { code: "idempotency_key_in_use" }, 409);
}

/** Once for a key: the response that was given under it to the same request is given again. */
function carryOut(
  ledger: Ledger,
  incoming: IncomingRequest,
  key: string | undefined,
  fault: FaultKind | null,
): Result {
  const { savedResponses } = ledger.state;
  const request = `${incoming.method} ${incoming.path} ${incoming.body}`;
  const saved = savedResponses[key ?? ""];
  if (saved !== undefined && saved.savedAt + day >= ledger.now()) {
    return saved.request === request ? saved : refused(keyOfAnother(key));
  }
  const result = perform(ledger, incoming, fault);
  // Stripe keeps the outcome of carrying a request out, declined cards and its own failures included.
  if (key !== undefined && (result.status < 400 || [402, 500].includes(result.status))) {
    savedResponses[key] = { request, savedAt: ledger.now(), ...result };
  }
  return result;
}

function keyOfAnother(key?: string): Refusal {
  const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
  return new Refusal(400, { type: "idempotency_error", message });
}

function perform(ledger: Ledger, incoming: IncomingRequest, fault: FaultKind | null): Result {
  const { method, path } = incoming;
  try {
    const isPublishable = authenticate(incoming);
    if (fault === "fail") throw serverError();
    settleDue(ledger);
    const { handler, id } = findHandler(method, path);
    const { expand = {}, ...form } = parseForm(method === "POST" ? incoming.body : incoming.query);
    const object = handler(ledger, { id, form, isPublishable });
    // A copy, in which ids can be replaced and which later changes leave alone.
    const body = structuredClone(object);
    const { expand: paths } = readParams({ expand: texts }, { expand });
    for (const names of paths) expandPath(ledger.state, body, names.split("."));
    if (fault === "act-then-fail") throw serverError();
    return { status: 200, body };
  } catch (error) {
    return refused(error);
  }
}

/** Whether it is a browser with the publishable key. @throws 401 for what is no key. */
function authenticate({ authorization = "", path }: IncomingRequest): boolean {
  const [, kind] = /^Bearer (sk|rk|pk)_/.exec(authorization) ?? [];
  if (kind === undefined) throw invalidRequest("Invalid API Key provided.", {}, 401);
  if (kind !== "pk") return false;
  if (/^\/v1\/(payment|setup)_intents\//.test(path)) return true;
  throw invalidRequest("This API call cannot be made with a publishable API key.");
}

function findHandler(method: string, path: string) {
  for (const { method: known, pattern, handler } of routes) {
    const match = known === method ? pattern.exec({ pathname: path }) : null;
    if (match) return { handler, id: match.pathname.groups.id ?? "" };
  }
  const message = `Unrecognized request URL (${method}: ${path}). The local stand-in has only a part of Stripe.`;
  throw invalidRequest(message, {}, 404);
}

/** Replaces ids by the objects themselves, along a path such as `data.latest_invoice`. */
function expandPath(state: State, value: unknown, [name, ...rest]: readonly string[]): void {
  if (name === undefined || value === null) return;
  if (Array.isArray(value)) {
    for (const member of value) expandPath(state, member, [name, ...rest]);
    return;
  }
  const inner = isObject(value) ? expanded(state, value, name) : undefined;
  if (!isObject(value) || inner === undefined) {
    throw invalidRequest(`This property cannot be expanded (${name}).`, { param: "expand" });
  }
  value[name] = inner;
  expandPath(state, inner, rest);
}

type Json = Record<string, unknown>;

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null;
}

/** What an object has under a name; for an id, a copy of the object. Undefined for what cannot be expanded. */
function expanded({ intents, invoices }: State, object: Json, name: string): unknown {
  if (name === "confirmation_secret") {
    const intent = intents[String(object.payment_intent)];
    return intent ? { client_secret: intent.client_secret, type: "payment_intent" } : null;
  }
  const inner = object[name];
  if (typeof inner !== "string") return inner;
  const referred = invoices[inner] ?? intents[inner];
  return referred && { ...referred };
}

function refused(error: unknown): Result {
  // A bug of the stand-in's own is reported here, so that no one looks for it in the product.
  if (!(error instanceof Refusal)) console.error("The stand-in for Stripe failed:", error);
  const { status, body } = error instanceof Refusal ? error : serverError();
  return { status, body: structuredClone({ error: body }) };
}
