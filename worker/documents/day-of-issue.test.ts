import { expect, test } from "vitest";
import { requireToday } from "./day-of-issue.ts";

const now = new Date("2026-06-01T09:30:00Z");

test.each([
  ["Honolulu", "2026-05-31"],
  ["Montréal", "2026-06-01"],
])("today in %s is a day of issue", (_place, day) => {
  expect(() => requireToday(day, now)).not.toThrow();
});

test.each(["2026-05-30", "2026-06-02"])("%s is today nowhere", (day) => {
  expect(() => requireToday(day, now)).toThrow("issuedOn: Enter today.");
});
