import { expect, test } from "vitest";
import { invoiceNumber, nextSequence, sequenceOf } from "./invoice-number.ts";

test("numbers follow each other within their year", () => {
  const issued: string[] = [];
  for (let count = 0; count < 1_002; count += 1) {
    issued.push(invoiceNumber(2026, nextSequence(2026, issued)));
  }
  expect(issued.slice(0, 2)).toEqual(["2026-001", "2026-002"]);
  expect(issued.slice(-3)).toEqual(["2026-1000", "2026-1001", "2026-1002"]);
  expect(nextSequence(2027, issued)).toBe(1);
});

test("a number has its place in the year, and what is none has no place", () => {
  expect(["2026-007", "2026-1002"].map(sequenceOf)).toEqual([7, 1002]);
  for (const other of ["", "2026-07", "2026-007b", "C-2026-007", "12026-007"]) {
    expect([other, sequenceOf(other)]).toEqual([other, 0]);
  }
});
