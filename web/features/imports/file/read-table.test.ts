import { deflateRawSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { describe, expect, test, vi } from "vitest";
import { readAmount } from "#schema/imports/cells.ts";
import { fileWorks, frenchCsv } from "#tests/support/import-files.ts";
import {
  csvOf,
  encodeText,
  type SheetCell,
  type TextEncoding,
  xlsxFile,
} from "#tests/support/spreadsheets.ts";
import { readTable } from "./read-table.ts";
import type { Refusal } from "./table.ts";

const works = [
  ["Titre", "Technique", "Larg. (cm)", "Prix"],
  ["Marée basse, l’été", "huile", "40,6", "1 550,00 $"],
  ["Cap à l’Aigle", "acrylique «mate»", "91,4", "2 025,00 $"],
];

describe("a CSV file", () => {
  const encodings: TextEncoding[] = [
    ...(["utf-8", "utf-8-bom", "utf-16le", "utf-16be", "windows-1252", "mac"] as const),
  ];
  test.each(encodings)("is read in %s", async (encoding) => {
    const bytes = encodeText(csvOf(works, { separator: ";" }), encoding);
    expect(await readTable(bytes)).toEqual({ rows: works, sheet: null });
  });

  test.each(["utf-16le", "utf-16be"] as const)("is read in %s without a mark", async (encoding) => {
    const bytes = encodeText(csvOf(works, { separator: ";" }), encoding, false);
    expect((await readTable(bytes)).rows).toEqual(works);
  });

  test.each([",", ";", "\t", "|"])("is read with the separator %j", async (separator) => {
    for (const newline of ["\r\n", "\n", "\r"]) {
      const bytes = encodeText(csvOf(works, { separator, newline }), "utf-8");
      expect((await readTable(bytes)).rows).toEqual(works);
    }
  });

  test("is not divided at decimal commas, however regular they are", async () => {
    for (const count of [1, 8, 40]) {
      const { rows } = await readTable(encodeText(frenchCsv(fileWorks(count)), "utf-8"));
      expect(rows.map((row) => row.length)).toEqual(Array(count + 1).fill(14));
    }
  });

  test.each([
    ["opens a title", '"Sans titre" bleu', '"Gris"'],
    ["is never closed", '"Sans titre', "Gris"],
  ])("loses no rows where a quote that is not doubled %s", async (_what, ...titles) => {
    const rows = [
      ["Title", "Medium", "Size"],
      ...titles.map((title) => [title, "oil", '24" x 36"']),
    ];
    const text = `${rows.map((row) => row.join("\t")).join("\r\n")}\r\n`;
    expect((await readTable(encodeText(text, "utf-8"))).rows).toEqual(rows);
  });

  test("is read as it can be where a quote within a quoted cell is not doubled", async () => {
    const text = 'Title,Medium\n"The "blue" wall","oil, wax"\n"Dune",oil\n';
    expect((await readTable(encodeText(text, "utf-8"))).rows.slice(1)).toEqual([
      ['The "blue" wall', "oil, wax"],
      ["Dune", "oil"],
    ]);
  });

  test.each([
    ['Title,Medium,Notes\n"Dune,oil,\n"Neige","oil, wax","a, b"\nCap,oil,\n'],
    ['Title,Medium,Notes\n"Dune,oil,\nNeige,oil,"first\nsecond"\nCap,oil,\n'],
    ['"Title","Medium"\n"Dune,"oil"\n"Neige","oil"\n"Cap","oil"\n'],
  ])("is refused where quotes make no sense: %j", async (text) => {
    const reading = readTable(encodeText(text, "utf-8"));
    await expect(reading).rejects.toMatchObject({ reason: "damaged" });
  });

  test("keeps what is left of a file that was cut within a quoted cell", async () => {
    const text = 'Title,Medium,Year\n"Dune, oil';
    expect((await readTable(encodeText(text, "utf-8"))).rows[1]).toEqual(['"Dune', " oil"]);
  });

  test.each([
    ["Title,Medium\r\nDune,oil\nNeige,oil\n"],
    ["Title,Medium\nDune,oil\r\nNeige,oil\r\n"],
    ["Title,Medium\rDune,oil\r\nNeige,oil\n"],
  ])("is read with lines that end in several ways: %j", async (text) => {
    expect((await readTable(encodeText(text, "utf-8"))).rows).toEqual([
      ["Title", "Medium"],
      ["Dune", "oil"],
      ["Neige", "oil"],
    ]);
  });

  test("keeps line ends within a long cell, whichever they are", async () => {
    const notes = `${"first\nsecond\r\n".repeat(20_000)}last`;
    const text = `Title,Notes\r\nDune,"${notes}"\r\nNeige,"one\r\ntwo"\r\n`;
    const { rows } = await readTable(encodeText(text, "utf-8"));
    expect(rows.slice(1)).toEqual([
      ["Dune", notes],
      ["Neige", "one\r\ntwo"],
    ]);
  });

  test("is read in UTF-8 although a character was cut", async () => {
    const [head, cut] = ["Titre;Notes\nMarée basse;été\nCap à l’Aigle;coup", "é"].map((text) =>
      encodeText(text, "utf-8"),
    );
    const bytes = new Uint8Array([...(head ?? []), ...(cut ?? []).slice(0, 1), 0x0a]);
    expect((await readTable(bytes)).rows).toEqual([
      ["Titre", "Notes"],
      ["Marée basse", "été"],
      ["Cap à l’Aigle", "coup\ufffd"],
    ]);
  });

  test("keeps lines within a cell, and leaves out blank rows at its end and Excel's first line", async () => {
    const rows = [
      ["Title", "Notes"],
      ["Dune", 'first "line"\nsecond, line'],
    ];
    const text = `sep=;\r\n${csvOf([...rows, ["", ""], ["", ""]], { separator: ";" })}`;
    expect((await readTable(encodeText(text, "utf-8"))).rows).toEqual(rows);
  });
});

describe("an XLSX file", () => {
  test("is read with numbers as they are stored, days, and yes and no", async () => {
    const bytes = xlsxFile({
      name: "Works",
      rows: [
        ["Title", "Height", "Sale Date", "Framed", "Price"],
        ["Low Tide & After", 40.6, new Date("2026-03-27"), true, 1550],
        ["Dune", 16, null, false, null],
      ],
    });
    expect(await readTable(bytes)).toEqual({
      sheet: null,
      rows: [
        ["Title", "Height", "Sale Date", "Framed", "Price"],
        ["Low Tide & After", "40.6", "2026-03-27", "true", "1550"],
        ["Dune", "16", "", "false", ""],
      ],
    });
  });

  test("has no thousands in a number with three decimals", async () => {
    const bytes = xlsxFile({
      name: "Works",
      rows: [
        ["Title", "Price"],
        ["Dune", 199.125],
      ],
    });
    const price = (await readTable(bytes)).rows[1]?.[1] ?? "";
    for (const decimal of [".", ","] as const) {
      const grouping = decimal === "." ? "," : " ";
      expect(readAmount(price, { decimal, grouping })?.cents).toBe(199_13);
    }
  });

  test("is read on the sheet with headings of works, which is named", async () => {
    const bytes = xlsxFile(
      { name: "About", rows: [["Exported on"], ["2026-11-23"]] },
      {
        name: "Inventory",
        rows: [
          ["Title", "Medium"],
          ["Dune", "Oil"],
        ],
      },
    );
    const { sheet, rows } = await readTable(bytes);
    const choices = [{ name: "Inventory", isHidden: false }];
    expect([sheet, rows[1]]).toEqual([{ name: "Inventory", choices }, ["Dune", "Oil"]]);
  });

  test("is read on the first of several sheets with works, and says how many others there are", async () => {
    const rows = [
      ["Title", "Medium"],
      ["Dune", "Oil"],
    ];
    const years = ["2024", "2025", "2026"].map((name) => ({ name, rows }));
    const { sheet } = await readTable(xlsxFile({ name: "About", rows: [["My works"]] }, ...years));
    const choices = ["2024", "2025", "2026"].map((name) => ({ name, isHidden: false }));
    expect(sheet).toEqual({ name: "2024", choices });
  });

  const sheetOf = (name: string, isHidden: boolean, ...rows: SheetCell[][]) => ({
    ...{ name, isHidden, rows },
  });
  const headings = ["Title", "Medium", "Price"];

  test("is read on the first sheet that is not hidden, or on the one that is chosen", async () => {
    const bytes = xlsxFile(
      sheetOf("Old", true, headings, ["Kelp", "Oil", 100]),
      sheetOf("Inventory", false, headings, ["Reef", "Oil", 900]),
    );
    const choices = [
      { name: "Old", isHidden: true },
      { name: "Inventory", isHidden: false },
    ];
    expect(await readTable(bytes)).toEqual({
      rows: [headings, ["Reef", "Oil", "900"]],
      sheet: { name: "Inventory", choices },
    });
    const old = await readTable(bytes, "Old");
    expect([old.rows[1], old.sheet?.name]).toEqual([["Kelp", "Oil", "100"], "Old"]);
    expect((await readTable(bytes, "Gone")).sheet?.name).toBe("Inventory");
  });

  test("is read on a hidden sheet where no other one has a table", async () => {
    const bytes = xlsxFile(
      sheetOf("About", false, ["My works"], ["and prices"]),
      sheetOf("Data", true, headings, ["Reef", "Oil", 900]),
    );
    expect((await readTable(bytes)).sheet?.name).toBe("Data");
    const unknown = xlsxFile(
      sheetOf("Data", true, headings, ["Reef", "Oil", 900]),
      sheetOf("Mine", false, ["a", "b", "c"], ["Kelp", "Oil", 900]),
    );
    expect((await readTable(unknown)).sheet?.name).toBe("Mine");
  });

  test("keeps errors, and formulas without a result, which are no blank cells", async () => {
    const row = ["Reef", { error: "#REF!" }, { formula: 'IF(A2="x",1,2)&B2' }] as const;
    const { rows } = await readTable(xlsxFile(sheetOf("Works", false, headings, [...row])));
    expect(rows[1]).toEqual(["Reef", "#REF!", '#CALC! =IF(A2="x",1,2)&B2']);
  });

  test("is read when its sheet is large enough for a package to start workers", async () => {
    const row = ["Dune", "x".repeat(200)];
    const bytes = xlsxFile({ name: "Works", rows: [["Title", "Notes"], ...Array(4000).fill(row)] });
    expect((await readTable(bytes)).rows).toHaveLength(4001);
  });
});

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13);

