import type Stripe from "stripe";
import { cardError } from "../billing/charge.ts";
import { payInvoice } from "../billing/collecting.ts";
import { defaultPaymentMethod } from "../billing/default-card.ts";
import { finalizeInvoice, subscriptionOf, voidInvoice } from "../billing/invoicing.ts";
import { find, findGiven, givenCustomer } from "../find.ts";
import { acceptOnly, type Form, textOf } from "../form.ts";
import type { Ledger } from "../ledger.ts";
import { pageOf, pageParameters } from "../lists.ts";
import { invalidRequest } from "../refusal.ts";
import type { Route } from "../request.ts";

export const invoiceRoutes: Route[] = [
  [
    "GET",
    "/v1/invoices",
    (ledger, { form }) => {
      acceptOnly(form, [...pageParameters, "customer", "subscription", "status"]);
      const customer = givenCustomer(ledger, form);
      const subscription = textOf(form, "subscription");
      const status = textOf(form, "status");
      return pageOf(
        ledger.state.invoices,
        form,
        "/v1/invoices",
        (invoice) =>
          (customer === undefined || invoice.customer === customer) &&
          (subscription === undefined ||
            invoice.parent?.subscription_details?.subscription === subscription) &&
          (status === undefined || invoice.status === status),
      );
    },
  ],
  ["GET", "/v1/invoices/:id", (ledger, { id }) => find(ledger.state.invoices, "invoice", id)],
  ["POST", "/v1/invoices/:id/pay", (ledger, { id, form }) => pay(ledger, id, form)],
  [
    "POST",
    "/v1/invoices/:id/finalize",
    (ledger, { id }) => {
      const invoice = find(ledger.state.invoices, "invoice", id);
      if (invoice.status !== "draft") throw invalidRequest("This invoice is already finalized.");
      finalizeInvoice(ledger, invoice);
      return invoice;
    },
  ],
  [
    "POST",
    "/v1/invoices/:id/void",
    (ledger, { id }) => {
      const invoice = find(ledger.state.invoices, "invoice", id);
      if (invoice.status !== "open" && invoice.status !== "uncollectible") {
        throw invalidRequest("You can only pass in open or uncollectible invoices.");
      }
      voidInvoice(ledger, invoice);
      return invoice;
    },
  ],
];

function pay(ledger: Ledger, id: string, form: Form): Stripe.Invoice {
  acceptOnly(form, ["payment_method", "off_session"]);
  const invoice = find(ledger.state.invoices, "invoice", id);
  if (invoice.status === "paid") {
    throw invalidRequest("Invoice is already paid", { code: "invoice_already_paid" });
  }
  if (invoice.status !== "open") throw invalidRequest("This invoice can no longer be paid.");
  const given = textOf(form, "payment_method");
  if (given !== undefined) {
    findGiven(ledger.state.paymentMethods, "PaymentMethod", given, "payment_method");
  }
  const card = given ?? defaultPaymentMethod(ledger, subscriptionOf(ledger, invoice));
  if (card === null)
    throw invalidRequest("There is no default_payment_method set on this invoice.");
  const refusal = payInvoice(ledger, invoice, card);
  if (refusal) throw cardError(refusal);
  return invoice;
}
