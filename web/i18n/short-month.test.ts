import { expect, test } from "vitest";
import { shortMonthIn } from "./short-month.ts";

const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 1));

test("months in short have a point in French where they are cut, and none in English", () => {
  expect(months.map(shortMonthIn("fr-CA", "UTC")).join(" ")).toBe(
    "janv. févr. mars avr. mai juin juill. août sept. oct. nov. déc.",
  );
  expect(months.map(shortMonthIn("en-CA", "UTC")).join(" ")).toBe(
    "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
  );
});
