import { expect, test } from "vitest";
import { isDueBackTooEarly } from "./imported-work.ts";

const day = "2026-05-01";
const before = "2026-04-30";

test.each([
  ["consigned, due back before that", "consigned", day, before, true],
  ["consigned, due back on its day", "consigned", day, day, false],
  ["consigned, due back later", "consigned", before, day, false],
  ["consigned since nobody knows when", "consigned", null, before, false],
  ["consigned without an end", "consigned", day, null, false],
  ["on hold, whenever it was put there", "on-hold", day, before, false],
  ["of no known status", null, day, before, false],
] as const)("%s: %s", (_what, status, statusSince, statusUntil, isTooEarly) => {
  expect(isDueBackTooEarly({ status, statusSince, statusUntil })).toBe(isTooEarly);
});
