import { find } from "../find.ts";
import { acceptOnly, booleanOf, requiredText, textOf } from "../form.ts";
import { change } from "../ledger.ts";
import { pageOf, pageParameters } from "../lists.ts";
import { metadataAfter } from "../metadata.ts";
import { newProduct } from "../objects/catalogue.ts";
import { invalidRequest } from "../refusal.ts";
import type { Route } from "../request.ts";

export const productRoutes: Route[] = [
  [
    "POST",
    "/v1/products",
    (ledger, { form }) => {
      acceptOnly(form, ["id", "name", "description", "metadata"]);
      const id = textOf(form, "id");
      if (id !== undefined && ledger.state.products[id]) {
        throw invalidRequest("Product already exists.", {
          code: "resource_already_exists",
          param: "id",
        });
      }
      const description = textOf(form, "description");
      const product = newProduct(ledger, {
        name: requiredText(form, "name"),
        metadata: metadataAfter({}, form),
        ...(id !== undefined && { id }),
        ...(description !== undefined && { description }),
      });
      ledger.state.products[product.id] = product;
      ledger.emit("product.created", product);
      return product;
    },
  ],
  [
    "GET",
    "/v1/products",
    (ledger, { form }) => {
      acceptOnly(form, [...pageParameters, "active"]);
      const active = booleanOf(form, "active");
      return pageOf(
        ledger.state.products,
        form,
        "/v1/products",
        (product) => active === undefined || product.active === active,
      );
    },
  ],
  ["GET", "/v1/products/:id", (ledger, { id }) => find(ledger.state.products, "product", id)],
  [
    "POST",
    "/v1/products/:id",
    (ledger, { id, form }) => {
      acceptOnly(form, ["name", "description", "metadata", "active"]);
      const product = find(ledger.state.products, "product", id);
      change(
        ledger,
        product,
        {
          name: textOf(form, "name") ?? product.name,
          description: textOf(form, "description") ?? product.description,
          active: booleanOf(form, "active") ?? product.active,
          metadata: metadataAfter(product.metadata, form),
          updated: ledger.now(),
        },
        "product.updated",
      );
      return product;
    },
  ],
];
