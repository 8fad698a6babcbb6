import { expect, test } from "vitest";
import { importLimits } from "#schema/imports/import-input.ts";
import { newImportedWork } from "#tests/support/imports.ts";
import { inSendingOrder, nextRows } from "./send-rows.ts";

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

test("the numbers of a file are in the requests before the works that get the next ones", () => {
  const rows = rowsWith(1000, "").map(({ row, work }) => {
    return { row, work: { ...work, inventoryNumber: row % 2 === 0 ? null : `2026-${row}` } };
  });
  const sent = inSendingOrder(rows);
  expect(nextRows(sent, 0).map(({ row }) => row)).toEqual(
    Array.from({ length: 500 }, (_, at) => 2 * at + 3),
  );
  expect(nextRows(sent, 500).map(({ work }) => work.inventoryNumber)).toEqual(
    Array.from({ length: 500 }, () => null),
  );
});
