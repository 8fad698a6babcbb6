import { expect, test } from "vitest";
import { creditedSales } from "./credited-sales.ts";

const content = { lines: [{ saleId: "sale" }, { saleId: "other" }, { saleId: null }] };
const note = { id: "note", number: "2026-010" };
const free = { id: "sale", invoice: null };

test("the sales of an invoice that was taken back are credited, until they are on another one", () => {
  const again = { id: "other", invoice: { id: "again", number: "2026-011" } };
  expect(creditedSales([free, again], [{ content, creditedBy: note }])).toEqual(new Set(["sale"]));
});

test("sales that were never invoiced, or whose invoice holds, are not credited", () => {
  const held = { id: "sale", invoice: { id: "invoice", number: "2026-009" } };
  expect(creditedSales([held], [{ content, creditedBy: null }])).toEqual(new Set());
  const never = { id: "never", invoice: null };
  expect(creditedSales([never], [{ content, creditedBy: note }])).toEqual(new Set());
});
