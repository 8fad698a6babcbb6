import { describe, expect, test } from "vitest";
import { isOfPrint, isPrintTitle, isWithEdition } from "./print-words.ts";

describe("what a work is made of, or its kind", () => {
  test.each([
    ...[
      "Print",
      "giclée print",
      "Giclées",
      "Lithograph",
      "Lithographie",
      "Serigraphs",
      "Sérigraphie",
    ],
    ...[
      "Screenprint",
      "silk screen",
      "Silkscreens",
      "Linocut",
      "Woodcuts",
      "Etching",
      "Engravings",
    ],
    ...["Reproduction", "Poster", "Post card", "postcards", "Greeting cards", "Estampe", "Gravure"],
    ...["Eau-forte", "eaux fortes", "Linogravure", "Impressions", "Affiche", "Carte postale"],
    ...[
      "Cartes postales",
      "Limited edition",
      "open editions",
      "Édition limitée",
      "éditions ouvertes",
    ],
    ...["Painting (print)", "Ink [giclée] on paper", "Serigraph", "Woodcut", "Engraving"],
    ...["Greeting card", "Impression", "édition ouverte"],
  ])("%s is of a print", (cell) => {
    expect(isOfPrint(cell)).toBe(true);
  });

  test.each([
    ...["Oil on canvas", "Painting", "Original", "Ink on paper", "Printmaker’s ink", "Footprint"],
    ...[
      "Imprint",
      "Blueprint",
      "Edition",
      "Impressionism",
      "Collage of cards",
      "",
      `${"x ".repeat(160)}print`,
    ],
  ])("%j is of none", (cell) => {
    expect(isOfPrint(cell)).toBe(false);
  });
});

describe("a title", () => {
  test.each([
    ...["Dune giclée", "Dune, art print", "Dune – canvas print", "Fine art prints of Dune"],
    ...["Dune (limited edition)", "Dune, open edition", "Dune postcard", "Carte postale de Dune"],
    ...["Reproduction of Dune", "Poster print", "Dune (print)", "Dune [Prints]", "Dune ( print ) "],
  ])("%s is a print's", (title) => {
    expect(isPrintTitle(title)).toBe(true);
  });

  test.each([
    ...[
      "Footprint",
      "Impression, soleil levant",
      "Print",
      "The Poster",
      "Blueprint",
      "Dune prints",
    ],
    ...["(Print) of a hand", "Small print", "Etching the sky", "First edition", "Gravure", ""],
  ])("%j is not", (title) => {
    expect(isPrintTitle(title)).toBe(false);
  });
});

describe("a cell under Edition", () => {
  test.each([
    ...["3/50", "3 / 50", "1/2", "AP/5", "ap 2/5", "edition of 25", "Edition of 2", "3 of 50"],
    ...[
      "1/10",
      "HC/5",
      " 50 ",
      "3 de 50",
      "3 sur 50",
      "Edition 25",
      "tirage 30",
      "50",
      "/50",
      "Open",
      "limited edition",
    ],
    ...[
      "AP",
      "A.P.",
      "EA",
      "É.A.",
      "artist’s proof",
      "artists proof",
      "Artist proofs",
      "épreuve d’artiste",
      "édition limitée",
      "ouverte",
    ],
  ])("%s says that there are several", (cell) => {
    expect(isWithEdition(cell)).toBe(true);
  });

  test.each([
    ...[
      "",
      "1/1",
      "1 / 1",
      "1 of 1",
      "edition of 1",
      "1",
      "unique",
      "Original",
      "n/a",
      "none",
      "-",
    ],
    ...["0", "one of a kind", "unlimited colour", "cap", "sea", "ref. 25", "50 x 40"],
    ...[`${"x ".repeat(160)}3/50`],
  ])("%j does not", (cell) => {
    expect(isWithEdition(cell)).toBe(false);
  });
});
