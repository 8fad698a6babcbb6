import { expect, test } from "vitest";
import words from "#web/i18n/texts/en-CA.json";
import { readPaymentError } from "./use-payment.ts";

const declined =
  "Your card was declined. Please check your card details or try a different payment method.";
const number = "Please enter a complete card number.";
const expiry = "Please check your card's expiration date.";
const securityCode = "Please check your card's security code.";

function messageOf(error: { code?: string; message?: string }): string {
  const read = readPaymentError(error);
  return read.words === null ? read.message : words.subscription.toasts.paymentFailed[read.words];
}

test.each([
  ["S5.030", "card_declined", declined],
  ["S5.031", "incomplete_number", number],
  ["S5.032", "invalid_expiry_month", expiry],
  ["S5.032", "invalid_expiry_year", expiry],
  ["S5.032", "invalid_expiry_month_past", expiry],
  ["S5.032", "invalid_expiry_year_past", expiry],
  ["S5.032", "incomplete_expiry", expiry],
  ["S5.033", "invalid_cvc", securityCode],
  ["S5.033", "incomplete_cvc", securityCode],
  ["S5.033", "incorrect_cvc", securityCode],
])("%s %s, whatever the provider says", (_statement, code, text) => {
  expect(messageOf({ code, message: "Something else." })).toBe(text);
});

test("S5.034 any other error has the provider's message", () => {
  expect(messageOf({ code: "expired_card", message: "Your card has expired." })).toBe(
    "Your card has expired.",
  );
  expect(messageOf({ code: "invalid_number", message: "Your card number is invalid." })).toBe(
    "Your card number is invalid.",
  );
  expect(messageOf({ message: "Insufficient funds." })).toBe("Insufficient funds.");
});

test("S5.034 an error without a message is 'Payment failed'", () => {
  expect(messageOf({})).toBe("Payment failed");
  expect(messageOf({ code: "processing_error", message: " " })).toBe("Payment failed");
});
