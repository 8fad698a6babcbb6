import { expect, test } from "vitest";
import { anArtwork } from "#tests/support/web/artwork.ts";
import { findRecordErrors, recordFormOf, toRecordInput } from "./record-form.ts";

const work = anArtwork("Undertow", {
  inventoryNumber: "2026-014",
  framingCents: 12550,
  framed: true,
  notes: "Signed",
});
const form = recordFormOf(work);
const among = { id: work.id, works: [work, anArtwork("Sumac", { inventoryNumber: "2026-002" })] };

test("only what differs is sent", () => {
  expect(form).toEqual({
    inventoryNumber: "2026-014",
    framed: true,
    framing: "125.50",
    notes: "Signed",
  });
  expect(toRecordInput(form, work)).toEqual({});
  expect(toRecordInput({ ...form, framing: "", framed: false }, work)).toEqual({
    framed: false,
    framingCents: 0,
  });
  expect(toRecordInput({ ...form, inventoryNumber: " A-1 ", notes: "" }, work)).toEqual({
    inventoryNumber: "A-1",
    notes: "",
  });
  expect(recordFormOf({ ...work, framingCents: 0 }).framing).toBe("");
});

test("a number is needed, and is no other work's", () => {
  expect(findRecordErrors(form, among)).toEqual({});
  expect(findRecordErrors({ ...form, inventoryNumber: " " }, among)).toEqual({
    inventoryNumber: "missing",
  });
  expect(findRecordErrors({ ...form, inventoryNumber: "2026-002" }, among)).toEqual({
    inventoryNumber: "inUse",
  });
  expect(findRecordErrors({ ...form, inventoryNumber: "a".repeat(41) }, among)).toEqual({
    inventoryNumber: "tooLong",
  });
});

test("framing is an amount, and notes have a length", () => {
  expect(findRecordErrors({ ...form, framing: "much" }, among)).toEqual({ framing: "amount" });
  expect(findRecordErrors({ ...form, framing: "1000001" }, among)).toEqual({ framing: "tooMuch" });
  expect(findRecordErrors({ ...form, notes: "a".repeat(5001) }, among)).toEqual({
    notes: "tooLong",
  });
});