describe("what is no table of works is refused", () => {
  const refused: [string, Refusal, Uint8Array][] = [
    ["nothing", "empty", new Uint8Array()],
    ["a blank text", "empty", encodeText("\r\n \r\n", "utf-8")],
    ["separators alone", "empty", encodeText(",,\r\n,,\r\n", "utf-8")],
    ["an empty sheet", "empty", xlsxFile({ name: "Works", rows: [] })],
    ["more than 5 MB", "too-large", new Uint8Array(5 * 1024 * 1024 + 1)],
    ["100,000 rows", "too-many-rows", encodeText("a,b\n".repeat(100_000), "utf-8")],
    ["a picture", "picture", png],
    ["a PDF", "pdf", encodeText("%PDF-1.7\n", "utf-8")],
    [
      "Excel's old format",
      "old-excel",
      Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
    ],
    ["a web page", "web-page", encodeText("<!DOCTYPE html><p>Works, all</p>", "utf-8")],
    ["a letter", "no-table", encodeText("Dear Odile\nThe works are in the post.\n", "utf-8")],
    [
      "bytes of nothing known",
      "no-table",
      Uint8Array.from({ length: 999 }, (_, at) => (at * 7) % 256),
    ],
    ["a document in a ZIP file", "archive", zipSync({ "word/document.xml": strToU8("<w/>") })],
    [
      "LibreOffice's format",
      "other-spreadsheet",
      zipSync({ mimetype: strToU8("application/vnd.oasis.opendocument.spreadsheet") }),
    ],
    ["Numbers' format", "other-spreadsheet", zipSync({ "Index/Document.iwa": strToU8("x") })],
  ];
  test.each(refused)("%s", async (_what, reason, bytes) => {
    await expect(readTable(bytes)).rejects.toMatchObject({ name: "RefusedFile", reason });
  });

  test("half an XLSX file, and one with another thing for a sheet", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const whole = xlsxFile({
      name: "Works",
      rows: [
        ["Title", "Medium"],
        ["Dune", "Oil"],
      ],
    });
    const half = whole.slice(0, whole.length / 2);
    await expect(readTable(half)).rejects.toMatchObject({ reason: "damaged" });
    const broken = zipSync({ "xl/workbook.xml": strToU8("<workbook") });
    await expect(readTable(broken)).rejects.toMatchObject({ reason: "damaged" });
    vi.restoreAllMocks();
  });

  test.each(["utf-8", "utf-16le", "utf-16be"] as const)(
    "a small XLSX file in %s whose last cell is far away, without filling the rows up to it",
    async (encoding) => {
      const sheet =
        '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="XFD1"><v>1</v></c></row><row r="1048576"><c r="A1048576"><v>1</v></c></row></sheetData></worksheet>';
      const bytes = zipSync({
        "xl/workbook.xml": strToU8("<workbook"),
        "xl/worksheets/sheet1.xml": encodeText(sheet, encoding),
      });
      vi.spyOn(console, "warn").mockImplementation(() => {});
      await expect(readTable(bytes)).rejects.toMatchObject({ reason: "too-large" });
      vi.restoreAllMocks();
    },
  );

  test("a small XLSX file that unpacks to a hundred megabytes, without unpacking it", async () => {
    const sheet = new Uint8Array(100 * 1024 * 1024);
    expect(deflateRawSync(sheet).length).toBeLessThan(200_000);
    const bytes = zipSync({
      "xl/workbook.xml": strToU8("<w/>"),
      "xl/worksheets/sheet1.xml": sheet,
    });
    await expect(readTable(bytes)).rejects.toMatchObject({ reason: "too-large" });
  });
});
