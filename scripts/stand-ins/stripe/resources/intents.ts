import type Stripe from "stripe";
import { beginChallenge } from "../billing/begin-challenge.ts";
import { cardError } from "../billing/charge.ts";
import { payInvoice } from "../billing/collecting.ts";
import { invoiceOf } from "../billing/invoicing.ts";
import { isAsked, refusalToSave } from "../cards.ts";
import { find, givenCustomer, idOf, idOrNull } from "../find.ts";
import { acceptOnly, type Form, textOf } from "../form.ts";
import { change, type Ledger } from "../ledger.ts";
import { pageOf, pageParameters } from "../lists.ts";
import { metadataAfter } from "../metadata.ts";
import { newSetupIntent } from "../objects/intents.ts";
import { invalidRequest, missing } from "../refusal.ts";
import type { ApiRequest, Route } from "../request.ts";
import { attach, takePaymentMethod } from "./payment-methods.ts";

const confirmParameters = [
  ...["client_secret", "payment_method", "payment_method_data", "return_url"],
  ...["use_stripe_sdk", "expected_payment_method_type", "key", "setup_future_usage"],
];

const setupParameters = [
  "customer",
  "usage",
  "metadata",
  "description",
  "automatic_payment_methods",
] satisfies (keyof Stripe.SetupIntentCreateParams)[];

export const intentRoutes: Route[] = [
  [
    "GET",
    "/v1/payment_intents/:id",
    (ledger, request) => {
      const intent = find(ledger.state.paymentIntents, "payment_intent", request.id);
      return visible(intent, "payment_intent", request);
    },
  ],
  ["POST", "/v1/payment_intents/:id/confirm", (ledger, request) => confirmPayment(ledger, request)],
  [
    "POST",
    "/v1/setup_intents",
    (ledger, { form }) => {
      acceptOnly(form, setupParameters);
      const intent = newSetupIntent(ledger, {
        customer: textOf(form, "customer") ?? null,
        usage: textOf(form, "usage") ?? "off_session",
        description: textOf(form, "description") ?? null,
        metadata: metadataAfter({}, form),
      });
      ledger.state.setupIntents[intent.id] = intent;
      ledger.emit("setup_intent.created", intent);
      return intent;
    },
  ],
  [
    "GET",
    "/v1/setup_intents",
    (ledger, { form }) => {
      acceptOnly(form, [...pageParameters, "customer"]);
      const customer = givenCustomer(ledger, form);
      return pageOf(
        ledger.state.setupIntents,
        form,
        "/v1/setup_intents",
        (intent) => customer === undefined || intent.customer === customer,
      );
    },
  ],
  [
    "GET",
    "/v1/setup_intents/:id",
    (ledger, request) => {
      const intent = find(ledger.state.setupIntents, "setupintent", request.id);
      return visible(intent, "setupintent", request);
    },
  ],
  ["POST", "/v1/setup_intents/:id/confirm", (ledger, request) => confirmSetup(ledger, request)],
  [
    "POST",
    "/v1/setup_intents/:id/cancel",
    (ledger, { id }) => {
      const intent = find(ledger.state.setupIntents, "setupintent", id);
      if (["succeeded", "canceled"].includes(intent.status)) {
        throw unexpected(`You cannot cancel this SetupIntent because it is ${intent.status}.`);
      }
      change(ledger, intent, { status: "canceled" }, "setup_intent.canceled");
      return intent;
    },
  ],
];

function confirmPayment(ledger: Ledger, request: ApiRequest): Stripe.PaymentIntent {
  acceptOnly(request.form, confirmParameters);
  const intent = find(ledger.state.paymentIntents, "payment_intent", request.id);
  visible(intent, "payment_intent", request);
  const invoice = invoiceOf(ledger, intent);
  // A question that was left unanswered does not keep the next card from being tried.
  if (!["requires_payment_method", "requires_action"].includes(intent.status) || !invoice) {
    throw unexpected(`This PaymentIntent's status is ${intent.status}; it cannot be confirmed.`);
  }
  const method = requireMethod(ledger, request.form, idOrNull(intent.customer));
  if (isAsked(ledger.state.cardNumbers[method.id] ?? "")) {
    beginChallenge(ledger, intent, method);
    return intent;
  }
  intent.next_action = null;
  const refusal = payInvoice(ledger, invoice, method.id);
  if (refusal) throw cardError(refusal, { payment_intent: intent });
  if (intent.setup_future_usage !== null) attach(ledger, method, idOf(intent.customer));
  return intent;
}

function confirmSetup(ledger: Ledger, request: ApiRequest): Stripe.SetupIntent {
  acceptOnly(request.form, confirmParameters);
  const intent = find(ledger.state.setupIntents, "setupintent", request.id);
  visible(intent, "setupintent", request);
  if (intent.status !== "requires_payment_method") {
    throw unexpected(`This SetupIntent's status is ${intent.status}; it cannot be confirmed.`);
  }
  const method = requireMethod(ledger, request.form, idOrNull(intent.customer));
  const refusal = refusalToSave(ledger.state.cardNumbers[method.id] ?? "");
  if (refusal) {
    const error = { type: "card_error", code: refusal.code, message: refusal.message };
    change(ledger, intent, { last_setup_error: error }, "setup_intent.setup_failed");
    throw cardError(refusal, { setup_intent: intent });
  }
  if (intent.customer !== null) attach(ledger, method, idOf(intent.customer));
  change(
    ledger,
    intent,
    { status: "succeeded", payment_method: method.id, last_setup_error: null },
    "setup_intent.succeeded",
  );
  keepForSubscription(ledger, intent, method.id);
  return intent;
}

/** The card that a subscription asked for becomes its own. */
function keepForSubscription(ledger: Ledger, intent: Stripe.SetupIntent, method: string): void {
  const waiting = Object.values(ledger.state.subscriptions).find(
    (subscription) => subscription.pending_setup_intent === intent.id,
  );
  if (!waiting) return;
  change(
    ledger,
    waiting,
    { pending_setup_intent: null, default_payment_method: method },
    "customer.subscription.updated",
  );
}

function requireMethod(ledger: Ledger, form: Form, customer: string | null): Stripe.PaymentMethod {
  const method = takePaymentMethod(ledger, form);
  if (method === null) {
    throw invalidRequest("You cannot confirm this intent because it's missing a payment method.", {
      code: "parameter_missing",
      param: "payment_method",
    });
  }
  if (method.customer !== null && method.customer !== customer) {
    throw invalidRequest("The provided PaymentMethod belongs to another customer.");
  }
  return method;
}

/** With the publishable key an intent is only there for who knows its secret. */
function visible<T extends { id: string; client_secret: string | null }>(
  intent: T,
  what: string,
  { form, isPublishable }: ApiRequest,
): T {
  const secret = textOf(form, "client_secret");
  const isKnown = secret === undefined ? !isPublishable : secret === intent.client_secret;
  if (!isKnown) throw missing(what, intent.id, "intent");
  return intent;
}

function unexpected(message: string) {
  return invalidRequest(message, { code: "intent_unexpected_state" });
}
