import type { Currency } from "#schema/currency.ts";
import type { InvoiceProblem } from "#schema/invoices/invoice-content.ts";
import { type Cents, fromCents } from "#schema/money.ts";
import { type AppError, conflict } from "#worker/errors.ts";
import { invalid } from "#worker/http/validation.ts";

/** The error for sales of which no invoice can be made; its sentence says what to do first. */
export function refusalOf(problem: InvoiceProblem): AppError {
  switch (problem.kind) {
    case "returned":
      return conflict(`The sale of “${problem.title}” was taken back.`);
    case "already-invoiced":
      return conflict(`The sale of “${problem.title}” is on an invoice already.`);
    case "no-buyer":
      return conflict(`Add the buyer’s name to the sale of “${problem.title}” first.`);
    case "no-delivery":
      return conflict(`Say where “${problem.title}” was delivered first: the taxes depend on it.`);
    case "no-artist":
      return conflict("Enter your name in your business details first.");
    case "two-buyers":
      return refused("saleIds", "Choose sales to one buyer, with the same address.");
    case "two-currencies":
      return refused("saleIds", "Choose sales in one currency.");
    case "deposit-above-total":
      return refused("depositCents", "Enter a deposit of at most the total.");
  }
}

/** The error CONFLICT for what can only be done to an invoice that holds. */
export function invoiceCredited(number: string): AppError {
  return conflict(`This invoice was taken back by credit note ${number}.`);
}

/** The error CONFLICT for what can only be done to an invoice. */
export function notAnInvoice(): AppError {
  return conflict("This is a credit note. Choose the invoice.");
}

export function nothingOpen(): AppError {
  return conflict("Nothing is left to be paid on this invoice.");
}

/** The error CONFLICT for a payment of more than what is open. */
export function overpaid(openCents: Cents, currency: Currency): AppError {
  return conflict(
    `${amount(openCents, currency)} is left to be paid on this invoice. Enter that or less.`,
  );
}

export function nothingPaid(): AppError {
  return conflict("Nothing was paid on this invoice that could be refunded.");
}

/** The error CONFLICT for a refund of more than what was paid and not refunded yet. */
export function refundedAbovePaid(paidCents: Cents, currency: Currency): AppError {
  return conflict(`${amount(paidCents, currency)} was paid on this invoice. Refund that or less.`);
}

/** The error CONFLICT for the reversal of a payment that was refunded. */
export function refundedFrom(): AppError {
  return conflict("This payment was refunded. Reverse the refund first.");
}

/** The error CONFLICT for the reversal of a refund whose amount was paid again. */
export function refundPaidSince(): AppError {
  return conflict("This refund was paid again since. Reverse that payment first.");
}

/** Such as `1250.00 CAD`. */
function amount(cents: Cents, currency: Currency): string {
  return `${fromCents(cents).toFixed(2)} ${currency}`;
}

function refused(path: string, message: string): AppError {
  return invalid([{ path, message }]);
}
