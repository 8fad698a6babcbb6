import type Stripe from "stripe";
import { endSubscription } from "../billing/ending.ts";
import { find, findGiven } from "../find.ts";
import { acceptOnly, type Form, groupOf, integerOf, isCleared, textOf, textsOf } from "../form.ts";
import { change, type Ledger } from "../ledger.ts";
import { pageOf, pageParameters } from "../lists.ts";
import { metadataAfter } from "../metadata.ts";
import { newCustomer } from "../objects/customer.ts";
import { missing } from "../refusal.ts";
import type { Route } from "../request.ts";

const parameters = [
  "email",
  "name",
  "phone",
  "description",
  "metadata",
  "preferred_locales",
  "balance",
  "invoice_settings",
] satisfies (keyof Stripe.CustomerCreateParams)[];

export const customerRoutes: Route[] = [
  ["POST", "/v1/customers", (ledger, { form }) => create(ledger, form)],
  [
    "GET",
    "/v1/customers",
    (ledger, { form }) => {
      acceptOnly(form, [...pageParameters, "email"]);
      const email = textOf(form, "email");
      return pageOf(
        ledger.state.customers,
        form,
        "/v1/customers",
        (customer) => !customer.deleted && (email === undefined || customer.email === email),
      );
    },
  ],
  ["GET", "/v1/customers/:id", (ledger, { id }) => find(ledger.state.customers, "customer", id)],
  ["POST", "/v1/customers/:id", (ledger, { id, form }) => update(ledger, id, form)],
  ["DELETE", "/v1/customers/:id", (ledger, { id }) => remove(ledger, id)],
  [
    "GET",
    "/v1/customers/:id/payment_methods",
    (ledger, { id, form }) => {
      acceptOnly(form, [...pageParameters, "type"]);
      present(ledger, id);
      const url = `/v1/customers/${id}/payment_methods`;
      return pageOf(ledger.state.paymentMethods, form, url, (method) => method.customer === id);
    },
  ],
];

function create(ledger: Ledger, form: Form): Stripe.Customer {
  acceptOnly(form, parameters);
  const customer = newCustomer(ledger, {
    email: textOf(form, "email") ?? null,
    name: textOf(form, "name") ?? null,
    phone: textOf(form, "phone") ?? null,
    description: textOf(form, "description") ?? null,
    locales: textsOf(form, "preferred_locales"),
    balance: integerOf(form, "balance") ?? 0,
    metadata: metadataAfter({}, form),
  });
  ledger.state.customers[customer.id] = customer;
  ledger.emit("customer.created", customer);
  return customer;
}

function update(ledger: Ledger, id: string, form: Form): Stripe.Customer {
  acceptOnly(form, parameters);
  const customer = present(ledger, id);
  const settings = groupOf(form, "invoice_settings");
  const card = settings && textOf(settings, "default_payment_method");
  if (card !== undefined) {
    const param = "invoice_settings[default_payment_method]";
    findGiven(ledger.state.paymentMethods, "PaymentMethod", card, param);
  }
  const text = (name: "email" | "name" | "phone" | "description") =>
    isCleared(form, name) ? null : (textOf(form, name) ?? customer[name] ?? null);
  change(
    ledger,
    customer,
    {
      email: text("email"),
      name: text("name"),
      phone: text("phone"),
      description: text("description"),
      balance: integerOf(form, "balance") ?? customer.balance,
      metadata: metadataAfter(customer.metadata, form),
      invoice_settings: {
        ...customer.invoice_settings,
        ...(card !== undefined && { default_payment_method: card }),
      },
    },
    "customer.updated",
  );
  return customer;
}

/** Ends the customer's subscriptions at once, and leaves nothing but the id. */
function remove(ledger: Ledger, id: string): Stripe.DeletedCustomer {
  const customer = present(ledger, id);
  for (const subscription of Object.values(ledger.state.subscriptions)) {
    if (subscription.customer !== id || subscription.ended_at !== null) continue;
    endSubscription(ledger, subscription, "cancellation_requested");
  }
  const deleted = { id, object: "customer", deleted: true } satisfies Stripe.DeletedCustomer;
  ledger.emit("customer.deleted", customer);
  ledger.state.customers[id] = deleted;
  return deleted;
}

function present(ledger: Ledger, id: string): Stripe.Customer {
  const customer = find(ledger.state.customers, "customer", id);
  if (customer.deleted) throw missing("customer", id);
  return customer;
}
