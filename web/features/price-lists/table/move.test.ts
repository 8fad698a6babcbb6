import { expect, test } from "vitest";
import { moveIn } from "./move.ts";

const extent = { rows: 14, columns: 3 };

test.each([
  ["ArrowDown", false, { row: 5, column: 1 }],
  ["ArrowUp", false, { row: 3, column: 1 }],
  ["ArrowLeft", false, { row: 4, column: 0 }],
  ["ArrowRight", false, { row: 4, column: 2 }],
  ["Home", false, { row: 4, column: 0 }],
  ["End", false, { row: 4, column: 2 }],
  ["ArrowDown", true, { row: 13, column: 1 }],
  ["ArrowUp", true, { row: 0, column: 1 }],
  ["Home", true, { row: 0, column: 0 }],
  ["End", true, { row: 13, column: 2 }],
  ["Enter", false, null],
] as const)("%s (far: %s) leads to %o", (key, isFar, position) => {
  expect(moveIn({ row: 4, column: 1 }, key, isFar, extent)).toEqual(position);
});

test("the edges end every move", () => {
  expect(moveIn({ row: 13, column: 2 }, "ArrowDown", false, extent)).toEqual({
    row: 13,
    column: 2,
  });
  expect(moveIn({ row: 0, column: 0 }, "ArrowLeft", false, extent)).toEqual({ row: 0, column: 0 });
});
