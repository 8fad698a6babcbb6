import type Stripe from "stripe";
import { find, findGiven } from "../find.ts";
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
import { change, type Ledger } from "../ledger.ts";
import { pageOf, pageParameters } from "../lists.ts";
import { metadataAfter } from "../metadata.ts";
import { newPrice } from "../objects/catalogue.ts";
import { invalidRequest } from "../refusal.ts";
import type { Route } from "../request.ts";

const createParameters = [
  "product",
  "currency",
  "unit_amount",
  "recurring",
  "tax_behavior",
  "lookup_key",
  "transfer_lookup_key",
  "nickname",
  "metadata",
] satisfies (keyof Stripe.PriceCreateParams)[];

export const priceRoutes: Route[] = [
  ["POST", "/v1/prices", (ledger, { form }) => create(ledger, form)],
  [
    "GET",
    "/v1/prices",
    (ledger, { form }) => {
      acceptOnly(form, [...pageParameters, "lookup_keys", "product", "active", "type", "currency"]);
      const keys = textsOf(form, "lookup_keys");
      const product = textOf(form, "product");
      const active = booleanOf(form, "active");
      return pageOf(
        ledger.state.prices,
        form,
        "/v1/prices",
        (price) =>
          (keys.length === 0 || keys.includes(price.lookup_key ?? "")) &&
          (product === undefined || price.product === product) &&
          (active === undefined || price.active === active),
      );
    },
  ],
  ["GET", "/v1/prices/:id", (ledger, { id }) => find(ledger.state.prices, "price", id)],
  [
    "POST",
    "/v1/prices/:id",
    (ledger, { id, form }) => {
      const known = ["active", "nickname", "metadata", "tax_behavior"];
      acceptOnly(form, [...known, "lookup_key", "transfer_lookup_key"]);
      const price = find(ledger.state.prices, "price", id);
      const lookupKey = textOf(form, "lookup_key");
      if (lookupKey !== undefined && lookupKey !== price.lookup_key) claim(ledger, form, lookupKey);
      change(
        ledger,
        price,
        {
          active: booleanOf(form, "active") ?? price.active,
          nickname: textOf(form, "nickname") ?? price.nickname,
          lookup_key: lookupKey ?? price.lookup_key,
          tax_behavior: textOf(form, "tax_behavior") ?? price.tax_behavior,
          metadata: metadataAfter(price.metadata, form),
        },
        "price.updated",
      );
      return price;
    },
  ],
];

function create(ledger: Ledger, form: Form) {
  acceptOnly(form, createParameters);
  const recurring = groupOf(form, "recurring");
  const unitAmount = integerOf(form, "unit_amount");
  if (recurring === undefined || unitAmount === undefined) {
    throw invalidRequest("Only recurring prices with a unit_amount are sold here.");
  }
  acceptOnly(recurring, ["interval", "interval_count"], "recurring");
  const interval = choiceOf(recurring, "interval", ["day", "week", "month", "year"]) ?? "month";
  const product = requiredText(form, "product");
  findGiven(ledger.state.products, "product", product, "product");
  const lookupKey = textOf(form, "lookup_key") ?? null;
  if (lookupKey !== null) claim(ledger, form, lookupKey);
  const price = newPrice(ledger, {
    product,
    currency: requiredText(form, "currency").toLowerCase(),
    unitAmount,
    interval,
    intervalCount: integerOf(recurring, "interval_count") ?? 1,
    lookup_key: lookupKey,
    nickname: textOf(form, "nickname") ?? null,
    tax_behavior:
      choiceOf(form, "tax_behavior", ["exclusive", "inclusive", "unspecified"]) ?? "unspecified",
    metadata: metadataAfter({}, form),
  });
  ledger.state.prices[price.id] = price;
  ledger.emit("price.created", price);
  return price;
}

/** A lookup key belongs to one price; another takes it only when told to transfer it. */
function claim(ledger: Ledger, form: Form, lookupKey: string): void {
  const holder = Object.values(ledger.state.prices).find((price) => price.lookup_key === lookupKey);
  if (!holder) return;
  if (booleanOf(form, "transfer_lookup_key") !== true) {
    throw invalidRequest(
      `A price (\`${holder.id}\`) already uses that lookup key. Pass \`transfer_lookup_key: true\` to transfer it.`,
      { code: "resource_already_exists", param: "lookup_key" },
    );
  }
  change(ledger, holder, { lookup_key: null }, "price.updated");
}
