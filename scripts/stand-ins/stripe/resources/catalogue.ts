import * as v from "valibot";
import { add, change, find, newId } from "../ledger.ts";
import { boolean, integer, metadata, text, texts } from "../params.ts";
import { invalidRequest } from "../refusal.ts";
import { findRoute, listRoute, type Routes, route } from "../routes.ts";
import type { State } from "../state.ts";

const features = v.optional(v.record(text, v.strictObject({ enabled: boolean })), {});

/** What is set up once for an account: its product and prices, and the portal. */
export const catalogueRoutes: Routes = {
  "GET /v1/account": () => ({
    id: "acct_local",
    object: "account",
    business_profile: { name: "Local stand-in for Stripe" },
  }),
  "POST /v1/products": route({ id: v.optional(text), name: text }, ({ state }, params) => {
    const { id = newId("prod"), name } = params;
    return add(state.products, { id, object: "product", active: true, livemode: false, name });
  }),
  "GET /v1/products/:id": findRoute("products"),
  "POST /v1/products/:id": route({ active: boolean }, (ledger, { active }, { id }) =>
    Object.assign(find(ledger, "products", id), { active }),
  ),
  "POST /v1/prices": route(
    {
      ...{ product: text, currency: text, unit_amount: integer },
      // The stand-in sells only by the month or the year, for an amount.
      recurring: v.strictObject({ interval: v.picklist(["month", "year"]) }),
      tax_behavior: v.optional(v.picklist(["exclusive", "inclusive"])),
      ...{ lookup_key: v.optional(text), transfer_lookup_key: v.optional(boolean) },
    },
    (ledger, { recurring, lookup_key, transfer_lookup_key, tax_behavior, ...given }) => {
      const { prices } = ledger.state;
      find(ledger, "products", given.product, "product");
      if (lookup_key !== undefined) takeLookupKey(prices, lookup_key, transfer_lookup_key);
      return add(prices, {
        ...{
          id: newId("price"),
          object: "price",
          active: true,
          billing_scheme: "per_unit",
          ...given,
        },
        lookup_key: lookup_key ?? null,
        tax_behavior: tax_behavior ?? "unspecified",
        recurring: { ...recurring, interval_count: 1, usage_type: "licensed" },
      });
    },
  ),
  "GET /v1/prices": listRoute(
    "prices",
    { lookup_keys: v.optional(texts), active: v.optional(boolean) },
    (price, { lookup_keys, active = price.active }) =>
      price.active === active && (lookup_keys?.includes(price.lookup_key ?? "") ?? true),
  ),
  "POST /v1/billing_portal/configurations": route(
    { features, metadata, name: v.optional(text) },
    ({ state }, given) =>
      add(state.portalConfigurations, {
        ...{ id: newId("bpc"), object: "billing_portal.configuration", active: true },
        ...{ features: given.features, metadata: given.metadata },
      }),
  ),
  "GET /v1/billing_portal/configurations": listRoute(
    "portalConfigurations",
    { active: v.optional(boolean) },
    () => true,
  ),
  "POST /v1/billing_portal/configurations/:id": route({ features }, (ledger, params, { id }) => {
    const configuration = find(ledger, "portalConfigurations", id);
    change(ledger, configuration, { features: { ...configuration.features, ...params.features } });
    return configuration;
  }),
};

/** A lookup key belongs to one price; another gets it only when asked to transfer it. */
function takeLookupKey(prices: State["prices"], lookupKey: string, isTransferred = false): void {
  const holder = Object.values(prices).find((price) => price.lookup_key === lookupKey);
  if (holder === undefined) return;
  if (!isTransferred) {
    const details = { code: "resource_already_exists", param: "lookup_key" };
    throw invalidRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, details);
  }
  holder.lookup_key = null;
}
