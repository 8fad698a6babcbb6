import type Stripe from "stripe";
import { findGiven, findGivenCustomer } from "../find.ts";
import { acceptOnly, type Form, requiredText, textOf } from "../form.ts";
import type { Ledger } from "../ledger.ts";
import { newId } from "../new-id.ts";
import { invalidRequest } from "../refusal.ts";
import type { Route } from "../request.ts";

export const portalSessionRoutes: Route[] = [
  [
    "POST",
    "/v1/billing_portal/sessions",
    (ledger, { form }) => {
      acceptOnly(form, ["customer", "return_url", "locale", "configuration"]);
      const customer = findGivenCustomer(ledger, requiredText(form, "customer"));
      const session = newPortalSession(ledger, {
        configuration: findConfiguration(ledger, form).id,
        customer: customer.id,
        returnUrl: textOf(form, "return_url") ?? null,
        locale: textOf(form, "locale") ?? null,
      });
      ledger.state.portalSessions[session.id] = session;
      return session;
    },
  ],
];

/** Only one saved in the dashboard is a default, and there is no dashboard here. */
function findConfiguration(ledger: Ledger, form: Form): Stripe.BillingPortal.Configuration {
  const id = textOf(form, "configuration");
  if (id === undefined) {
    throw invalidRequest(
      "No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode.",
    );
  }
  return findGiven(ledger.state.portalConfigurations, "configuration", id, "configuration");
}

interface GivenSession {
  readonly configuration: string;
  readonly customer: string;
  readonly returnUrl: string | null;
  readonly locale: string | null;
}

function newPortalSession(ledger: Ledger, given: GivenSession): Stripe.BillingPortal.Session {
  const id = newId("bps");
  return {
    id,
    object: "billing_portal.session",
    configuration: given.configuration,
    created: ledger.now(),
    customer: given.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: given.locale,
    on_behalf_of: null,
    return_url: given.returnUrl,
    url: `${ledger.url}/p/session/${id}`,
  } satisfies Stripe.BillingPortal.Session;
}
