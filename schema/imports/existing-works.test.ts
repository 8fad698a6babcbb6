import { expect, test } from "vitest";
import { findExistingWorks, type KnownWork } from "./existing-works.ts";

function known(changed: Partial<KnownWork> = {}): KnownWork {
  return {
    ...{ id: "w1", title: "Dune", dateCreated: "2024", width: 30, height: 24 },
    ...{ inventoryNumber: "A-1", ...changed },
  };
}

function row(number: number, changed: Partial<Omit<KnownWork, "id">> & { isAnother?: boolean }) {
  const { isAnother, ...facts } = changed;
  const work = { ...known(), inventoryNumber: null, ...facts };
  return { row: number, work, isAnother };
}

const found = (...[rows, works]: Parameters<typeof findExistingWorks>) => [
  ...findExistingWorks(rows, works),
];

test.each([
  ["its number, under another title", { inventoryNumber: "A-1", title: "Dune II" }],
  ["its number, at another size", { inventoryNumber: "A-1", width: 50 }],
  ["its number in other capitals, under another title", { inventoryNumber: "a-1", title: "B" }],
  ["title, size and year", {}],
  ["a title in other capitals and accents", { title: "DÙNE" }],
  ["its number in other capitals and spaces", { inventoryNumber: "a 1 " }],
  ["a size that the file rounds", { width: 30.2, height: 23.8 }],
  ["a size that the file rounds to a quarter", { width: 30.25, height: 23.75 }],
])("a row is a work of the gallery by %s", (_what, changed) => {
  expect(found([row(7, changed)], [known()])).toEqual([[7, "w1"]]);
});

test("of two numbers that differ in capitals alone the very same one counts", () => {
  const works = [known(), known({ id: "w2", inventoryNumber: "a-1" })];
  const rows = [row(1, { inventoryNumber: "A-1" }), row(2, { inventoryNumber: "a-1" })];
  expect(found(rows, works)).toEqual([
    [1, "w1"],
    [2, "w2"],
  ]);
});

test("a number that only begins as the product’s own is the artist’s, and another one is another work", () => {
  const ownNumber = known({ inventoryNumber: "2026-001-B" });
  expect(found([row(1, { inventoryNumber: "X-9" })], [ownNumber])).toEqual([]);
  const automatic = known({ inventoryNumber: "2026-001" });
  expect(found([row(1, { inventoryNumber: "X-9" })], [automatic])).toEqual([[1, "w1"]]);
});

test.each([
  [
    "the number of a work with another title and size",
    { inventoryNumber: "A-1", title: "B", width: 50 },
  ],
  ["a number of its own", { inventoryNumber: "A-2" }],
  ["another year", { dateCreated: "2023" }],
  ["another size", { width: 30.5 }],
  ["a little more width", { width: 30.26 }],
  ["a little less height", { height: 23.74 }],
  ["another title", { title: "Dunes" }],
  [
    "its number, and another title, year and height",
    { inventoryNumber: "A-1", title: "B", height: 25 },
  ],
  ["width and height exchanged", { width: 24, height: 30 }],
  ["the artist's word that it is another", { isAnother: true }],
  ["the artist's word, and its number", { isAnother: true, inventoryNumber: "A-1" }],
])("a row is none with %s", (_what, changed) => {
  expect(found([row(7, changed)], [known()])).toEqual([]);
});

test("a number of the file names a work that has had only the product's own number", () => {
  const work = known({ inventoryNumber: "2026-014" });
  expect(found([row(1, { inventoryNumber: "AA-7" })], [work])).toEqual([[1, "w1"]]);
});

test("a row is a work of the gallery whose title has printed apostrophes and quotation marks", () => {
  const work = known({ title: "L’île « aux Lièvres »" });
  expect(found([row(1, { title: 'L\'ile "aux lievres"' })], [work])).toEqual([[1, "w1"]]);
});

test("each work is found once: of three rows alike, two are in the gallery and one is new", () => {
  const works = [known(), known({ id: "w2", inventoryNumber: "A-2" })];
  const rows = [row(1, {}), row(2, { inventoryNumber: "A-1" }), row(3, {})];
  expect(found(rows, works)).toEqual([
    [2, "w1"],
    [1, "w2"],
  ]);
});

test("of two rows with one number the second is new", () => {
  const numbered = { inventoryNumber: "A-1" };
  expect(found([row(1, numbered), row(2, numbered)], [known()])).toEqual([[1, "w1"]]);
});

test("a row's number is its work's before another row's title is", () => {
  const works = [known(), known({ id: "w2", inventoryNumber: "B-2", title: "Neige" })];
  const rows = [row(1, { title: "Neige" }), row(2, { inventoryNumber: "B-2" })];
  expect(found(rows, works)).toEqual([[2, "w2"]]);
});

test("without works in the gallery every row is new", () => {
  expect(found([row(1, {}), row(2, { inventoryNumber: "A-1" })], [])).toEqual([]);
});

test.each([
  ["A-7", [[1, "w1"]]],
  ["2026-14", []],
  ["2026-1400", [[1, "w1"]]],
  ["x2026-014", []],
])("a row with a number of its own is a work numbered %s: %j", (number, expected) => {
  const own = number === "A-7" ? "a 7" : "Z-9";
  expect(found([row(1, { inventoryNumber: own })], [known({ inventoryNumber: number })])).toEqual(
    expected,
  );
});
