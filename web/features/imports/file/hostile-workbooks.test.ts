import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  hostileSheets,
  workbookListing,
  workbookOfSheets,
  workbookWith,
} from "#tests/support/hostile-workbooks.ts";
import { readTable } from "./read-table.ts";

beforeAll(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterAll(() => {
  vi.restoreAllMocks();
});

test.each(hostileSheets)("%s is refused", async (_what, sheetData, reason) => {
  await expect(readTable(workbookWith(sheetData))).rejects.toMatchObject({ reason });
});

test("3,000 sheets are refused, 200 are read", async () => {
  await expect(readTable(workbookOfSheets(3000))).rejects.toMatchObject({ reason: "too-large" });
  expect((await readTable(workbookOfSheets(200))).rows[1]).toEqual(["Dune", "Oil"]);
});

test("one sheet that is listed 3,000 times is refused", async () => {
  await expect(readTable(workbookListing(3000))).rejects.toMatchObject({ reason: "too-large" });
});
