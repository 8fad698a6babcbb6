import * as v from "valibot";
import { endSubscription } from "../billing.ts";
import { add, find, findPresent, newId } from "../ledger.ts";
import { integer, metadata, text } from "../params.ts";
import { invalidRequest } from "../refusal.ts";
import { findRoute, listRoute, type Routes, route } from "../routes.ts";

/** Customers, their cards and their way to the billing portal. */
export const customerRoutes: Routes = {
  "POST /v1/customers": route({ email: v.optional(text), metadata }, ({ state }, params) =>
    add(state.customers, {
      ...{ id: newId("cus"), object: "customer", balance: 0, deleted: false },
      ...{ email: params.email ?? null, metadata: params.metadata },
    }),
  ),
  "GET /v1/customers": listRoute(
    "customers",
    { email: v.optional(text) },
    (customer, { email = customer.email }) => !customer.deleted && customer.email === email,
  ),
  "GET /v1/customers/:id": findRoute("customers"),
  "POST /v1/customers/:id": route({ balance: integer }, (ledger, { balance }, { id }) =>
    Object.assign(findPresent(ledger, id), { balance }),
  ),
  "DELETE /v1/customers/:id": route({}, (ledger, _params, { id }) => {
    const customer = findPresent(ledger, id);
    for (const subscription of Object.values(ledger.state.subscriptions)) {
      if (subscription.customer !== id || subscription.ended_at !== null) continue;
      endSubscription(ledger, subscription);
    }
    return Object.assign(customer, { balance: 0, deleted: true, email: null, metadata: {} });
  }),
  "GET /v1/payment_methods": listRoute(
    "paymentMethods",
    { customer: text, type: v.optional(v.literal("card")) },
    (card, { customer }) => card.customer === customer,
  ),
  "POST /v1/billing_portal/sessions": route(
    { customer: text, return_url: v.optional(text), configuration: v.optional(text) },
    (ledger, params) => {
      const { id: customer } = findPresent(ledger, params.customer, "customer");
      const { configuration, return_url = null } = params;
      // A default would have to be saved in Stripe's dashboard.
      if (configuration === undefined) {
        throw invalidRequest(
          "No configuration provided and your test mode default configuration has not been created.",
        );
      }
      find(ledger, "portalConfigurations", configuration, "configuration");
      const id = newId("bps");
      return add(ledger.state.portalSessions, {
        ...{ id, object: "billing_portal.session", configuration, customer, return_url },
        url: `${ledger.url}/p/session/${id}`,
      });
    },
  ),
};
