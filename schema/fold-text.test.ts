import { expect, test } from "vitest";
import { foldEmail } from "./fold-email.ts";
import { foldText } from "./fold-text.ts";

test.each([
  ["  L’Été   à Percé. ", "l'ete a perce"],
  ["«Œuvre», no. 3", "oeuvre no 3"],
  ['\u201cÆther\u201d \u201eII"', "aether ii"],
  ["Saint\u2010Jean\u2013Port\u2014Joli", "saint-jean-port-joli"],
  ["O\u2018Neill `a` \u00b4b\u2032", "o'neill 'a' 'b'"],
])("%j is compared as %j", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test("of an address only the letters A to Z lose their capitals", () => {
  expect(foldEmail("Claire.GAGNON@Example.com")).toBe("claire.gagnon@example.com");
  expect(foldEmail("\u212aate@example.com")).toBe("\u212aate@example.com");
});
