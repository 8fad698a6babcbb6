import { expect, test } from "vitest";
import { importLimits } from "#schema/import/import-input.ts";
import { newImportedWork } from "#tests/support/imports.ts";
import { nextRows } from "./send-rows.ts";

function rowsWith(count: number, notes: string) {
  return Array.from({ length: count }, (_, at) => {
    return { row: at + 2, work: newImportedWork({ notes }) };
  });
}

test("as many rows are sent at once as a request may have", () => {
  const rows = rowsWith(700, "");
  expect(nextRows(rows, 0)).toEqual(rows.slice(0, importLimits.rowsAtOnce));
  expect(nextRows(rows, 500)).toEqual(rows.slice(500));
});

test("long notes make a request shorter, never longer than it may be", () => {
  const rows = rowsWith(500, "é".repeat(5000));
  const sent = nextRows(rows, 100);
  expect(sent[0]).toBe(rows[100]);
  const bytes = (some: typeof sent) =>
    new TextEncoder().encode(JSON.stringify({ rows: some })).length;
  expect(bytes(sent)).toBeLessThanOrEqual(importLimits.requestBytes);
  expect(bytes(rows.slice(100, 101 + sent.length))).toBeGreaterThan(importLimits.requestBytes);
});
