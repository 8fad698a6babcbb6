import { asksCustomer, cardNumbers } from "../cards.ts";
import { acceptOnly, type Form, groupOf, requiredText, textOf } from "../form.ts";
import {
  cardError,
  finalizeInvoice,
  noCard,
  payInvoice,
  refusePayment,
  saveCard,
  voidInvoice,
} from "../invoices.ts";
import { change, find, findGiven, type Ledger, own } from "../ledger.ts";
import { listOf } from "../list.ts";
import { invalidRequest, missing, missingParameter } from "../refusal.ts";
import type { ApiRequest, Routes } from "../routes.ts";
import type { Invoice, PaymentIntent, PaymentMethod, SetupIntent } from "../state.ts";

/** Invoices, and the intents to pay them or to save a card. */
export const paymentRoutes: Routes = {
  "GET /v1/invoices": ({ state }, { form }) => {
    acceptOnly(form, ["limit", "customer", "subscription", "status"]);
    const wanted = ["customer", "subscription", "status"] as const;
    const customer = textOf(form, "customer");
    if (customer !== undefined) findGiven(state.customers, "customer", customer, "customer");
    const matches = (invoice: Invoice) =>
      wanted.every((name) => [undefined, invoice[name]].includes(textOf(form, name)));
    return listOf(state.invoices, form, matches);
  },
  "GET /v1/invoices/:id": ({ state }, { id }) => find(state.invoices, "invoice", id),
  "POST /v1/invoices/:id/pay": (ledger, { id, form }) => {
    acceptOnly(form, []);
    const { invoices, paymentMethods, subscriptions } = ledger.state;
    const invoice = find(invoices, "invoice", id);
    if (invoice.status !== "open") throw invalidRequest("This invoice cannot be paid.");
    const { default_payment_method: card } = own(subscriptions, invoice.subscription);
    if (card === null) throw noCard();
    const decline = payInvoice(ledger, invoice, own(paymentMethods, card));
    if (decline) throw cardError(decline);
    return invoice;
  },
  "POST /v1/invoices/:id/finalize": (ledger, { id, form }) => {
    acceptOnly(form, ["auto_advance"]);
    const invoice = find(ledger.state.invoices, "invoice", id);
    if (invoice.status !== "draft") throw invalidRequest("This invoice is already finalized.");
    finalizeInvoice(ledger, invoice);
    return invoice;
  },
  "POST /v1/invoices/:id/void": (ledger, { id }) => {
    const invoice = find(ledger.state.invoices, "invoice", id);
    if (invoice.status !== "open") throw invalidRequest("You can only pass in open invoices.");
    voidInvoice(ledger, invoice);
    return invoice;
  },
  "GET /v1/payment_intents/:id": findPaymentIntent,
  "POST /v1/payment_intents/:id/confirm": (ledger, request) => {
    const intent = findPaymentIntent(ledger, request);
    // A question that was left unanswered does not keep another card from being tried.
    if (!["requires_payment_method", "requires_action"].includes(intent.status)) {
      throw unexpectedState(intent.status);
    }
    const card = readCard(ledger, request.form);
    if (asksCustomer(card.card.number)) {
      intent.status = "requires_action";
      intent.payment_method = card.id;
      return intent;
    }
    const decline = payInvoice(ledger, own(ledger.state.invoices, intent.invoice), card);
    if (decline) throw cardError(decline, intent);
    return intent;
  },
  "GET /v1/setup_intents/:id": findSetupIntent,
  "POST /v1/setup_intents/:id/confirm": (ledger, request) => {
    const intent = findSetupIntent(ledger, request);
    if (intent.status !== "requires_payment_method") throw unexpectedState(intent.status);
    const card = readCard(ledger, request.form);
    card.customer = intent.customer;
    intent.status = "succeeded";
    for (const subscription of Object.values(ledger.state.subscriptions)) {
      if (subscription.pending_setup_intent !== intent.id) continue;
      const saved = { pending_setup_intent: null, default_payment_method: card.id };
      change(ledger, subscription, saved, "customer.subscription.updated");
    }
    return intent;
  },
};

/** The customer answers the bank's question: the card is charged, or the payment waits for another card. */
export function answerBank(ledger: Ledger, intent: PaymentIntent, isConfirmed: boolean): void {
  if (intent.status !== "requires_action") throw unexpectedState(intent.status);
  if (isConfirmed) {
    const card = own(ledger.state.paymentMethods, intent.payment_method);
    payInvoice(ledger, own(ledger.state.invoices, intent.invoice), card);
    return;
  }
  refusePayment(intent, {
    type: "invalid_request_error",
    code: "payment_intent_authentication_failure",
    message:
      "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
  });
}

function findPaymentIntent({ state }: Ledger, request: ApiRequest): PaymentIntent {
  const intent = find(state.paymentIntents, "payment_intent", request.id);
  requireSecret(intent, request);
  return intent;
}

function findSetupIntent({ state }: Ledger, request: ApiRequest): SetupIntent {
  const intent = find(state.setupIntents, "setupintent", request.id);
  requireSecret(intent, request);
  return intent;
}

/** With the publishable key an intent is found only by those who know its client secret. */
function requireSecret(
  intent: { id: string; client_secret: string },
  { form, isPublishable }: ApiRequest,
): void {
  acceptOnly(form, [
    ...["client_secret", "payment_method", "payment_method_data", "return_url", "use_stripe_sdk"],
  ]);
  const secret = textOf(form, "client_secret");
  const isKnown = secret === undefined ? !isPublishable : secret === intent.client_secret;
  if (!isKnown) throw missing("intent", intent.id, "intent");
}

/** The card of a confirmation: a test's name for one, or the number typed into the form. */
function readCard(ledger: Ledger, form: Form): PaymentMethod {
  const token = textOf(form, "payment_method");
  if (token !== undefined) {
    const number = cardNumbers[token];
    if (number === undefined) throw missingParameter("PaymentMethod", token, "payment_method");
    return saveCard(ledger, number);
  }
  const card = groupOf(groupOf(form, "payment_method_data") ?? {}, "card") ?? {};
  return saveCard(ledger, requiredText(card, "number"));
}

function unexpectedState(status: string) {
  return invalidRequest(`This intent's status is ${status}.`, { code: "intent_unexpected_state" });
}
