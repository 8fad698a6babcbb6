import { expect, test } from "vitest";
import { readMediumLine } from "./read-medium-line.ts";

const oilOnCanvas = { medium: "oil", support: "canvas-0.75" } as const;

function lineOf(
  medium: string,
  support = "",
  read: Parameters<typeof readMediumLine>[1] = oilOnCanvas,
) {
  return readMediumLine({ line: null, medium, support }, read);
}

test.each([
  ["oil on linen", ""],
  ["cold wax and oil", ""],
  ["acrylic, ink, sand", ""],
  ["Oil on canvas", ""],
  ["Oil on canvas", "Linen"],
])("%s stays as the file has it", (medium, support) => {
  expect(lineOf(medium, support)).toBe(medium);
});

test.each([
  ["Oil", "Linen", "Oil on linen"],
  ["Acrylic and sand", "MDF", "Acrylic and sand on MDF"],
  ["Huile", "Lin", "Huile sur lin"],
  ["Oil", "Dibond", "Oil, dibond"],
  ["", "Linen", ""],
])("%s with the support %s is %s", (medium, support, line) => {
  expect(lineOf(medium, support)).toBe(line);
});

test("words that say no more than medium and support leave the line to each language", () => {
  expect(lineOf("Oil", "Canvas")).toBe("");
  expect(lineOf("Huile", "Toile")).toBe("");
  expect(lineOf("Charcoal", "Paper", { medium: "charcoal", support: "paper-0.01" })).toBe("");
});

test("a line in a column of its own is the line, unless it says no more than they do", () => {
  const words = { medium: "", support: "" };
  expect(readMediumLine({ ...words, line: "oil on linen" }, oilOnCanvas)).toBe("oil on linen");
  expect(readMediumLine({ ...words, line: "Huile sur toile" }, oilOnCanvas)).toBe("");
  expect(readMediumLine({ ...words, line: "" }, oilOnCanvas)).toBe("");
});
