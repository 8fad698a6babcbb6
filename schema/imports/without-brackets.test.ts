import { expect, test } from "vitest";
import { withoutBrackets } from "./without-brackets.ts";

test.each([
  ["Dune", "Dune"],
  ["Dune (oil) [2]", "Dune    "],
  ["Dune (oil", "Dune (oil"],
  ["Dune (oil) (wax", "Dune   (wax"],
  ["a) b", "a) b"],
  ["a) b (c) d", "a) b   d"],
  ["(one\ntwo) Dune", "  Dune"],
])("%j is without brackets %j", (text, rest) => {
  expect(withoutBrackets(text)).toBe(rest);
});

test("what is in brackets can be kept", () => {
  expect(withoutBrackets("24 (H) x [36]", (content) => content)).toBe("24 H x 36");
});
