import { describe, expect, test } from "vitest";
import { findHeadings } from "#web/features/imports/reading/heading-row.ts";
import { fitsField, matchColumns } from "./columns.ts";

const artworkArchive = [
  ...["Piece Name", "Inventory Number", "Medium", "Type", "Status", "Height", "Width", "Depth"],
  ...["Framed", "Price", "Creation Date", "Description", "Notes", "Current Location Name"],
  ...["Sale/Donation/Gift", "Sale Location", "Sale/Donation/Gift Date"],
  ...["Sale/Donation/Gift Price", "Sale Discount", "Sale Commission", "Signed", "Edition"],
  ...["Condition Status", "Provenance"],
];

function fieldsOf(headers: readonly string[], rows: readonly (readonly string[])[] = []) {
  return Object.fromEntries(
    matchColumns(headers, rows).map(({ field, column }) => [headers[column], field]),
  );
}

describe("matchColumns", () => {
  test("knows the names of Artwork Archive", () => {
    expect(fieldsOf(artworkArchive)).toEqual({
      "Piece Name": "title",
      "Inventory Number": "inventoryNumber",
      Medium: "medium",
      Status: "status",
      Height: "height",
      Width: "width",
      Depth: "depth",
      Framed: "framed",
      Price: "price",
      "Creation Date": "year",
      Notes: "notes",
      "Current Location Name": "location",
      "Sale/Donation/Gift": "disposal",
      "Sale Location": "soldThrough",
      "Sale/Donation/Gift Date": "soldOn",
      "Sale/Donation/Gift Price": "soldPrice",
      "Sale Discount": "discount",
      "Sale Commission": "commission",
    });
  });

  test("knows the names of ARTERNAL", () => {
    const headers = ["inventory_number", "title", "location", "year", "medium", "availability"];
    expect(fieldsOf([...headers, "currency", "sold_to", "sold_for", "sold_date"])).toEqual({
      inventory_number: "inventoryNumber",
      title: "title",
      location: "location",
      year: "year",
      medium: "medium",
      availability: "status",
      currency: "currency",
      sold_to: "soldTo",
      sold_for: "soldPrice",
      sold_date: "soldOn",
    });
  });

  test("knows French names, with their units", () => {
    const headers = ["Titre", "Technique", "Larg. (po)", "Haut. (po)", "Prix", "Vendu le", "Lieu"];
    const rows = [["Marée basse", "huile", "30", "24", "1 550,00 $", "2026-03-27", "Atelier"]];
    expect(fieldsOf([...headers, "Rien"], rows)).toEqual({
      Titre: "title",
      Technique: "medium",
      "Larg. (po)": "width",
      "Haut. (po)": "height",
      Prix: "price",
      "Vendu le": "soldOn",
      Lieu: "location",
    });
    expect(fieldsOf(["N° d’inventaire", "Œuvre", "Année", "Encadrée", "Vendue à"])).toEqual({
      "N° d’inventaire": "inventoryNumber",
      Œuvre: "title",
      Année: "year",
      Encadrée: "framed",
      "Vendue à": "soldTo",
    });
  });

  test("reads a size in one cell, also without a heading that says so", () => {
    const rows = [
      ["Dune", "16 x 20 in"],
      ["Neige", "40,6 × 50,8 cm"],
    ];
    expect(fieldsOf(["Title", "Dimensions"], rows)).toEqual({ Title: "title", Dimensions: "size" });
    expect(fieldsOf(["Title", "As hung"], rows)).toEqual({ Title: "title", "As hung": "size" });
  });

  test("values that do not fit a heading's name speak against it", () => {
    const rows = [
      ["Dune", "the blue wall", "900"],
      ["Neige", "north room", "1,250"],
    ];
    expect(fieldsOf(["Title", "Price", "Retail"], rows)).toEqual({
      Title: "title",
      Retail: "price",
    });
  });

  test("prices of which most say sold, or nothing, are prices", () => {
    const rows = ["SOLD", "NFS", "1200", "—", "n/a", "POA"].map((price) => ["Dune", price]);
    expect(fieldsOf(["Title", "Price"], rows)).toMatchObject({ Price: "price" });
    const days = ["-", "-", "N/A", "2025-06-01"].map((day) => ["Dune", day]);
    expect(fieldsOf(["Title", "Sold on"], days)).toMatchObject({ "Sold on": "soldOn" });
  });

  test.each(["Sold", "Vendu"])("%s is a mark, a day or a price", (name) => {
    const field = (...cells: readonly string[]) =>
      fieldsOf(
        ["Title", name],
        cells.map((cell) => ["Dune", cell]),
      )[name];
    expect(field("x", "", "yes", "non")).toBe("disposal");
    expect(field("", "2025-06-01")).toBe("soldOn");
    expect(field("$900", "", "1,250.00")).toBe("soldPrice");
    expect(field("Odile", "")).toBe("disposal");
  });

  test.each(["Sale price", "Prix de vente", "Prix de vente ($ CA)"])(
    "%s is the asking price where there is no other",
    (name) => {
      expect(fieldsOf(["Title", name])).toMatchObject({ [name]: "price" });
      expect(fieldsOf(["Title", "Price", name])).toMatchObject({
        Price: "price",
        [name]: "soldPrice",
      });
    },
  );

  test("Last sale price is not the asking price, where there is no other", () => {
    expect(fieldsOf(["Title", "Last sale price"])).toMatchObject({
      "Last sale price": "soldPrice",
    });
  });

  test("of two columns for one field, the better name has it, and equal ones the first", () => {
    expect(fieldsOf(["Name", "Piece Name"])).toEqual({ "Piece Name": "title" });
    expect(matchColumns(["Title", "Title"], [])).toMatchObject([{ field: "title", column: 0 }]);
  });

  test("is in the order of the columns", () => {
    expect(matchColumns(["Name", "Medium"], [])).toMatchObject([
      ...[{ field: "title" }, { field: "medium" }],
    ]);
  });

  test("a depth beside a width alone stays one", () => {
    expect(fieldsOf(["Width", "Depth"])).toEqual({ Width: "width", Depth: "depth" });
  });

  test("is surest of exact names, and says nothing of what it does not know", () => {
    const [title] = matchColumns(["Piece Name"], []);
    const [work] = matchColumns(["Name of the work"], []);
    expect(title?.confidence).toBe(1);
    expect(work?.confidence ?? 0).toBeLessThan(0.9);
    expect(matchColumns(["", "Foo", "Varnish"], [["1", "2", "3"]])).toEqual([]);
    expect(matchColumns([], [])).toEqual([]);
  });

  test("a column named medium is one, whatever words it has, but for amounts", () => {
    const rows = [
      ["Dune", "egg tempera", "120"],
      ["Neige", "sand", "80"],
    ];
    expect(fieldsOf(["Title", "Medium"], rows)).toMatchObject({ Medium: "medium" });
    expect(fieldsOf(["Title", "Technique", "Materials"], rows)).not.toHaveProperty("Materials");
    const costs = ["12 $ CA", "8 $ CA"].map((cost) => ["Dune", cost]);
    expect(fieldsOf(["Title", "Materials"], costs)).toEqual({ Title: "title" });
    const half = ["12", "sand"].map((material) => ["Dune", material]);
    expect(fieldsOf(["Title", "Materials"], half)).toEqual({ Title: "title" });
  });

  test("a medium of the formula leaves the other column to the medium line", () => {
    const rows = [["Dune", "egg tempera and oil", "Oil"]];
    const headers = ["Title", "Medium", "Medium for the formula"];
    expect(fieldsOf(headers, rows)).toEqual({
      ...{ Title: "title", Medium: "mediumLine", "Medium for the formula": "medium" },
    });
  });

  test("thousands of unknown columns are no matches", () => {
    const headers = Array.from({ length: 10_000 }, (_, at) => `Column ${at}`);
    expect(matchColumns(headers, [headers])).toEqual([]);
  });
});

