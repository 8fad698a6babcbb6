import { expect, test } from "vitest";
import { yearsOlder } from "./older-price.ts";

test.each([
  ["2019-05-10", "2024-06-01", 5],
  ["2019-05-10", "2024-05-10", 5],
  ["2019-05-10", "2024-05-09", 4],
  ["2022-05-10", "2024-05-09", 0],
  ["2024-01-01", "2024-12-31", 0],
  ["2024-05-10", "2019-05-10", 0],
])("a work of %s that asks less than one of %s is older by %i years", (cheap, dear, years) => {
  expect(yearsOlder({ dateCreated: cheap }, { dateCreated: dear })).toBe(years);
});
