import {
  acceptOnly,
  booleanOf,
  choiceOf,
  type Form,
  groupOf,
  integerOf,
  requiredText,
  textOf,
  textsOf,
} from "../form.ts";
import { find, findGiven, type Ledger, newId } from "../ledger.ts";
import { listOf } from "../list.ts";
import { invalidRequest } from "../refusal.ts";
import type { Routes } from "../routes.ts";
import type { Price, Product } from "../state.ts";

export const catalogueRoutes: Routes = {
  "GET /v1/account": () => ({
    id: "acct_local",
    object: "account",
    business_profile: { name: "Local stand-in for Stripe" },
  }),
  "POST /v1/products": (ledger, { form }) => {
    acceptOnly(form, ["id", "name"]);
    const product: Product = {
      id: textOf(form, "id") ?? newId("prod"),
      object: "product",
      active: true,
      livemode: false,
      name: requiredText(form, "name"),
    };
    ledger.state.products[product.id] = product;
    return product;
  },
  "GET /v1/products/:id": ({ state }, { id }) => find(state.products, "product", id),
  "POST /v1/products/:id": ({ state }, { id, form }) => {
    acceptOnly(form, ["active"]);
    const product = find(state.products, "product", id);
    return Object.assign(product, { active: booleanOf(form, "active") ?? product.active });
  },
  "POST /v1/prices": (ledger, { form }) => createPrice(ledger, form),
  "GET /v1/prices": ({ state }, { form }) => {
    acceptOnly(form, ["limit", "lookup_keys", "active"]);
    const keys = textsOf(form, "lookup_keys");
    const active = booleanOf(form, "active");
    return listOf(
      state.prices,
      form,
      (price) =>
        (keys.length === 0 || keys.includes(price.lookup_key ?? "")) &&
        (active === undefined || price.active === active),
    );
  },
};

function createPrice(ledger: Ledger, form: Form): Price {
  const { prices, products } = ledger.state;
  acceptOnly(form, [
    ...["product", "currency", "unit_amount", "recurring", "tax_behavior"],
    ...["lookup_key", "transfer_lookup_key"],
  ]);
  const recurring = groupOf(form, "recurring") ?? {};
  acceptOnly(recurring, ["interval"], "recurring");
  const interval = choiceOf(recurring, "interval", ["month", "year"]);
  const unitAmount = integerOf(form, "unit_amount");
  if (interval === undefined || unitAmount === undefined) {
    throw invalidRequest("The stand-in sells only by the month or the year, for an amount.");
  }
  const product = requiredText(form, "product");
  findGiven(products, "product", product, "product");
  const lookupKey = textOf(form, "lookup_key") ?? null;
  if (lookupKey !== null) takeLookupKey(ledger, form, lookupKey);
  const price: Price = {
    id: newId("price"),
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    currency: requiredText(form, "currency"),
    lookup_key: lookupKey,
    product,
    recurring: { interval, interval_count: 1, usage_type: "licensed" },
    tax_behavior: choiceOf(form, "tax_behavior", ["exclusive", "inclusive"]) ?? "unspecified",
    unit_amount: unitAmount,
  };
  prices[price.id] = price;
  return price;
}

/** A lookup key belongs to one price; another gets it only when asked to transfer it. */
function takeLookupKey({ state }: Ledger, form: Form, lookupKey: string): void {
  const holder = Object.values(state.prices).find((price) => price.lookup_key === lookupKey);
  if (holder === undefined) return;
  if (booleanOf(form, "transfer_lookup_key") !== true) {
    throw invalidRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, {
      code: "resource_already_exists",
      param: "lookup_key",
    });
  }
  holder.lookup_key = null;
}
