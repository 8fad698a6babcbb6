import { expect, test } from "vitest";
import { checkPublishableKey } from "./load-payments.ts";

test("S4.055 a payment public key begins with pk_", () => {
  expect(() => checkPublishableKey("pk_test_1")).not.toThrow();
  for (const key of ["", "sk_live_1", " pk_test_1", "rk_pk_"]) {
    expect(() => checkPublishableKey(key), key).toThrow("must begin with pk_");
  }
});

test("S4.055 the error does not contain the key", () => {
  expect(() => checkPublishableKey("sk_live_secret")).toThrow(/^(?!.*secret)/);
});