test("a column of another currency is one of currencies", () => {
  const rows = [["Dune", "900", "EUR"]];
  expect(fieldsOf(["Title", "Price", "Currency"], rows)).toMatchObject({ Currency: "currency" });
});

describe("the confidence of a match", () => {
  const confidenceOf = (header: string, ...cells: readonly string[]) =>
    matchColumns(
      [header],
      cells.map((cell) => [cell]),
    )[0]?.confidence;

  test.each([
    ["Piece Name", 1],
    ["Title", 0.95],
    ["Height in cm", 0.9],
    ["Price (CAD)", 1],
    ["Prix CAD", 0.9],
    ["Painting", 0.8],
    ["Name", 0.7],
    ["Value CAD", 0.65],
    // Contained: 12 of its 20 letters.
    ["My retail price each", 0.68],
    ["Edition of the name", undefined],
  ])("%s", (header, confidence) => {
    if (confidence === undefined) expect(confidenceOf(header)).toBeUndefined();
    else expect(confidenceOf(header)).toBeCloseTo(confidence, 10);
  });

  test.each([
    ["Year", "2024", "nobody knows"],
    ["Medium", "oil", "egg tempera"],
    ["Support", "linen", "glass"],
    ["Availability", "sold", "who knows"],
    ["For Sale", "yes", "who knows"],
    ["Width", "30", "wide"],
    ["Height", "30", "high"],
    ["Depth", "30", "deep"],
    ["Size", "30 x 24", "large"],
    ["Units", "cm", "hands"],
    ["Is framed", "no", "who knows"],
    ["Price", "900", "the blue wall"],
    ["Currency", "CAD", "the usual one"],
    ["Disposal", "gift", "loan"],
    ["Sold date", "2025-06-01", "in spring"],
    ["Sold price", "900", "as agreed"],
    ["Discount", "10 %", "as agreed"],
    ["Discount borne by", "artist", "who knows"],
    ["Commission", "40 %", "as agreed"],
    ["Sale fees", "3.50", "as agreed"],
    ["Shipping cost", "3.50", "as agreed"],
    ["Consigned since", "2025-06-01", "in spring"],
    ["Held until", "2025-06-01", "in spring"],
    ["Hours", "7.5", "many"],
    ["Materials cost", "42.50", "little"],
    ["Framing cost", "42.50", "little"],
    ["Archived", "yes", "who knows"],
    ["Own price", "no", "who knows"],
    ["Consignment commission", "40 %", "as agreed"],
    ["Delivered by", "carrier", "who knows"],
    ["Taxes charged", "GST 5% 20.00", "the usual ones"],
  ])("%s: its values speak for it, and against it, and it keeps its column", (name, fit, unfit) => {
    const whole = confidenceOf(name) ?? 0;
    expect(confidenceOf(name, fit)).toBeCloseTo(whole, 10);
    expect(confidenceOf(name, fit, unfit)).toBeCloseTo(whole * 0.85, 10);
    expect(confidenceOf(name, unfit, unfit)).toBeCloseTo(whole * 0.65, 10);
    expect(confidenceOf(name, fit, unfit, unfit)).toBeCloseTo(whole * 0.65, 10);
  });

  test.each(["CAD", "usd", "$", "€", "US$", "US $", "CAN$", "$ CA", "$CAD", "C$ CA", " CAD "])(
    "%j is a currency",
    (cell) => {
      expect(confidenceOf("Currency", cell)).toBeCloseTo(confidenceOf("Currency") ?? 0, 10);
    },
  );

  test.each(["CA", "CADX", "12$", "12 $", "$12", "$ CADX", "CADX$", "a$b$", "$  CA", "CA  $"])(
    "%j is none",
    (cell) => {
      expect(confidenceOf("Currency", cell)).toBeLessThan(confidenceOf("Currency") ?? 0);
    },
  );

  test("of a column of days counts them in either order", () => {
    const whole = confidenceOf("Sold date") ?? 0;
    expect(confidenceOf("Sold date", "13/06/2025", "06/13/2025")).toBeCloseTo(whole, 10);
  });

  test("is that of the first fifty rows", () => {
    const prices = Array.from({ length: 50 }, (_, at) => `${at + 900}`);
    const whole = confidenceOf("Price") ?? 0;
    expect(confidenceOf("Price", ...prices, "the blue wall")).toBeCloseTo(whole, 10);
    expect(confidenceOf("Price", "the blue wall", ...prices)).toBeLessThan(whole);
  });

  test("is that of its values alone where four in five look like one field’s", () => {
    const sizes = ["30 x 24", "10 x 8", "16 x 20", "5 x 7"];
    expect(confidenceOf("Column 1", ...sizes, "large")).toBe(0.5);
    expect(confidenceOf("Column 1", ...sizes.slice(1), "large")).toBeUndefined();
  });

  test("counts sizes as either language writes them", () => {
    expect(confidenceOf("Column 1", "20 x 30 x 1,500")).toBe(0.5);
    expect(confidenceOf("Column 1", "1,500 x 20 x 30")).toBe(0.5);
  });

  test("of a column without any values is lower", () => {
    const rows = [["", "A-1"]];
    expect(fieldsOf(["SKU", "Stock number"], rows)).toEqual({ "Stock number": "inventoryNumber" });
    expect(fieldsOf(["SKU"], [[""]])).toEqual({ SKU: "inventoryNumber" });
  });
});

