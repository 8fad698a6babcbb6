import { expect, test } from "vitest";
import { cleanLine, cleanLines, isCleanLine } from "./text.ts";

test.each([
  ["Low\u0000 Tide", "Low Tide"],
  ["Low\tTide\r\nII", "Low Tide II"],
  ["Low\rTide\vII\fIII", "Low Tide II III"],
  ["Low\u2028Tide\u0085II", "Low Tide II"],
  ["\u202eediT woL\u202c \u2067\u2069", "ediT woL "],
  ["\u001b[31mLow\u009b Tide\u007f", "[31mLow Tide"],
  ["half of \ud83c a pair", "half of \ufffd a pair"],
])("of %j a line keeps %j", (text, cleaned) => {
  expect(cleanLine(text)).toBe(cleaned);
  expect(isCleanLine(text)).toBe(false);
});

test("letters of any script, emoji and the marks of right-to-left writing stay", () => {
  const text = "L\u2019été 🎨 👩🏽\u200d🎨 灰色的潮水 \u200fמים\u200e \u061cماء";
  expect(cleanLine(text)).toBe(text);
  expect(isCleanLine(text)).toBe(true);
  expect(cleanLines(text)).toBe(text);
});

test("a text of several lines keeps its tabs, and its line breaks as line feeds", () => {
  expect(cleanLines("one\r\ntwo\rthree\n\tfour\u000b\u0000\u202e\udc00")).toBe(
    "one\ntwo\nthree\n\tfour\ufffd",
  );
});
