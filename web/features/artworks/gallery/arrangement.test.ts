import { expect, test } from "vitest";
import { everything, newestFirst, reversed, startOf } from "./arrange.ts";
import { type Arrangement, formatArrangement, readArrangement } from "./arrangement.ts";

const usual: Arrangement = { filter: everything, sort: newestFirst, view: "grid" };
const read = (query: string) => readArrangement(new URLSearchParams(query), "grid");

test("the defaults are left out of the address", () => {
  expect(formatArrangement(usual)).toBe("");
  expect(formatArrangement({ ...usual, filter: { ...everything, search: "  " } })).toBe("");
  expect(read("")).toEqual(usual);
});

test.each<[string, Arrangement]>([
  ["search=low+tide", { ...usual, filter: { ...everything, search: "low tide" } }],
  ["medium=ink", { ...usual, filter: { ...everything, medium: "ink" } }],
  ["status=on-hold", { ...usual, filter: { ...everything, status: "on-hold" } }],
  ["status=archived", { ...usual, filter: { ...everything, status: "archived" } }],
  ["direction=ascending", { ...usual, sort: reversed(newestFirst) }],
  ["sort=title", { ...usual, sort: startOf("title") }],
  ["sort=title&direction=descending", { ...usual, sort: reversed(startOf("title")) }],
  ["sort=price&direction=ascending", { ...usual, sort: reversed(startOf("price")) }],
  ["view=list", { ...usual, view: "list" }],
])("%s is read as it was written", (query, arrangement) => {
  expect(formatArrangement(arrangement)).toBe(query);
  expect(read(query)).toEqual(arrangement);
});

test("what an address holds beside that, or of which it knows nothing, has its default", () => {
  expect(read("medium=fresco&status=lost&sort=size&direction=up&view=cube&flow=login")).toEqual(
    usual,
  );
});

test("without a view in the address it is the one that was chosen last", () => {
  expect(readArrangement(new URLSearchParams(), "list").view).toBe("list");
  expect(readArrangement(new URLSearchParams("view=grid"), "list").view).toBe("grid");
});
