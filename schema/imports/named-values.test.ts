import { expect, test } from "vitest";
import { findPairs, headingsOfNamedValues } from "./named-values.ts";

test.each([
  ["Attribute 1 name", "Attribute 1 value(s)"],
  ["Attribute 12 name", "Attribute 12 value"],
  ["Option1 Name", "Option1 Value"],
  ["Option 2 name", "Option 2 values"],
  ["VARIATION 1 NAME", "VARIATION 1 VALUES"],
  ["Option Name 10", "Option Value 10"],
  ["productOptionName1", "productOptionDescription1"],
  ["Nom de l’attribut 11", "Valeur(s) de l’attribut 11"],
  ["Nom de l’option 1", "Valeur de l’option 1"],
])("%j names what %j holds", (name, value) => {
  expect(findPairs(["Price", name, value])).toEqual([{ name: 1, value: 2 }]);
});

test.each([
  ["My option 1 name", "Option 1 value"],
  ["Option 1 name", "My option 1 value"],
  ["Nom de l’attribut 1 bis", "Attribute 1 value"],
  ["Attribute 1 name", "Valeur de l’attribut 1 bis"],
  ["Option name 1", "Option value 2"],
  ["Option name", "Option value"],
])("%j does not name what %j holds", (name, value) => {
  expect(findPairs([name, value])).toEqual([]);
});

test("each column is paired with that of its number", () => {
  const headers = ["Option1 Name", "Option1 Value", "Option2 Value", "Option2 Name"];
  expect(findPairs(headers)).toEqual([
    { name: 0, value: 1 },
    { name: 3, value: 2 },
  ]);
});

const headers = ["Title", "Option1 Name", "Option1 Value"];
const headingsOf = (...names: readonly string[]) =>
  headingsOfNamedValues(
    headers,
    names.map((name) => ["Dune", name, "large"]),
  );

test("a column of values is headed by what most rows name it", () => {
  expect(headingsOf("Medium", " Size ", "Size")).toEqual(["Title", "Option1 Name", "Size"]);
  expect(headingsOf("Size", "Medium", "Size", "Medium", "Medium")[2]).toBe("Medium");
});

test("blank names and Shopify’s Title name nothing", () => {
  expect(headingsOf("", "Title", "Title", " ", "Size")[2]).toBe("Size");
  expect(headingsOf("", "Title")[2]).toBe("");
  expect(headingsOfNamedValues(headers, [["Dune"], ["Dune", "Size", "large"]])[2]).toBe("Size");
});

test("other headings stay as they are", () => {
  expect(headingsOfNamedValues(["Title", "Size"], [["Dune", "large"]])).toEqual(["Title", "Size"]);
});
