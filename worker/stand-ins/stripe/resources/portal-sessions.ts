import type Stripe from "stripe";
import { findGivenCustomer } from "../find.ts";
import { acceptOnly, requiredText, textOf } from "../form.ts";
import type { Ledger } from "../ledger.ts";
import { newId } from "../new-id.ts";
import type { Route } from "../request.ts";

export const portalSessionRoutes: Route[] = [
  [
    "POST",
    "/v1/billing_portal/sessions",
    (ledger, { form }) => {
      acceptOnly(form, ["customer", "return_url", "locale"]);
      const customer = findGivenCustomer(ledger, requiredText(form, "customer"));
      const session = newPortalSession(ledger, {
        customer: customer.id,
        returnUrl: textOf(form, "return_url") ?? null,
        locale: textOf(form, "locale") ?? null,
      });
      ledger.state.portalSessions[session.id] = session;
      return session;
    },
  ],
];

interface GivenSession {
  readonly customer: string;
  readonly returnUrl: string | null;
  readonly locale: string | null;
}

function newPortalSession(ledger: Ledger, given: GivenSession): Stripe.BillingPortal.Session {
  const id = newId("bps");
  return {
    id,
    object: "billing_portal.session",
    configuration: "bpc_local",
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
