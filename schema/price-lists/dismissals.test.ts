import * as v from "valibot";
import { expect, test } from "vitest";
import { contradictionKey, dismissalInputSchema } from "./dismissals.ts";

const uuid = "00000000-0000-4000-8000-000000000000";

test("a contradiction has one key, whichever of its works is the one to raise", () => {
  const kind = "same-size-differs";
  expect(contradictionKey({ kind, workIds: ["b", "a"] })).toBe("same-size-differs:a:b");
  expect(contradictionKey({ kind, workIds: ["a", "b"] })).toBe("same-size-differs:a:b");
  expect(contradictionKey({ kind, workIds: ["a"] })).not.toBe(
    contradictionKey({ kind: "off-the-list", workIds: ["a"] }),
  );
});

test("the longest key is one that can be sent", () => {
  const key = contradictionKey({ kind: "larger-costs-less", workIds: [uuid, uuid] });
  expect(v.is(dismissalInputSchema, { key, reason: "Another series" })).toBe(true);
});

test.each([
  [
    { key: "k", reason: "  Another series  " },
    { key: "k", reason: "Another series" },
  ],
  [
    { key: "k", reason: "" },
    { key: "k", reason: "" },
  ],
  [
    { key: "k", reason: null },
    { key: "k", reason: null },
  ],
])("%j is read as %j", (input, output) => {
  expect(v.parse(dismissalInputSchema, input)).toEqual(output);
});

test.each([
  {},
  { key: "k" },
  { key: "", reason: "" },
  { key: "k".repeat(201), reason: "" },
  { key: "k", reason: "r".repeat(501) },
  { key: "k", reason: "", dismissedAt: "2026-01-01" },
  { key: 1, reason: "" },
])("%j is refused", (input) => {
  expect(v.is(dismissalInputSchema, input)).toBe(false);
});
