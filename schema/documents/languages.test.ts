import { expect, test } from "vitest";
import { defaultLanguage } from "./languages.ts";

const buyerIn = (country: string, region: string) => ({ country, region });

test.each([
  ["fr-CA", buyerIn("CA", "ON"), "en-CA", "fr"],
  ["en-CA", buyerIn("CA", "QC"), "fr-CA", "en"],
  ["by-buyer", buyerIn("CA", "QC"), "en-CA", "fr-en"],
  ["by-buyer", buyerIn("CA", "ON"), "fr-CA", "en"],
  ["by-buyer", buyerIn("US", "NY"), "fr-CA", "en"],
  ["by-buyer", buyerIn("FR", "QC"), "fr-CA", "en"],
  ["by-buyer", buyerIn("", ""), "fr-CA", "fr"],
  ["by-buyer", null, "en-CA", "en"],
] as const)("documents in %s, to %j, read in %s, are in %s", (choice, buyer, locale, language) => {
  expect(defaultLanguage(choice, buyer, locale)).toBe(language);
});
