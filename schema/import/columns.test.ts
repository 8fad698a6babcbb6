import { describe, expect, test } from "vitest";
import { matchColumns } from "./columns.ts";
import { findHeadings } from "./heading-row.ts";

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

  test("of two columns for one field, the better name has it, and equal ones the first", () => {
    expect(fieldsOf(["Name", "Piece Name"])).toEqual({ "Piece Name": "title" });
    expect(matchColumns(["Title", "Title"], [])).toMatchObject([{ field: "title", column: 0 }]);
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
  });

  test("a file without headings has none", () => {
    expect(findHeadings([row, row])).toBeNull();
    expect(findHeadings([["Title"], ["Dune"]])).toBeNull();
    expect(findHeadings([])).toBeNull();
  });
});
