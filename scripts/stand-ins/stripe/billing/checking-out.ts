import type Stripe from "stripe";
import { type CardRefusal, refusalToCharge } from "../cards.ts";
import { own } from "../find.ts";
import { change, type Ledger } from "../ledger.ts";
import { newCustomer } from "../objects/customer.ts";
import { invalidRequest } from "../refusal.ts";
import { attach, keep } from "../resources/payment-methods.ts";
import { subscribe } from "./subscribing.ts";

/**
 * What the button on the hosted page does: with a card that pays, the subscription begins; with one that is
 * declined nothing does, and the session stays open.
 */
export function payCheckout(
  ledger: Ledger,
  session: Stripe.Checkout.Session,
  cardNumber: string,
): CardRefusal | null {
  if (session.status !== "open") throw invalidRequest(`This session is ${session.status}.`);
  const refusal = refusalToCharge(cardNumber);
  if (refusal) return refusal;
  const order = own(ledger.state.checkoutOrders, session.id);
  const customer = customerOf(ledger, session);
  const method = keep(ledger, { number: cardNumber, expMonth: 12, expYear: 2040 });
  attach(ledger, method, customer.id);
  const subscription = subscribe(ledger, {
    customer,
    price: own(ledger.state.prices, order.price),
    quantity: order.quantity,
    metadata: order.subscriptionMetadata,
    description: null,
    trialDays: 0,
    defaultPaymentMethod: method.id,
    savesCard: false,
    paymentBehavior: "error_if_incomplete",
  });
  change(
    ledger,
    session,
    {
      status: "complete",
      payment_status: "paid",
      url: null,
      customer: customer.id,
      customer_details: {
        address: null,
        business_name: null,
        email: customer.email,
        individual_name: null,
        name: customer.name ?? null,
        phone: null,
        tax_exempt: "none",
        tax_ids: [],
      },
      subscription: subscription.id,
      invoice: subscription.latest_invoice,
    },
    "checkout.session.completed",
  );
  return null;
}

function customerOf(ledger: Ledger, session: Stripe.Checkout.Session): Stripe.Customer {
  if (typeof session.customer === "string") {
    const customer = own(ledger.state.customers, session.customer);
    if (customer.deleted) throw invalidRequest("This customer is deleted.");
    return customer;
  }
  const customer = newCustomer(ledger, {
    email: session.customer_email,
    name: null,
    phone: null,
    description: null,
    locales: [],
    balance: 0,
    metadata: {},
  });
  ledger.state.customers[customer.id] = customer;
  ledger.emit("customer.created", customer);
  return customer;
}

/** Where the customer goes from the hosted page after paying. */
export function returnUrlOf(session: Stripe.Checkout.Session): string {
  return (session.success_url ?? "").replaceAll("{CHECKOUT_SESSION_ID}", session.id);
}
