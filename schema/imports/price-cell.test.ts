import { expect, test } from "vitest";
import { readPriceCell, sharedPriceIn } from "./price-cell.ts";

const english = { decimal: ".", grouping: "," } as const;
const read = (cell: string) => {
  const { amount = null, status = null } = readPriceCell(cell, english) ?? {};
  return [amount?.cents ?? null, amount?.currency ?? null, status];
};

test.each([
  ["1,550", 1550_00, null, null],
  ["CA$900", 900_00, "CAD", null],
  ["SOLD", null, null, "sold"],
  ["vendu", null, null, "sold"],
  ["Sold to Odile", null, null, "sold"],
  ["Sold $450", 450_00, null, "sold"],
  ["SOLD - 450 USD", 450_00, "USD", "sold"],
  ["sold (CA$450)", 450_00, "CAD", "sold"],
  ["$450 (SOLD)", 450_00, null, "sold"],
  ["450 - sold", 450_00, null, "sold"],
  ["Vendue : 1,200 $", 1200_00, null, "sold"],
  ["NFS", null, null, "not-for-sale"],
  ["N.F.S.", null, null, "not-for-sale"],
  ["NFS ($1,200)", 1200_00, null, "not-for-sale"],
  ["Réservée 900", 900_00, null, "on-hold"],
  ["Réservé 900", 900_00, null, "on-hold"],
  ["Vendu 900", 900_00, null, "sold"],
  ["N.F.S ($1,200)", 1200_00, null, "not-for-sale"],
  [" Sold $450 ", 450_00, null, "sold"],
  ["$ 900 vendu", 900_00, null, "sold"],
  ["Sold $2021", 2021_00, null, "sold"],
  ["Sold 2021 CAD", 2021_00, "CAD", "sold"],
  ["Sold 2,021", 2021_00, null, "sold"],
  ["Sold 2100", 2100_00, null, "sold"],
  ["2025", 2025_00, null, null],
  ["1 200 $ vendue", 1200_00, null, "sold"],
  ["1,200.00 - sold", 1200_00, null, "sold"],
  ["900 N.F.S", 900_00, null, "not-for-sale"],
  ["900 réservé", 900_00, null, "on-hold"],
  [`Sold ${"a".repeat(195)}`, null, null, "sold"],
])("%s", (cell, cents, currency, status) => {
  expect(read(cell)).toEqual([cents, currency, status]);
});

test.each([
  ...["POR", "P.O.R.", "POA", "price on request", "Prix sur demande", "TBD", "Inquire"],
  ...["upon request", "Sur demande", "contact", "Contact the artist", "contact us for price"],
])("%s is a price that is not said", (cell) => {
  expect(readPriceCell(cell, english)).toEqual({ amount: null, status: null });
});

test.each([
  "a lot",
  "900 or so",
  "$1,200 framed",
  "unsold stock",
  "450/550",
  "about 900 sold",
  "Sold 2021",
  "NFS (1999)",
  "2021 - vendu",
  "unsold $450",
  "900 sold to Odile",
  "see contact",
  "contact sheet",
  `Sold ${"a".repeat(196)}`,
  "sold".repeat(100),
  "Reserved – Marie",
])("%s cannot be read", (cell) => {
  expect(readPriceCell(cell, english)).toBeNull();
});

test.each([
  ["$1,200 framed", "with-frame"],
  ["1 200 $ encadré", "with-frame"],
  ["$1,200 (with frame)", "with-frame"],
  ["$3,000 pair", "for-several"],
  ["$3,000 for both", "for-several"],
  ["900 $ chacune", "for-several"],
  ["900 $ chacun", "for-several"],
  ["framed", null],
  ["$1,200 unframed", null],
  ["about 900", null],
])("%s is %s", (cell, shared) => {
  expect(sharedPriceIn(cell)).toBe(shared);
});

test("a cell of 300,000 characters is given up at once", () => {
  const start = performance.now();
  for (const cell of [
    "sold ".repeat(60_000),
    " ".repeat(300_000),
    `sold${" -".repeat(150_000)}x\ny`,
  ]) {
    readPriceCell(cell, english);
    sharedPriceIn(cell);
  }
  expect(performance.now() - start).toBeLessThan(200);
});
