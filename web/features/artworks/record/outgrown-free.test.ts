import { expect, test } from "vitest";
import { hasOutgrownFree } from "./outgrown-free.ts";

const priced = { sale: null, askingPriceCents: null, listedCents: null };
const sale = {
  id: "s1",
  date: "2026-05-02",
  priceCents: 240_000,
  discountCents: 0,
  currency: "CAD",
  buyerName: null,
} as const;

test.each([
  ["no work", [], false],
  ["one work with its suggested price", [priced], false],
  ["two works", [priced, priced], true],
  ["a work that is sold", [{ ...priced, sale }], true],
  ["a work with a price of its own", [{ ...priced, askingPriceCents: 90_000 }], true],
  ["a work with a listed price", [{ ...priced, listedCents: 64_000 }], true],
] as const)("%s", (_, works, expected) => {
  expect(hasOutgrownFree(works)).toBe(expected);
});
