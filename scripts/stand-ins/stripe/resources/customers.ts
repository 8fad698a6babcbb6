import { endSubscription } from "../billing.ts";
import { acceptOnly, type Form, integerOf, metadataAfter, textOf } from "../form.ts";
import {
  find,
  findGiven,
  findGivenCustomer,
  findPresentCustomer,
  type Ledger,
  newId,
} from "../ledger.ts";
import { listOf } from "../list.ts";
import { invalidRequest, missing } from "../refusal.ts";
import type { Routes } from "../routes.ts";
import type { Customer, PortalConfiguration } from "../state.ts";

export const customerRoutes: Routes = {
  "POST /v1/customers": ({ state }, { form }) => {
    acceptOnly(form, ["email", "metadata"]);
    const customer: Customer = {
      id: newId("cus"),
      object: "customer",
      balance: 0,
      deleted: false,
      email: textOf(form, "email") ?? null,
      metadata: metadataAfter({}, form),
    };
    state.customers[customer.id] = customer;
    return customer;
  },
  "GET /v1/customers": ({ state }, { form }) => {
    acceptOnly(form, ["limit", "email"]);
    const email = textOf(form, "email");
    const matches = (customer: Customer) =>
      !customer.deleted && (email === undefined || customer.email === email);
    return listOf(state.customers, form, matches);
  },
  "GET /v1/customers/:id": ({ state }, { id }) => find(state.customers, "customer", id),
  "POST /v1/customers/:id": (ledger, { id, form }) => {
    acceptOnly(form, ["balance"]);
    const customer = findPresent(ledger, id);
    customer.balance = integerOf(form, "balance") ?? customer.balance;
    return customer;
  },
  "DELETE /v1/customers/:id": (ledger, { id }) => {
    const customer = findPresent(ledger, id);
    for (const subscription of Object.values(ledger.state.subscriptions)) {
      if (subscription.customer !== id || subscription.ended_at !== null) continue;
      endSubscription(ledger, subscription);
    }
    return Object.assign(customer, { balance: 0, deleted: true, email: null, metadata: {} });
  },
  "GET /v1/payment_methods": (ledger, { form }) => {
    acceptOnly(form, ["limit", "customer", "type"]);
    const { id } = findGivenCustomer(ledger, form);
    return listOf(ledger.state.paymentMethods, form, ({ customer }) => customer === id);
  },
  "POST /v1/billing_portal/configurations": ({ state }, { form }) => {
    acceptOnly(form, ["features", "metadata", "name"]);
    const configuration: PortalConfiguration = {
      id: newId("bpc"),
      object: "billing_portal.configuration",
      active: true,
      features: featuresAfter({}, form),
      metadata: metadataAfter({}, form),
    };
    state.portalConfigurations[configuration.id] = configuration;
    return configuration;
  },
  "GET /v1/billing_portal/configurations": ({ state }, { form }) => {
    acceptOnly(form, ["limit", "active"]);
    return listOf(state.portalConfigurations, form, () => true);
  },
  "POST /v1/billing_portal/configurations/:id": ({ state }, { id, form }) => {
    acceptOnly(form, ["features"]);
    const configuration = find(state.portalConfigurations, "configuration", id);
    configuration.features = featuresAfter(configuration.features, form);
    return configuration;
  },
  "POST /v1/billing_portal/sessions": (ledger, { form }) => openPortal(ledger, form),
};

function findPresent({ state }: Ledger, id: string): Customer {
  const customer = find(state.customers, "customer", id);
  if (customer.deleted) throw missing("customer", id);
  return customer;
}

function featuresAfter(before: PortalConfiguration["features"], { features }: Form) {
  const given = Object.entries(typeof features === "object" ? features : {});
  const enabled = given.map(([name, feature]) => {
    const isEnabled = typeof feature === "object" && textOf(feature, "enabled") === "true";
    return [name, { enabled: isEnabled }] as const;
  });
  return { ...before, ...Object.fromEntries(enabled) };
}

function openPortal(ledger: Ledger, form: Form): object {
  acceptOnly(form, ["customer", "return_url", "configuration"]);
  const { portalConfigurations, portalSessions } = ledger.state;
  const customer = findPresentCustomer(ledger, form);
  const given = textOf(form, "configuration");
  // A default would have to be saved in Stripe's dashboard.
  if (given === undefined) {
    throw invalidRequest(
      "No configuration provided and your test mode default configuration has not been created.",
    );
  }
  findGiven(portalConfigurations, "configuration", given, "configuration");
  const id = newId("bps");
  portalSessions[id] = {
    id,
    object: "billing_portal.session",
    configuration: given,
    customer: customer.id,
    return_url: textOf(form, "return_url") ?? null,
    url: `${ledger.url}/p/session/${id}`,
  };
  return portalSessions[id];
}
