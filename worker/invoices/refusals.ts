import type { InvoiceProblem } from "#schema/sales/invoice-content.ts";
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

function refused(path: string, message: string): AppError {
  return invalid([{ path, message }]);
}
