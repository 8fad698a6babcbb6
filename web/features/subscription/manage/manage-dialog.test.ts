import { expect, test } from "vitest";
import { findAlternatives, findOpenChanges } from "./manage-dialog.tsx";

test("S4.056 an active subscription can be switched, paused and cancelled", () => {
  expect(findOpenChanges("renewing")).toEqual(["switch", "pause", "cancel"]);
});

test("S4.061 a paused one is resumed in place of paused, and can be cancelled", () => {
  expect(findOpenChanges("paused")).toEqual(["resume", "cancel"]);
  expect(findOpenChanges("lapsed")).toEqual(["resume", "cancel"]);
});

test("S4.060 a cancel that is pending can be taken back", () => {
  expect(findOpenChanges("cancelling")).toEqual(["resume"]);
});

test("S4.057 a cancel offers pause or switch, unless the subscription is paused already", () => {
  expect(findAlternatives("renewing")).toEqual(["pause", "switch"]);
  expect(findAlternatives("paused")).toEqual([]);
});
