import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { around, covers, overlap, textBox } from "./boxes.ts";
import { placeMarks, type ToPlace, thumbnailSize } from "./place-marks.ts";

const field = { left: 52, right: 857, top: 10, bottom: 596 };
const titleWidth = (title: string) => title.length * 7;

function surroundings(works: readonly ToPlace[], hasTitles = true) {
  return { field, marks: works, taken: [], scale: 58, titleWidth: hasTitles ? titleWidth : null };
}

function work(id: string, x: number, y: number, sides = [16, 20] as const): ToPlace {
  const [widthInches, heightInches] = sides;
  return { id, x, y, widthInches, heightInches, title: `Title ${id}` };
}

const anyWork = fc.record({
  id: fc.uuid(),
  x: fc.double({ min: field.left, max: field.right, noNaN: true }),
  y: fc.double({ min: field.top, max: field.bottom, noNaN: true }),
  widthInches: fc.integer({ min: 2, max: 80 }),
  heightInches: fc.integer({ min: 2, max: 80 }),
  title: fc.string({ minLength: 1, maxLength: 60 }),
});

describe("whatever the works", () => {
  const works = fc.uniqueArray(anyWork, { minLength: 1, maxLength: 12, selector: ({ id }) => id });
  const others = fc.array(
    fc.record({
      x: fc.double({ min: field.left, max: field.right, noNaN: true }),
      y: fc.double({ min: field.top, max: field.bottom, noNaN: true }),
    }),
    { maxLength: 60 },
  );

  test("no picture covers a mark, another picture or what is placed already, and all are inside", () => {
    fc.assert(
      fc.property(works, others, (placed, rest) => {
        const marks = [...placed, ...rest];
        const taken = rest.slice(0, 5).map((point) => around(point, 12));
        const { thumbnails } = placeMarks(placed, { ...surroundings(placed), marks, taken });
        for (const [index, box] of thumbnails.entries()) {
          expect(marks.some((mark) => covers(box, mark, 6))).toBe(false);
          expect(taken.some((other) => overlap(box, other))).toBe(false);
          expect(thumbnails.slice(index + 1).some((other) => overlap(box, other))).toBe(false);
          expect(box.left).toBeGreaterThanOrEqual(field.left);
          expect(box.top).toBeGreaterThanOrEqual(field.top);
          expect(box.left + box.width).toBeLessThanOrEqual(field.right);
          expect(box.top + box.height).toBeLessThanOrEqual(field.bottom);
        }
      }),
    );
  });

  test("no title is on a mark, a picture or another title", () => {
    fc.assert(
      fc.property(works, others, (placed, rest) => {
        const marks = [...placed, ...rest];
        const { thumbnails, titles } = placeMarks(placed, { ...surroundings(placed), marks });
        const boxes = titles.map((title) => textBox(title, titleWidth(title.title)));
        for (const [index, box] of boxes.entries()) {
          expect(marks.some((mark) => covers(box, mark, 5))).toBe(false);
          expect(thumbnails.some((other) => overlap(box, other))).toBe(false);
          expect(boxes.slice(index + 1).some((other) => overlap(box, other))).toBe(false);
        }
      }),
    );
  });
});

test("one work has its picture up and left of its mark, touching it without a leader", () => {
  const { thumbnails, titles } = placeMarks([work("a", 400, 300)], surroundings([]));
  const { width, height } = thumbnailSize(work("a", 0, 0), 58);
  expect(thumbnails).toEqual([
    { id: "a", left: 391 - width, top: 291 - height, width, height, leader: null },
  ]);
  expect(titles).toEqual([
    { id: "a", title: "Title a", x: 385 - width, y: 296 - height / 2, anchor: "end" },
  ]);
});

test("where another mark is in the way, the picture is farther off, with a leader to its mark", () => {
  const works = [work("a", 400, 300)];
  const marks = [...works, { x: 388, y: 288 }];
  const { thumbnails } = placeMarks(works, { ...surroundings(works), marks });
  const [{ leader } = { leader: null }] = thumbnails;
  // 6 px are left free before the centre of the mark.
  expect(Math.hypot(400 - (leader?.to.x ?? 0), 300 - (leader?.to.y ?? 0))).toBeCloseTo(6, 0);
});

test("after four tries a picture is left out, and its title is beside the mark", () => {
  const works = [work("a", 400, 300)];
  const obstacle = { left: 300, top: 200, width: 99, height: 99 };
  const { thumbnails, titles } = placeMarks(works, { ...surroundings(works), taken: [obstacle] });
  expect(thumbnails).toEqual([]);
  expect(titles).toMatchObject([{ x: 412, y: 320, anchor: "start" }]);
});

test("a narrow chart has no titles, and a long title is shortened", () => {
  const works = [{ ...work("a", 400, 300), title: "A".repeat(40) }];
  expect(placeMarks(works, surroundings(works, false)).titles).toEqual([]);
  const [title] = placeMarks(works, surroundings(works)).titles;
  expect(title?.title).toBe(`${"A".repeat(29)}…`);
});

test("a picture's long side is the scale × √(inches ÷ 48)", () => {
  expect(thumbnailSize({ widthInches: 48, heightInches: 24 }, 58)).toEqual({
    width: 58,
    height: 29,
  });
  expect(thumbnailSize({ widthInches: 9, heightInches: 12 }, 58)).toEqual({
    width: 21.8,
    height: 29,
  });
});
