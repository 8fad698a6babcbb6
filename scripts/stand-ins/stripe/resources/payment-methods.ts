import type Stripe from "stripe";
import { cardError } from "../billing/charge.ts";
import { addsUp, cardNumberOfToken, refusalToSave } from "../cards.ts";
import { find, findGivenCustomer, givenCustomer } from "../find.ts";
import {
  acceptOnly,
  choiceOf,
  type Form,
  groupOf,
  integerOf,
  requiredText,
  textOf,
} from "../form.ts";
import { change, type Ledger } from "../ledger.ts";
import { pageOf, pageParameters } from "../lists.ts";
import { type Card, newPaymentMethod } from "../objects/payment-method.ts";
import { invalidRequest, missing, missingParameter, Refusal } from "../refusal.ts";
import type { Route } from "../request.ts";

export const paymentMethodRoutes: Route[] = [
  [
    "POST",
    "/v1/payment_methods",
    (ledger, { form }) => {
      acceptOnly(form, ["type", "card", "metadata"]);
      return keep(ledger, readCard(ledger, form));
    },
  ],
  [
    "GET",
    "/v1/payment_methods",
    (ledger, { form }) => {
      acceptOnly(form, [...pageParameters, "customer", "type"]);
      const customer = givenCustomer(ledger, form);
      return pageOf(
        ledger.state.paymentMethods,
        form,
        "/v1/payment_methods",
        (method) => method.customer !== null && (!customer || method.customer === customer),
      );
    },
  ],
  [
    "GET",
    "/v1/payment_methods/:id",
    (ledger, { id }) => find(ledger.state.paymentMethods, "PaymentMethod", id),
  ],
  [
    "POST",
    "/v1/payment_methods/:id/attach",
    (ledger, { id, form }) => {
      acceptOnly(form, ["customer"]);
      const customer = findGivenCustomer(ledger, requiredText(form, "customer"));
      const method = resolvePaymentMethod(ledger, id);
      if (method === null) throw missing("PaymentMethod", id);
      const refusal = refusalToSave(ledger.state.cardNumbers[method.id] ?? "");
      if (refusal) throw cardError(refusal);
      attach(ledger, method, customer.id);
      return method;
    },
  ],
  [
    "POST",
    "/v1/payment_methods/:id/detach",
    (ledger, { id }) => {
      const method = find(ledger.state.paymentMethods, "PaymentMethod", id);
      change(ledger, method, { customer: null }, "payment_method.detached");
      return method;
    },
  ],
];

/** The card that a confirmation brings: one that is known, a test's token, or the form's own fields. */
export function takePaymentMethod(ledger: Ledger, form: Form): Stripe.PaymentMethod | null {
  const id = textOf(form, "payment_method");
  if (id !== undefined) {
    const method = resolvePaymentMethod(ledger, id);
    if (method === null) throw missingParameter("PaymentMethod", id, "payment_method");
    return method;
  }
  const data = groupOf(form, "payment_method_data");
  return data ? keep(ledger, readCard(ledger, data)) : null;
}

export function attach(ledger: Ledger, method: Stripe.PaymentMethod, customer: string): void {
  if (method.customer === customer) return;
  if (method.customer !== null) {
    throw invalidRequest(
      "The payment method you provided has already been attached to a customer.",
    );
  }
  change(ledger, method, { customer }, "payment_method.attached");
}

export function keep(ledger: Ledger, card: Card): Stripe.PaymentMethod {
  const method = newPaymentMethod(ledger, card);
  ledger.state.paymentMethods[method.id] = method;
  ledger.state.cardNumbers[method.id] = card.number;
  return method;
}

function resolvePaymentMethod(ledger: Ledger, id: string): Stripe.PaymentMethod | null {
  const number = cardNumberOfToken(id);
  if (number !== undefined) return keep(ledger, { number, expMonth: 12, expYear: 2040 });
  return ledger.state.paymentMethods[id] ?? null;
}

function readCard(ledger: Ledger, form: Form): Card {
  choiceOf(form, "type", ["card"]);
  const card = groupOf(form, "card") ?? {};
  const token = textOf(card, "token");
  const number =
    token === undefined
      ? requiredText(card, "number").replaceAll(/[ -]/g, "")
      : cardNumberOfToken(token.replace("tok_", "pm_card_"));
  if (number === undefined || !addsUp(number)) {
    throw wrongCard("incorrect_number", "Your card number is incorrect.", "number");
  }
  const now = new Date(ledger.now() * 1000);
  const expMonth = integerOf(card, "exp_month") ?? 12;
  const given = integerOf(card, "exp_year") ?? now.getUTCFullYear() + 1;
  const expYear = given < 100 ? 2000 + given : given;
  if (expMonth < 1 || expMonth > 12) {
    throw wrongCard(
      "invalid_expiry_month",
      "Your card's expiration month is invalid.",
      "exp_month",
    );
  }
  if (new Date(Date.UTC(expYear, expMonth)) <= now || expYear > now.getUTCFullYear() + 50) {
    throw wrongCard("invalid_expiry_year", "Your card's expiration year is invalid.", "exp_year");
  }
  const cvc = textOf(card, "cvc");
  if (cvc !== undefined && !/^\d{3,4}$/.test(cvc)) {
    throw wrongCard("invalid_cvc", "Your card's security code is invalid.", "cvc");
  }
  return { number, expMonth, expYear };
}

function wrongCard(code: string, message: string, param: string): Refusal {
  return new Refusal(402, { type: "card_error", code, message, param });
}
