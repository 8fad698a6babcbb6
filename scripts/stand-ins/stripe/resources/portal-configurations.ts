import type Stripe from "stripe";
import { find } from "../find.ts";
import { acceptOnly, booleanOf, type Form, groupOf, textOf } from "../form.ts";
import { change, type Ledger } from "../ledger.ts";
import { pageOf, pageParameters } from "../lists.ts";
import { metadataAfter } from "../metadata.ts";
import { newId } from "../new-id.ts";
import type { Route } from "../request.ts";

const path = "/v1/billing_portal/configurations";

export const portalConfigurationRoutes: Route[] = [
  ["POST", path, (ledger, { form }) => create(ledger, form)],
  [
    "GET",
    path,
    (ledger, { form }) => {
      acceptOnly(form, [...pageParameters, "active", "is_default"]);
      const active = booleanOf(form, "active");
      const matches = (one: Stripe.BillingPortal.Configuration) =>
        active === undefined || one.active === active;
      return pageOf(ledger.state.portalConfigurations, form, path, matches);
    },
  ],
  [
    "POST",
    `${path}/:id`,
    (ledger, { id, form }) => {
      acceptOnly(form, ["features", "active", "name", "metadata"]);
      const known = find(ledger.state.portalConfigurations, "configuration", id);
      const active = booleanOf(form, "active") ?? known.active;
      change(ledger, known, { active, features: featuresAfter(known.features, form) });
      return known;
    },
  ],
];

function create(ledger: Ledger, form: Form): Stripe.BillingPortal.Configuration {
  acceptOnly(form, ["features", "metadata", "name"]);
  const now = ledger.now();
  const configuration = {
    id: newId("bpc"),
    object: "billing_portal.configuration",
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: now,
    default_return_url: null,
    features: featuresAfter(nothingEnabled, form),
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: metadataAfter({}, form),
    name: textOf(form, "name") ?? null,
    updated: now,
  } satisfies Stripe.BillingPortal.Configuration;
  ledger.state.portalConfigurations[configuration.id] = configuration;
  return configuration;
}

const nothingEnabled: Stripe.BillingPortal.Configuration.Features = {
  customer_update: { allowed_updates: [], enabled: false },
  invoice_history: { enabled: false },
  payment_method_update: { enabled: false, payment_method_configuration: null },
  subscription_cancel: {
    cancellation_reason: { enabled: false, feedback_options: [], options: [] },
    enabled: false,
    mode: "at_period_end",
    proration_behavior: "none",
  },
  subscription_pause: { duration: { interval_options: [], type: "indefinite" }, enabled: false },
  subscription_update: {
    billing_cycle_anchor: null,
    default_allowed_updates: [],
    enabled: false,
    proration_behavior: "none",
    schedule_at_period_end: { conditions: [] },
    trial_update_behavior: "end_trial",
  },
};

function featuresAfter(
  before: Stripe.BillingPortal.Configuration.Features,
  form: Form,
): Stripe.BillingPortal.Configuration.Features {
  const given = groupOf(form, "features") ?? {};
  acceptOnly(given, Object.keys(before), "features");
  const enabledAfter = (name: keyof typeof before) =>
    booleanOf(groupOf(given, name) ?? {}, "enabled") ?? before[name].enabled;
  return {
    customer_update: { ...before.customer_update, enabled: enabledAfter("customer_update") },
    invoice_history: { enabled: enabledAfter("invoice_history") },
    payment_method_update: {
      ...before.payment_method_update,
      enabled: enabledAfter("payment_method_update"),
    },
    subscription_cancel: {
      ...before.subscription_cancel,
      enabled: enabledAfter("subscription_cancel"),
    },
    subscription_pause: {
      ...before.subscription_pause,
      enabled: enabledAfter("subscription_pause"),
    },
    subscription_update: {
      ...before.subscription_update,
      enabled: enabledAfter("subscription_update"),
    },
  };
}
