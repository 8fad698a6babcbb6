import * as v from "valibot";
import { asksCustomer, cardNumbers } from "../cards.ts";
import {
  cardError,
  finalizeInvoice,
  noCard,
  payInvoice,
  refusePayment,
  saveCard,
  voidInvoice,
} from "../invoices.ts";
import { change, find, type Ledger } from "../ledger.ts";
import { boolean, type Params, text } from "../params.ts";
import { invalidRequest, missing, type Refusal } from "../refusal.ts";
import { type ApiRequest, findRoute, listRoute, type Routes, route } from "../routes.ts";
import type { Intent, Invoice, PaymentMethod } from "../state.ts";

const confirmation = {
  client_secret: v.optional(text),
  /** A test's name for a card. */
  payment_method: v.optional(text),
  /** A card as it was typed into the form. */
  payment_method_data: v.optional(v.object({ card: v.object({ number: text }) })),
};

const readIntent = route(confirmation, findIntent);
const confirmIntent = route(confirmation, (ledger, params, request) => {
  const intent = findIntent(ledger, params, request);
  // A question that was left unanswered does not keep another card from being tried.
  if (!["requires_payment_method", "requires_action"].includes(intent.status)) {
    throw unexpectedState(intent);
  }
  const card = readCard(ledger, params);
  if (intent.invoice === null) saveForLater(ledger, intent, card);
  else if (asksCustomer(card.card.number)) {
    change(ledger, intent, { status: "requires_action", payment_method: card.id });
  } else {
    const decline = payInvoice(ledger, find(ledger, "invoices", intent.invoice), card);
    if (decline) throw cardError(decline, intent);
  }
  return intent;
});

/** Invoices, and the intents to pay them or to save a card. */
export const paymentRoutes: Routes = {
  "GET /v1/invoices": listRoute(
    "invoices",
    {
      ...{ customer: v.optional(text), subscription: v.optional(text) },
      status: v.optional(v.picklist(["draft", "open", "paid", "void"])),
    },
    (invoice, { customer = invoice.customer, subscription = invoice.subscription, status }) =>
      invoice.customer === customer &&
      invoice.subscription === subscription &&
      [undefined, invoice.status].includes(status),
  ),
  "GET /v1/invoices/:id": findRoute("invoices"),
  "POST /v1/invoices/:id/pay": route({}, (ledger, _params, { id }) => {
    const invoice = findInvoice(ledger, id, "open");
    const { default_payment_method: card } = find(ledger, "subscriptions", invoice.subscription);
    if (card === null) throw noCard();
    const decline = payInvoice(ledger, invoice, find(ledger, "paymentMethods", card));
    if (decline) throw cardError(decline);
    return invoice;
  }),
  "POST /v1/invoices/:id/finalize": route(
    { auto_advance: v.optional(boolean) },
    (ledger, _params, { id }) => {
      const invoice = findInvoice(ledger, id, "draft");
      finalizeInvoice(ledger, invoice);
      return invoice;
    },
  ),
  "POST /v1/invoices/:id/void": route({}, (ledger, _params, { id }) => {
    const invoice = findInvoice(ledger, id, "open");
    voidInvoice(ledger, invoice);
    return invoice;
  }),
  "GET /v1/payment_intents/:id": readIntent,
  "POST /v1/payment_intents/:id/confirm": confirmIntent,
  "GET /v1/setup_intents/:id": readIntent,
  "POST /v1/setup_intents/:id/confirm": confirmIntent,
};

function findInvoice(ledger: Ledger, id: string, status: Invoice["status"]): Invoice {
  const invoice = find(ledger, "invoices", id);
  if (invoice.status === status) return invoice;
  throw invalidRequest(`This invoice is ${invoice.status}, and would have to be ${status}.`);
}

/** With the publishable key an intent is found only by those who know its client secret. */
function findIntent(
  ledger: Ledger,
  { client_secret: secret }: Params<typeof confirmation>,
  { id, isPublishable }: ApiRequest,
): Intent {
  const intent = find(ledger, "intents", id);
  const isKnown = secret === undefined ? !isPublishable : secret === intent.client_secret;
  if (!isKnown) throw missing("intent", id);
  return intent;
}

function readCard(
  ledger: Ledger,
  { payment_method: name, payment_method_data: data }: Params<typeof confirmation>,
): PaymentMethod {
  const number = name === undefined ? data?.card.number : cardNumbers[name];
  if (number === undefined) throw missing("PaymentMethod", name ?? "", "payment_method");
  return saveCard(ledger, number);
}

/** The card pays what comes later: nothing is due now. */
function saveForLater(ledger: Ledger, intent: Intent, card: PaymentMethod): void {
  card.customer = intent.customer;
  intent.status = "succeeded";
  for (const subscription of Object.values(ledger.state.subscriptions)) {
    if (subscription.pending_setup_intent !== intent.id) continue;
    const saved = { pending_setup_intent: null, default_payment_method: card.id };
    change(ledger, subscription, saved, "customer.subscription.updated");
  }
}

/** The customer answers the bank's question: the card is charged, or the payment waits for another card. */
export function answerBank(ledger: Ledger, intent: Intent, isConfirmed: boolean): void {
  if (intent.status !== "requires_action") throw unexpectedState(intent);
  if (isConfirmed) {
    const card = find(ledger, "paymentMethods", intent.payment_method);
    payInvoice(ledger, find(ledger, "invoices", intent.invoice), card);
    return;
  }
  refusePayment(intent, {
    type: "invalid_request_error",
    code: "payment_intent_authentication_failure",
    message:
      "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
  });
}

function unexpectedState({ status }: Intent): Refusal {
  return invalidRequest(`This intent's status is ${status}.`, { code: "intent_unexpected_state" });
}
