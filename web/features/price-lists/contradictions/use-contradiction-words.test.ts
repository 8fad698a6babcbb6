import { expect, test } from "vitest";
import { yearsOlder } from "./use-contradiction-words.tsx";

test.each([
  ["2019", "2024", 5],
  ["2022", "2024", 2],
  ["2023", "2024", 0],
  ["2024", "2024", 0],
  ["2024", "2019", 0],
])("a work of %s that asks less than one of %s is older by %i years", (cheap, dear, years) => {
  expect(yearsOlder({ dateCreated: cheap }, { dateCreated: dear })).toBe(years);
});
