import { expect, test } from "vitest";
import { anArtwork } from "#tests/support/web/artwork.ts";
import { allRows, type RowRange, rowRanges, rowsInPage } from "./row-ranges.ts";

const artworks = Array.from({ length: 23 }, (_, index) => anArtwork(`${index + 1}`));

/** Spacers by their height, rows by their number and the positions of their works. */
function outline(ranges: readonly RowRange[]) {
  return ranges.map((range) =>
    range.kind === "spacer"
      ? range.height
      : [range.row, ...range.works.map(({ position }) => position)],
  );
}

/** Rows of 100 pixels each, 50 pixels below the page's top. */
const row = (index: number) => ({
  index,
  start: 50 + index * 100,
  end: 150 + index * 100,
});

test("the rows near the window are rendered, and those next to the focused one", () => {
  const range = { startIndex: 40, endIndex: 42, overscan: 2, count: 100 };
  const near = [38, 39, 40, 41, 42, 43, 44];
  expect(rowsInPage(range, -1)).toEqual(near);
  expect(rowsInPage(range, 41)).toEqual(near);
  expect(rowsInPage(range, 44)).toEqual([...near, 45]);
  expect(rowsInPage(range, 7)).toEqual([6, 7, 8, ...near]);
  expect(rowsInPage(range, 0)).toEqual([0, 1, ...near]);
  expect(rowsInPage(range, 99)).toEqual([...near, 98, 99]);
});

test("spacers take the height of the rows before, between and after the rendered ones", () => {
  const columns = 4;
  const inPage = [row(0), row(3), row(4)];
  expect(outline(rowRanges({ artworks, columns }, inPage, 50, 600))).toEqual([
    [0, 1, 2, 3, 4],
    200,
    [3, 13, 14, 15, 16],
    [4, 17, 18, 19, 20],
    100,
  ]);
  expect(outline(rowRanges({ artworks, columns }, [row(5)], 50, 600))).toEqual([
    500,
    [5, 21, 22, 23],
  ]);
  expect(outline(rowRanges({ artworks, columns }, [], 50, 600))).toEqual([600]);
});

test("a few works are all rendered, in rows", () => {
  expect(outline(allRows({ artworks: artworks.slice(0, 3), columns: 2 }))).toEqual([
    [0, 1, 2],
    [1, 3],
  ]);
});
