import { expect, test } from "vitest";
import type { ImportField } from "./fields.ts";
import { countNames, nameScore, readHeading, saysNotForSale } from "./heading-names.ts";

const isNamed = (field: ImportField, heading: string) =>
  nameScore(field, readHeading(heading)).score > 0;

const frames = ["framed", "frame", "frames", "framing", "encadré", "encadrée", "encadrement"];
const packages = [
  ...["crate", "crated", "packed", "package", "packaged", "packaging", "shipping", "box", "boxed"],
  ...["emballage", "caisse"],
];
const files = ["file", "filename", "fichier", "image", "photo", "url", "link", "seo", "slug"];
const editions = ["edition", "editions", "tirage", "file", "category", "weight"];

test.each<[ImportField, string, readonly string[]]>([
  ["title", "Title", ["artist", "artists", "artiste", "peintre", "author", "auteur", "collector"]],
  ["title", "Title", ["gallery", "exhibition", "exposition", "expo", "venue", ...files]],
  [
    "inventoryNumber",
    "Stock number",
    ["qty", "quantité", "status", "edition", "editions", "invoice", "order", "customer", "shelf"],
  ],
  ["inventoryNumber", "Stock number", ["galerie", "location", "artist", "supplier", ...files]],
  [
    "year",
    "Year",
    [
      ...["exhibit", "exhibited", "exhibition", "expo", "exposition", "exposé", "exposée", "show"],
      ...["shown", "sold", "sale", "vente", "vendu", "vendue", "purchase", "purchased", "acquired"],
      ...["update", "updated", "ajout", "ajouté", "ajoutée", "photo", "photographed", "publish"],
      ...["published", "birth", "start", "end", "consigned", "return", "returned", "invoice"],
      ...["invoiced", "loan", "loaned", "artist", "artiste", "varnish", "varnished"],
    ],
  ],
  ["medium", "Medium", ["size", "social", ...files]],
  [
    "status",
    "Sale status",
    ["tax", "condition", "payment", "frame", "order", "publish", "published", "email"],
  ],
  ["forSale", "For sale", ["price", "date", "start", "end", "policy", "tracker", "location"]],
  ["width", "Width", [...frames, ...packages, ...editions]],
  ["height", "Height", [...frames, ...packages, ...editions]],
  ["depth", "Depth", [...frames, ...packages, ...editions]],
  ["size", "Dimensions", [...frames, ...packages, ...editions]],
  ["framed", "Framed", ["price", "size", "dimension", "cost", "date", "color", "colour"]],
  ["price", "Price", [...frames, ...packages]],
  [
    "price",
    "Price",
    [
      ...["wholesale", "cost", "insured", "net", "purchase", "purchased", "rent", "rental"],
      ...["print", "giclée", "reproduction", "tax", "date", "start", "end", "sold", "vendu"],
    ],
  ],
  ["location", "Location", ["sale", "vente", "exhibition", "exposition", "birth", ...files]],
  ["notes", "Notes", ["medium", "technique", "condition", ...files]],
  ["soldOn", "Sale date", ["start", "end", "début", "fin", "price"]],
  ["soldPrice", "Sold price", ["start", "end", "tax", "regular", ...frames]],
  ["soldTo", "Buyer", ["phone", "email", "note", "price", "date", "id", "type"]],
])(
  "for %s, what makes a heading with %j that of something else counts as a whole word",
  (...row) => {
    const [field, name, others] = row;
    expect(isNamed(field, name)).toBe(true);
    for (const other of others) {
      expect([other, isNamed(field, `${name} ${other}`)]).toEqual([other, false]);
      expect([other, isNamed(field, `${name} x${other}`)]).toEqual([other, true]);
      expect([other, isNamed(field, `${name} ${other}x`)]).toEqual([other, true]);
    }
  },
);

test("the size without a frame is that of the work, the size of its crate is not", () => {
  expect(isNamed("size", "Size (unframed)")).toBe(true);
  expect(isNamed("size", "Crate size (unframed)")).toBe(false);
  expect(isNamed("price", "Price without frame, wholesale")).toBe(false);
});

test.each<[ImportField, string, number, boolean]>([
  ["title", "Piece Name", 1, true],
  ["title", "Title", 0.95, true],
  ["height", "Height in cm", 0.9, true],
  ["height", "Height centimetre", 0.9, true],
  ["height", "Height centimeter", 0.9, true],
  ["title", "Painting", 0.8, false],
  ["title", "Name", 0.7, true],
  ["price", "Value CAD", 0.65, true],
  ["price", "My retail price each", 0.68, false],
  ["inventoryNumber", "Stock#", 0.95, true],
  // Short names say nothing within other words.
  ["inventoryNumber", "SKU here", 0, false],
  ["height", "Type H here", 0, false],
  ["title", "", 0, false],
])("%s by the heading %j", (field, heading, score, isPlain) => {
  const found = nameScore(field, readHeading(heading));
  expect(found.score).toBeCloseTo(score, 10);
  expect(found.isPlain).toBe(isPlain);
});

test.each(["NFS", "Not for sale", "Pas à vendre", "Non à vendre"])(
  "%s asks for the opposite",
  (name) => {
    expect(saysNotForSale(name)).toBe(true);
  },
);

test.each(["For sale", "À vendre", "Why not for sale", "Not for sale since", ""])(
  "%j does not",
  (name) => {
    expect(saysNotForSale(name)).toBe(false);
  },
);

test("names are counted once a field, and what cells say as well is no name", () => {
  expect(countNames(["Title", "Titre", "Year", "Price (CAD)"])).toBe(3);
  expect(countNames(["Title", "Available", "Sold", "No"])).toBe(1);
  expect(countNames(["Title", "Dune", ""])).toBe(1);
});
