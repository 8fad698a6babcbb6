import { expect, test } from "vitest";
import { invoiceNumber, sequenceOf } from "./invoice-number.ts";

test("a number has three digits or more", () => {
  expect([1, 999, 1_000].map((sequence) => invoiceNumber(2026, sequence))).toEqual([
    ...["2026-001", "2026-999", "2026-1000"],
  ]);
});

test("a number has its place in the year, and what is none has no place", () => {
  expect(["2026-007", "2026-1002"].map(sequenceOf)).toEqual([7, 1002]);
  for (const other of ["", "2026-07", "2026-007b", "C-2026-007", "12026-007"]) {
    expect([other, sequenceOf(other)]).toEqual([other, 0]);
  }
});