test.each<[Parameters<typeof fitsField>[0], string, boolean]>([
  ["title", "Dune", true],
  ["disposal", "no", true],
  ["disposal", "loan", false],
  ["hours", "0", true],
  ["hours", "7 h", true],
  ["hours", "many", false],
  ["medium", `oil ${"a".repeat(116)}`, true],
  ["medium", `oil ${"a".repeat(117)}`, false],
])("whether a cell fits %s: %j", (field, cell, fits) => {
  expect(fitsField(field, cell)).toBe(fits);
});

describe("columns of something else", () => {
  test.each([
    ["title", "Title", "Artist name", "Name (artist)", "Exhibition title", "Image title"],
    ["inventoryNumber", "SKU", "Variant Inventory Qty", "Inventory location", "Edition number"],
    [
      "year",
      "Year",
      "Exhibition date",
      "Date sold",
      "Year sold",
      "Date (exhibition)",
      "Date added",
    ],
    ["size", "Size", "Size (framed)", "Framed dimensions", "Format encadré", "Crate size"],
    ["width", "Width", "Width framed", "Framed width", "Largeur (avec cadre)", "Box width"],
    ["price", "Price", "Price (framed)", "Cost price", "Prix encadré", "Wholesale price"],
    ["status", "Status", "Tax status", "Condition Status", "Payment status"],
    ["soldTo", "Buyer", "Buyer phone", "Buyer address", "Client email"],
    ["location", "Location", "Exhibition location"],
  ] as const)("never become the %s", (field, own, ...others) => {
    expect(fieldsOf([own])).toEqual({ [own]: field });
    for (const other of others) {
      expect(Object.values(fieldsOf([other]))).not.toContain(field);
      expect(fieldsOf([other, own])).toMatchObject({ [own]: field });
    }
  });

  test.each([
    "Size (unframed)",
    "Size without frame",
    "Format sans cadre",
    "Dimensions (non encadré)",
  ])("%s is that of the work", (name) => {
    expect(fieldsOf(["Size (framed)", name])).toEqual({ [name]: "size" });
  });

  test("values do not make a framed size the work’s", () => {
    expect(fieldsOf(["Size (framed)"], [["28 x 40 in"]])).toEqual({});
  });

  test("an ID of an artist’s own is a number, a web shop’s is not", () => {
    expect(fieldsOf(["ID", "Title"])).toMatchObject({ ID: "inventoryNumber" });
    const shop = ["ID", "Name", "In stock?", "Sale price", "Regular price"];
    expect(fieldsOf(shop)).toEqual({
      ...{ Name: "title", "In stock?": "forSale", "Regular price": "price" },
    });
    const ofShop = (...names: string[]) => fieldsOf(["Tax status", "In stock?", ...names]);
    expect(ofShop("Inventory no.")).toMatchObject({ "Inventory no.": "inventoryNumber" });
    expect(ofShop("No d’inventaire")).toMatchObject({ "No d’inventaire": "inventoryNumber" });
    expect(ofShop("Price", "Sold price")).toMatchObject({
      ...{ Price: "price", "Sold price": "soldPrice" },
    });
    expect(ofShop("Sale price")).toMatchObject({ "Sale price": "price" });
    for (const own of ["Last sale price", "Sale price paid"]) {
      expect(ofShop("Price", own)).toMatchObject({ [own]: "soldPrice" });
    }
  });

  test.each([
    ["Squarespace", "Option Name 1", "Option Value 1", "Product ID [Non Editable]", "On Sale"],
    ["Etsy", "VARIATION 1 NAME", "VARIATION 1 VALUES", "VARIATION 1 TYPE", "CURRENCY_CODE"],
    ["Wix", "productOptionName1", "productOptionDescription1", "handleId", "fieldType"],
    [
      "French WooCommerce",
      "Nom de l’attribut 1",
      "Valeur(s) de l’attribut 1",
      "Tarif promo",
      "UGS",
    ],
  ])("%s names a column in another one", (_shop, name, value, ...others) => {
    const headers = ["Price", name, value, "Sale Price", ...others];
    const rows = ["Size", "Size", "Medium"].map((kind) => ["900", kind, "large", "0", "1", "2"]);
    const found = fieldsOf(headers, rows);
    expect(found).toMatchObject({ [value]: "size" });
    expect(found).not.toHaveProperty("Sale Price");
  });

  test.each([
    [["Length", "Width", "Height"], "depth"],
    [["Longueur", "Largeur"], "height"],
    [["Length", "Height"], "width"],
  ])("the first of %j is the %s", (headers, field) => {
    expect(fieldsOf(headers)[headers[0] ?? ""]).toBe(field);
  });

  test.each([
    ["askingPrice", "price"],
    ["yearCreated", "year"],
    ["inventoryNumber", "inventoryNumber"],
    ["H in inches", "height"],
    ["Largeur en cm", "width"],
    ["Material", "medium"],
    ["Nom du tableau", "title"],
    ["Accession No.", "inventoryNumber"],
    ["In stock?", "forSale"],
    ["Stock #", "inventoryNumber"],
    ["Name of work", "title"],
    ["NFS", "forSale"],
    ["Unit", "units"],
  ])("%s is the %s", (header, field) => {
    expect(fieldsOf([header])).toEqual({ [header]: field });
  });

  test("a heading of 300,000 letters is read at once", () => {
    const long = ["a".repeat(300_000), "Ab".repeat(150_000), "( ".repeat(150_000)];
    const start = performance.now();
    expect(matchColumns([...long, "Title"], [])).toMatchObject([{ field: "title" }]);
    expect(performance.now() - start).toBeLessThan(200);
  });
});

