import { expect, test } from "vitest";
import { anArtwork } from "#tests/support/web/artwork.ts";
import { findRecordErrors, recordFormOf, toRecordInput } from "./record-form.ts";

const work = anArtwork("Undertow", {
  inventoryNumber: "2026-014",
  framingCents: 12550,
  framed: true,
  notes: "Signed",
});
const form = recordFormOf(work, "en-CA");
const among = { id: work.id, works: [work, anArtwork("Sumac", { inventoryNumber: "2026-002" })] };

test("only what differs is sent", () => {
  expect(form).toEqual({
    inventoryNumber: "2026-014",
    mediumLine: "Oil on canvas",
    framed: true,
    framing: "125.50",
    notes: "Signed",
  });
  expect(toRecordInput(form, work, "en-CA")).toEqual({});
  expect(toRecordInput({ ...form, framing: "", framed: false }, work, "en-CA")).toEqual({
    framed: false,
    framingCents: 0,
  });
  expect(toRecordInput({ ...form, inventoryNumber: " A-1 ", notes: "" }, work, "en-CA")).toEqual({
    inventoryNumber: "A-1",
    notes: "",
  });
  expect(recordFormOf({ ...work, framingCents: 0 }, "en-CA").framing).toBe("");
});

test("a number is needed, and is no other work's", () => {
  expect(findRecordErrors(form, among)).toEqual({});
  expect(findRecordErrors({ ...form, inventoryNumber: " " }, among)).toEqual({
    inventoryNumber: "missing",
  });
  expect(findRecordErrors({ ...form, inventoryNumber: "2026-002" }, among)).toEqual({
    inventoryNumber: "inUse",
  });
  const named = { ...among, works: [{ id: "w3", inventoryNumber: "Fo-1" }] };
  expect(findRecordErrors({ ...form, inventoryNumber: "fO-1" }, named)).toEqual({
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

test("the medium line that holds is shown, and stored once it is the artist's own", () => {
  const onLinen = { ...work, mediumLine: "oil on linen" };
  expect(recordFormOf(work, "fr-CA").mediumLine).toBe("Huile sur toile");
  expect(recordFormOf(onLinen, "fr-CA").mediumLine).toBe("oil on linen");
  const typed = { ...form, mediumLine: " oil and cold wax on linen " };
  expect(toRecordInput(typed, work, "en-CA")).toEqual({ mediumLine: "oil and cold wax on linen" });
  expect(toRecordInput({ ...form, mediumLine: "" }, work, "en-CA")).toEqual({});
  expect(toRecordInput({ ...form, mediumLine: "" }, onLinen, "en-CA")).toEqual({ mediumLine: "" });
  expect(toRecordInput(form, onLinen, "en-CA")).toEqual({ mediumLine: "" });
  const asProposed = { ...work, mediumLine: "Oil on canvas" };
  expect(toRecordInput(form, asProposed, "en-CA")).toEqual({});
  expect(findRecordErrors({ ...form, mediumLine: "a".repeat(301) }, among)).toEqual({
    mediumLine: "tooLong",
  });
});
