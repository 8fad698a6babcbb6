import { describe, expect, test } from "vitest";
import type { WorkStatus } from "#schema/artworks/work-status.ts";
import { disposalIn, forSaleIn, statusIn } from "./status-words.ts";

describe("a status", () => {
  test.each<[WorkStatus, readonly string[]]>([
    [
      "available",
      [
        "Available",
        "avail.",
        "For sale",
        "On sale",
        "Unsold",
        "In stock",
        "In studio",
        "Disponible",
      ],
    ],
    ["available", ["dispo", "À vendre", "En vente", "en stock", "Invendue", "Active"]],
    ["on-hold", ["On hold", "HOLD", "held", "Reserved", "Réservé", "réservée", "En réserve"]],
    [
      "consigned",
      ["Consigned", "On consignment", "Out on consignment", "En consignation", "Consignation"],
    ],
    [
      "sold",
      ["Sold", "SOLD OUT", "Vendu", "vendue", "Sold to Odile", "Vendue en 2021", "Vendu à Odile"],
    ],
    ["not-for-sale", ["Not for sale", "NFS", "N.F.S.", "Not available", "Unavailable", "Donated"]],
    ["not-for-sale", ["Gift", "Private collection", "Artist’s collection", "Pas à vendre"]],
    ["not-for-sale", ["Non disponible", "Indisponible", "Donnée", "Collection de l’artiste"]],
    ["not-for-sale", ["Collection particulière", "Permanent collection", "In private collection"]],
  ])("%s is what %j say", (status, texts) => {
    expect(texts.map(statusIn)).toEqual(texts.map(() => status));
  });

  test.each([
    "",
    "lost",
    "Soldier",
    "Unsold in 2021",
    "Resold",
    "for",
    "Available soon",
    "was sold",
  ])("%j is none", (text) => {
    expect(statusIn(text)).toBeNull();
  });
});

test.each<[string, WorkStatus | null]>([
  ["Sale", "sold"],
  ["Sold", "sold"],
  ["sold at the fair", "sold"],
  ["Vente", "sold"],
  ["Vendue à Odile", "sold"],
  ["Vendu à Odile", "sold"],
  ["yes", "sold"],
  ["Donation", "not-for-sale"],
  ["donated", "not-for-sale"],
  ["Gifted", "not-for-sale"],
  ["Don", "not-for-sale"],
  ["Cadeau", "not-for-sale"],
  ["Wholesale", null],
  ["Resale", null],
  ["Salem", null],
  ["Donation pending", null],
  ["a gift", null],
  ["no", null],
])("%j says that a work left as %s", (text, status) => {
  expect(disposalIn(text)).toBe(status);
});

test.each<[string, WorkStatus | null, WorkStatus | null]>([
  ["yes", "available", "not-for-sale"],
  ["no", "not-for-sale", "available"],
  ["x", "available", "not-for-sale"],
  ["1", "available", "not-for-sale"],
  ["12", "available", "not-for-sale"],
  [" 3.0 ", "available", "not-for-sale"],
  ["3.00", "available", "not-for-sale"],
  ["0", "not-for-sale", "available"],
  ["-2", "not-for-sale", "available"],
  ["Sold", "sold", "sold"],
  ["NFS", "not-for-sale", "not-for-sale"],
  ["", null, null],
  [" ", null, null],
  ["2.5", null, null],
  ["1234567", null, null],
  ["perhaps", null, null],
])("%j under Available says %s, and under NFS %s", (text, available, notForSale) => {
  expect(forSaleIn(text)).toBe(available);
  expect(forSaleIn(text, true)).toBe(notForSale);
});
