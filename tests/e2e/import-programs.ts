import { strFromU8, unzipSync } from "fflate";
import {
  artlogicXlsx,
  artworkArchiveCsv,
  type FileWork,
  frenchCsv,
} from "#tests/support/import-files.ts";
import { encodeText } from "#tests/support/spreadsheets.ts";

/** What a row of a file says of a work. */
export interface RowFacts {
  readonly title: string;
  readonly inventoryNumber: string;
  readonly dateCreated: string;
  readonly medium: string;
  readonly depth: string;
  readonly width: number;
  readonly height: number;
  readonly framed: boolean;
  readonly location: string;
  readonly notes: string;
  readonly askingPriceCents: number;
  readonly sale: {
    readonly date: string;
    readonly priceCents: number;
    readonly buyer: string | null;
    readonly commission: number;
    readonly channel: string | null;
  } | null;
}

/** A program that works come from. */
export interface ImportProgram {
  readonly name: string;
  readonly fileName: string;
  readonly file: (works: readonly FileWork[]) => Uint8Array;
  /** What the page asks about the file, and what is answered. */
  readonly question: readonly [string, string];
  /** Reads the rows of the file by its headings, with nothing of what the product reads it by. */
  readonly read: (file: Uint8Array) => RowFacts[];
  /** How its artist names the picture of a work. */
  readonly pictureName: (work: FileWork) => string;
  /** Whether its pictures are chosen as a folder. */
  readonly isFolder: boolean;
}

export const importPrograms: readonly ImportProgram[] = [
  {
    ...{ name: "Artwork Archive's CSV", fileName: "pieces.csv", isFolder: false },
    file: (works) => encodeText(artworkArchiveCsv(works), "utf-8"),
    question: ["In which currency are amounts that name none?", "Canadian dollars"],
    // An index row above the headings, and a row of help below.
    read: (file) =>
      byHeading(readCsv(strFromU8(file), ",").slice(1))
        .slice(1)
        .map(archiveRow),
    pictureName: ({ number }) => `${number}.jpg`,
  },
  {
    ...{ name: "Artlogic's XLSX", fileName: "artworks.xlsx", isFolder: false },
    file: artlogicXlsx,
    question: ["Which side comes first in a size?", "Height"],
    read: (file) => byHeading(readSheet(file)).map(artlogicRow),
    pictureName: ({ title }) => `${title.toUpperCase()} - front.jpg`,
  },
  {
    ...{ name: "a French spreadsheet", fileName: "inventaire.csv", isFolder: true },
    file: (works) => encodeText(frenchCsv(works), "windows-1252"),
    question: ["In which currency are amounts that name none?", "Canadian dollars"],
    read: (file) =>
      byHeading(readCsv(new TextDecoder("windows-1252").decode(file), ";")).map(frenchRow),
    pictureName: ({ number, title }) => `${number}_${title}.jpg`,
  },
];

type Row = (heading: string) => string;

function archiveRow(cell: Row): RowFacts {
  const medium = known(cell("Medium"), {
    ...{ "Oil on canvas": "oil", Acrylic: "acrylic", Watercolor: "watercolour" },
  });
  const [month, day, year] = cell("Sale/Donation/Gift Date").split("/");
  return {
    ...{ title: cell("Piece Name"), inventoryNumber: cell("Inventory Number"), medium },
    ...{
      dateCreated: cell("Creation Date"),
      depth: medium === "watercolour" ? "paper-0.04" : "canvas-1",
    },
    ...{ width: Number(cell("Width")), height: Number(cell("Height")) },
    ...{ framed: cell("Framed") === "Yes", location: cell("Current Location Name") },
    ...{ notes: cell("Notes"), askingPriceCents: cents(cell("Price")) },
    sale:
      cell("Status") === "Sold"
        ? {
            date: `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}`,
            priceCents: cents(cell("Sale/Donation/Gift Price")),
            ...{ buyer: null, commission: Number.parseFloat(cell("Sale Commission")) / 100 },
            channel: cell("Sale Location"),
          }
        : null,
  };
}

