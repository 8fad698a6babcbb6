import type Stripe from "stripe";
import { paymentIntentOf, paymentOf } from "./billing/invoicing.ts";
import type { Ledger } from "./ledger.ts";
import { listOf } from "./lists.ts";
import { invalidRequest } from "./refusal.ts";
import { lineItemsOf } from "./resources/checkout-sessions.ts";

type Json = { [name: string]: unknown };

/** A copy of the answer in which every `expand` is the object itself instead of its id. */
export function expandAll(ledger: Ledger, answer: object, paths: readonly string[]): Json {
  const copy = copyOf(answer);
  for (const path of paths) expandIn(ledger, copy, path.split("."), path);
  return copy;
}

function expandIn(ledger: Ledger, value: unknown, names: string[], path: string): void {
  const [name, ...rest] = names;
  if (name === undefined || value === null || value === undefined) return;
  if (Array.isArray(value)) {
    for (const member of value) expandIn(ledger, member, names, path);
    return;
  }
  if (!isObject(value)) throw notExpandable(path);
  const included = include(ledger, value, name);
  if (included !== undefined) value[name] = included;
  const inner = value[name];
  if (inner === undefined) throw notExpandable(path);
  if (typeof inner === "string") value[name] = objectOf(ledger, inner, path);
  else if (rest.length === 0 && inner !== null && typeof inner !== "object")
    throw notExpandable(path);
  expandIn(ledger, value[name], rest, path);
}

/** What Stripe leaves out of an object unless it is asked for. */
function include(ledger: Ledger, value: Json, name: string): unknown {
  const id = String(value.id);
  switch (`${value.object}.${name}`) {
    case "invoice.confirmation_secret":
      return confirmationSecretOf(ledger, id);
    case "invoice.payments": {
      const invoice = ledger.state.invoices[id];
      const payment = invoice && paymentOf(ledger, invoice);
      return copyOf(listOf(payment ? [payment] : [], `/v1/invoice_payments?invoice=${id}`));
    }
    case "checkout.session.line_items":
      return copyOf(lineItemsOf(ledger, id));
    case "customer.subscriptions": {
      const all = Object.values(ledger.state.subscriptions);
      const live = all.filter(({ customer, ended_at }) => customer === id && ended_at === null);
      return copyOf(listOf(live.reverse(), `/v1/customers/${id}/subscriptions`));
    }
    default:
      return undefined;
  }
}

function confirmationSecretOf(
  ledger: Ledger,
  id: string,
): Stripe.Invoice.ConfirmationSecret | null {
  const invoice = ledger.state.invoices[id];
  const intent = invoice && paymentIntentOf(ledger, invoice);
  if (!intent?.client_secret) return null;
  return { client_secret: intent.client_secret, type: "payment_intent" };
}

function objectOf(ledger: Ledger, id: string, path: string): Json {
  const { state } = ledger;
  const holders = [
    ...[state.customers, state.subscriptions, state.invoices, state.paymentIntents],
    ...[state.setupIntents, state.paymentMethods, state.products, state.prices],
  ];
  for (const holder of holders) {
    if (Object.hasOwn(holder, id)) return copyOf(holder[id] as object);
  }
  throw notExpandable(path);
}

function notExpandable(path: string) {
  return invalidRequest(`This property cannot be expanded (${path}).`, { param: "expand" });
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null;
}

function copyOf(object: object): Json {
  return JSON.parse(JSON.stringify(object));
}
