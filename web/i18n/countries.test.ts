import { expect, test } from "vitest";
import { countriesIn } from "./countries.ts";

test("each country of the list begins with a capital, in the order of the language", () => {
  const labels = countriesIn("fr-CA").others.map(({ label }) => label);
  expect(labels.filter((label) => /^\p{Ll}/u.test(label))).toEqual([]);
  expect(labels.filter((label) => label.startsWith("Île "))).toEqual(["Île de Man", "Île Norfolk"]);
  expect(labels.filter((label) => label.startsWith("Saint-K"))).toEqual(["Saint-Kitts-et-Nevis"]);
  expect(labels.indexOf("Saint-Kitts-et-Nevis")).toBeLessThan(labels.indexOf("Saint-Marin"));
});

test("in a sentence a country keeps the small letter of its language", () => {
  expect(countriesIn("fr-CA").nameOf("IM")).toBe("île de Man");
  expect(countriesIn("en-CA").nameOf("IM")).toBe("Isle of Man");
});