describe("findHeadings", () => {
  const row = ["Dune", "2026-001", "Oil", "Painting", "Available", "24", "30", "", "no", "1550"];

  test("the first row, without anything around it", () => {
    expect(findHeadings([artworkArchive, row])).toEqual({ heading: 0, first: 1 });
  });

  test("below a title and an index, above a help row and blank rows", () => {
    const index = artworkArchive.map((_, at) => String(at + 1));
    const help = artworkArchive.map((name) => `Enter the ${name.toLowerCase()}`);
    const rows = [["Inventory of 2026"], index, artworkArchive, help, [""], row];
    expect(findHeadings(rows)).toEqual({ heading: 2, first: 5 });
  });

  test("an index of letters or numbers below the headings is no work", () => {
    const headers = ["Title", "Height", "Width"];
    expect(findHeadings([headers, ["A", "B", "C"], ["Dune", "24", "30"]])).toEqual({
      heading: 0,
      first: 2,
    });
    expect(findHeadings([headers, ["7", "8", "9"], ["Dune", "24", "30"]])?.first).toBe(2);
  });

  test("a first work with one bad cell is a work", () => {
    const headers = ["Title", "Height", "Width", "Price"];
    expect(findHeadings([headers, ["Dune", "24", "30", "on request"]])?.first).toBe(1);
  });

  test("a first work whose size alone can be read is a work", () => {
    const headers = ["Title", "Size", "Year", "Price"];
    expect(findHeadings([headers, ["Dune", "16 x 20 in", "n.d.", "NFS"]])?.first).toBe(1);
  });

  test("a first work with a medium is a work, whatever its measures", () => {
    const headers = ["Title", "Medium", "Size", "Year", "Price"];
    expect(findHeadings([headers, ["Dune", "oil", "diam. 30 cm", "n.d.", "ask"]])?.first).toBe(1);
    const rows = [headers, ["Dune", "tempera", "diam. 30 cm", "n.d.", "NFS"]];
    expect(findHeadings(rows)?.first).toBe(1);
    const unread = (medium: string) => ["Dune", medium, "diam. 30 cm", "n.d.", "as agreed"];
    expect(findHeadings([headers, unread("oil")])?.first).toBe(1);
    expect(findHeadings([headers, unread("what it is made of")])?.first).toBe(2);
  });

  test("the first of several rows with as many names, within the first twenty", () => {
    const names = ["Title", "Year"];
    expect(findHeadings([["Title", "x"], names, names, ["Dune", "2024"]])?.heading).toBe(1);
    const above = (count: number) => Array.from({ length: count }, () => ["x", "y"]);
    expect(findHeadings([...above(19), names, ["Dune", "2024"]])?.heading).toBe(19);
    expect(findHeadings([...above(20), names, ["Dune", "2024"]])).toBeNull();
  });

  test("two numbers below the headings are a work, three in a row are an index", () => {
    const headers = ["Title", "Year", "Price"];
    expect(findHeadings([headers, ["1", "2", ""]])?.first).toBe(1);
    expect(findHeadings([headers, ["1", "2", "3"]])?.first).toBe(2);
    expect(findHeadings([headers, ["1", "2", "4"]])?.first).toBe(1);
    const words = ["Title", "Notes", "Location"];
    expect(findHeadings([words, ["A", "B", "C"]])?.first).toBe(2);
    expect(findHeadings([words, ["A", "B", "D"]])?.first).toBe(1);
    // Between blank cells, and with spaces around them.
    expect(
      findHeadings([
        ["", ...headers],
        ["", " 1", "2 ", "3"],
      ])?.first,
    ).toBe(2);
    expect(
      findHeadings([
        ["", ...words],
        ["", "A ", " B", "C"],
      ])?.first,
    ).toBe(2);
  });

  test("cells of spaces are blank", () => {
    const headers = ["Title", "Year", "Price"];
    expect(findHeadings([headers, [" ", "\u00a0", ""], ["Dune", "2024", "900"]])?.first).toBe(2);
    expect(findHeadings([headers, ["Dune", "some time ago", " "]])?.first).toBe(1);
  });

  test("a row that explains two columns is help, one that explains one is a work", () => {
    const headers = ["Title", "Year", "Price"];
    expect(findHeadings([headers, ["What it is called", "When", "Amount"]])?.first).toBe(2);
    expect(findHeadings([headers, ["Dune", "some time ago", ""]])?.first).toBe(1);
    expect(findHeadings([headers, ["Dune", "some time ago", "900"]])?.first).toBe(1);
  });

  test("a file without headings has none", () => {
    expect(findHeadings([row, row])).toBeNull();
    expect(findHeadings([["Title"], ["Dune"]])).toBeNull();
    expect(findHeadings([])).toBeNull();
  });
});
