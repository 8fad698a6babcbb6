import { expect, test } from "vitest";
import { readColumn, tableColumn } from "./table-column.ts";

const rows = [["a", "1"], ["b", "1"], ["a"], ["", "2"]];

test("a column has each of its texts once, with how many rows have it", () => {
  const { texts, textOfRow } = tableColumn(rows, 1);
  expect(texts).toMatchObject([
    { text: "1", count: 2 },
    { text: "", count: 1 },
    { text: "2", count: 1 },
  ]);
  expect([...textOfRow]).toEqual([0, 0, 1, 2]);
});

test("a text that other rows come between is the same", () => {
  const { texts, textOfRow } = tableColumn([["a"], ["b"], ["a"]], 0);
  expect(texts).toMatchObject([
    { text: "a", count: 2 },
    { text: "b", count: 1 },
  ]);
  expect([...textOfRow]).toEqual([0, 1, 0]);
});

test("each text is read once, when a row with it is, and null is what one says too", () => {
  const read: string[] = [];
  const numberOf = readColumn(tableColumn(rows, 1), (text) => {
    read.push(text);
    return text === "" ? null : Number(text);
  });
  expect([0, 1, 2, 2].map(numberOf)).toEqual([1, 1, null, null]);
  expect(read).toEqual(["1", ""]);
});

test("a column that the file does not have is blank", () => {
  expect(readColumn(undefined, (text) => `(${text})`)(3)).toBe("()");
});