function artlogicRow(cell: Row): RowFacts {
  const [height, width] = cell("Dimensions").split(" x ").map(Number.parseFloat);
  const medium = known(cell("Medium"), {
    ...{ "Oil on linen": "oil", "Acrylic on panel": "acrylic", Watercolour: "watercolour" },
  });
  const soldOn = new Date(Date.UTC(1899, 11, 30) + Number(cell("Sold date")) * 86_400_000);
  return {
    ...{ title: cell("Title"), inventoryNumber: cell("Stock number"), medium },
    dateCreated: cell("Year"),
    depth: known(medium, { oil: "canvas-0.75", acrylic: "wood-0.75", watercolour: "paper-0.01" }),
    ...{ width: width ?? Number.NaN, height: height ?? Number.NaN },
    ...{ framed: cell("Framed") === "1", location: cell("Location"), notes: cell("Notes") },
    askingPriceCents: cents(cell("Retail price")),
    sale:
      cell("Availability") === "Sold"
        ? {
            date: soldOn.toISOString().slice(0, 10),
            priceCents: cents(cell("Sold price")),
            ...{ buyer: cell("Sold to"), commission: 0, channel: null },
          }
        : null,
  };
}

function frenchRow(cell: Row): RowFacts {
  const inches = (heading: string) => Number(cell(heading).replace(",", ".")) / 2.54;
  const medium = known(cell("Technique"), {
    ...{ "huile sur toile": "oil", acrylique: "acrylic", aquarelle: "watercolour" },
  });
  const amount = (heading: string) => cents(cell(heading).replace(",", "."));
  return {
    ...{ title: cell("Titre"), inventoryNumber: cell("No d’inventaire"), medium },
    ...{
      dateCreated: cell("Année"),
      depth: medium === "watercolour" ? "paper-0.01" : "canvas-0.75",
    },
    ...{ width: inches("Larg. (cm)"), height: inches("Haut. (cm)") },
    ...{
      framed: cell("Encadré") === "oui",
      location: cell("Emplacement"),
      notes: cell("Remarques"),
    },
    askingPriceCents: amount("Prix"),
    sale:
      cell("Statut") === "vendu"
        ? {
            ...{ date: cell("Vendu le"), priceCents: amount("Prix de vente") },
            ...{ buyer: cell("Acheteur"), commission: 0, channel: null },
          }
        : null,
  };
}

/** Of an amount with a decimal point, whatever is around its digits. */
function cents(text: string): number {
  return Math.round(Number(text.replaceAll(/[^\d.]/g, "")) * 100);
}

function known(text: string, words: Readonly<Record<string, string>>): string {
  const word = words[text];
  if (word === undefined) throw new Error(`${text} is not in the file.`);
  return word;
}

/** The rows below the first, each by the headings of the first. */
function byHeading([headings = [], ...rows]: readonly (readonly string[])[]): Row[] {
  return rows.map((cells) => (heading) => {
    const at = headings.indexOf(heading);
    if (at === -1) throw new Error(`The file has no column ${heading}.`);
    return cells[at] ?? "";
  });
}

/** The cells of a CSV text, with quotes where one needs them. */
function readCsv(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = "", end] of text.matchAll(cellPattern(separator))) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== separator) rows.push([]);
  }
  return rows.filter((row) => row.length > 1);
}

function cellPattern(separator: string): RegExp {
  return new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r\\n)`, "g");
}

/** The cells of a workbook's first sheet, as they are stored: days are numbers. */
function readSheet(file: Uint8Array): string[][] {
  const xml = strFromU8(unzipSync(file)["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
  return [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, cells = ""]) => {
    const row: string[] = [];
    for (const [, column = "", text = ""] of cells.matchAll(
      /<c r="([A-Z])\d+"[^>]*>(?:<is><t[^>]*>|<v>)(.*?)<\/(?:t|v)>/gs,
    )) {
      row[column.charCodeAt(0) - 65] = text.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
    }
    return Array.from(row, (text) => text ?? "");
  });
}
