import { expect, test } from "vitest";
import type { ImportField } from "./fields.ts";
import { statedFields, type UpdateField } from "./update-fields.ts";

test.each<[string, Partial<Record<ImportField, string>>, UpdateField[]]>([
  ["nothing", { title: " ", notes: "" }, []],
  ["a size in one cell", { size: "24 x 30" }, ["width", "height"]],
  ["the day of a sale", { soldOn: "2026-03-27" }, ["status"]],
  ["a support without its depth", { support: "canvas" }, []],
  ["a support with its depth", { support: "canvas", depth: "1.5" }, ["depth"]],
  ["a price", { price: "1,550" }, ["askingPriceCents"]],
  ["the inventory number, by which it is recognized", { inventoryNumber: "A-1" }, []],
])("%s", (_what, cells, fields) => {
  expect(statedFields((field) => cells[field] ?? "")).toEqual(fields);
});
