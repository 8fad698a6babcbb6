import { expect, test } from "vitest";
import { findOtherRows } from "./other-rows.ts";
import { findWorkRows } from "./work-rows.ts";

const headings = ["Title", "Medium", "Size", "Year", "Price", "Edition", "Type"];
const works = ["Reef", "Kelp", "Tide", "Moss"].map((title) => [
  ...[title, "Oil on canvas", "12 x 16 in", "2022", "900", "", "Painting"],
]);

/** What the last of a few rows is. */
function kindOf(row: readonly string[], head = headings) {
  const file = findWorkRows({ rows: [head, ...works, row], sheet: null });
  const columns = Object.fromEntries(
    file.columns.flatMap(({ index, field }) => (field === null ? [] : [[field, index]])),
  );
  const found = findOtherRows(file, columns);
  expect([...found.keys()].every((number) => number === works.length + 2)).toBe(true);
  return found.get(works.length + 2) ?? null;
}

const study = ["Study", "Oil", "12 x 16 in", "2022", "900", "", "Painting"];
const studyWith = (changed: Readonly<Record<number, string>>) =>
  study.map((cell, at) => changed[at] ?? cell);

test.each([
  ["total", ["TOTAL", "", "", "", "3600"]],
  ["total", ["", "", "", "Grand total:", "3600"]],
  ["total", ["Sous-total", "", "", "", "3 600,00 $"]],
  ["total", ["", "", "", "", "3600"]],
  ["total", ["Total", "4 works", "", "", "3600"]],
  ["section", ["Works on paper"]],
  ["section", ["", "", "", "2023", ""]],
  ["headings", ["Title", "Medium", "SIZE", "Year", "Price", "", ""]],
  [null, study],
  [null, studyWith({ 0: "Total Eclipse" })],
  [null, studyWith({ 0: "Totals" })],
  [null, ["Study", "Oil"]],
  [null, ["Study", "", "", "2022", "900"]],
  ["print", studyWith({ 1: "Giclée on paper" })],
  ["print", studyWith({ 1: "Oil on canvas (print)" })],
  ["print", studyWith({ 1: "Lithographie" })],
  ["print", studyWith({ 0: "Reef – fine art print" })],
  ["print", studyWith({ 0: "Reef (print)" })],
  ["print", studyWith({ 6: "Prints" })],
  ["print", studyWith({ 5: "3/50" })],
  ["print", studyWith({ 5: "Edition of 25" })],
  ["print", studyWith({ 5: "A.P." })],
  ["print", studyWith({ 5: "50" })],
  [null, studyWith({ 5: "1/1" })],
  [null, studyWith({ 5: "Unique" })],
  [null, studyWith({ 5: "1" })],
  [null, studyWith({ 0: "Footprint in the sand" })],
  [null, studyWith({ 0: "Impression of fog" })],
  [null, studyWith({ 1: "Oil on printed cotton" })],
] as const)("%s: %j", (kind, row) => {
  expect(kindOf(row)).toBe(kind);
});

test("a file of titles alone has no headings between them", () => {
  const rows = [["Title", "Notes"], ["Reef"], ["Kelp"], ["Tide", "Varnish"]];
  expect(findOtherRows(findWorkRows({ rows, sheet: null }), { title: 0 }).size).toBe(0);
});

test("what the product has exported are works, whatever they are called", () => {
  const head = [...headings.slice(0, 6), "Medium for the formula"];
  expect(kindOf(studyWith({ 1: "oil, print and sand", 6: "Oil" }), head)).toBeNull();
});
