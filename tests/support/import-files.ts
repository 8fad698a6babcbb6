import { csvOf, type SheetCell, xlsxFile } from "./spreadsheets.ts";

/** A work of the made files. */
export interface FileWork {
  readonly title: string;
  readonly number: string;
  readonly medium: "oil" | "acrylic" | "watercolour";
  readonly year: number;
  readonly widthInches: number;
  readonly heightInches: number;
  readonly priceDollars: number;
  readonly framed: boolean;
  readonly location: string;
  readonly notes: string;
  /** Null unless it is sold. */
  readonly soldOn: string | null;
  /** What was paid, never what was asked; null unless it is sold. */
  readonly soldDollars: number | null;
  /** Empty unless it is sold. */
  readonly soldTo: string;
}

const media = ["oil", "acrylic", "watercolour"] as const;

/** Works that differ from each other: "Study 1" and so on; each tenth is sold. */
export function fileWorks(count: number): FileWork[] {
  return Array.from({ length: count }, (_, at) => ({
    title: `Study ${at + 1}`,
    number: `ST-${String(at + 1).padStart(4, "0")}`,
    medium: media[at % media.length] ?? "oil",
    year: 2010 + (at % 15),
    widthInches: 8 + (at % 40),
    heightInches: 10 + (at % 30),
    priceDollars: 300 + (at % 200) * 10,
    framed: at % 4 === 1,
    location: at % 10 === 9 ? "" : `Rack ${at % 7}`,
    notes: at % 5 === 3 ? `Varnished; framed "in oak", shelf ${at}` : "",
    ...(at % 10 === 9 ? soldAs(at) : { soldOn: null, soldDollars: null, soldTo: "" }),
  }));
}

function soldAs(at: number): Pick<FileWork, "soldOn" | "soldDollars" | "soldTo"> {
  return {
    soldOn: `2025-${String((at % 12) + 1).padStart(2, "0")}-17`,
    // The first is 390 and was paid 345.
    soldDollars: 255 + (at % 200) * 10,
    soldTo: `Solange ${at}`,
  };
}

/** In the shape of Artwork Archive's export: an index row above the headings, and a row of help below. */
export function artworkArchiveCsv(works: readonly FileWork[]): string {
  const mediumNames = { oil: "Oil on canvas", acrylic: "Acrylic", watercolour: "Watercolor" };
  const monthFirst = (day: string) => day.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, "$2/$3/$1");
  const headings = [
    ...["Piece Name", "Inventory Number", "Medium", "Type", "Status", "Height", "Width", "Depth"],
    ...["Framed", "Price", "Creation Date", "Description", "Notes", "Current Location Name"],
    ...["Sale/Donation/Gift", "Sale Location", "Sale/Donation/Gift Date"],
    ...["Sale/Donation/Gift Price", "Sale Discount", "Sale Commission"],
  ];
  const help = [
    ...["Required", "Your own number", "What it is made of", "Painting, drawing…", "Available"],
    ...["In inches", "In inches", "In inches", "Yes or No", "Retail price, numbers only"],
    ...[
      "The year or the date",
      "",
      "",
      "",
      "Sale, Donation or Gift",
      "",
      "Month/day/year",
      "",
      "",
      "",
    ],
  ];
  const rows = works.map((work) => [
    ...[work.title, work.number, mediumNames[work.medium], "Painting"],
    ...[work.soldOn === null ? "Available" : "Sold", String(work.heightInches)],
    ...[String(work.widthInches), "1", work.framed ? "Yes" : "No", `$${work.priceDollars}.00`],
    ...[String(work.year), "", work.notes, work.location],
    ...(work.soldOn === null
      ? ["", "", "", "", "", ""]
      : ["Sale", "Galerie Vent", monthFirst(work.soldOn), String(work.soldDollars), "", "40%"]),
  ]);
  return csvOf([headings.map((_, at) => String(at + 1)), headings, help, ...rows]);
}

/** In the shape of Artlogic's XLSX export, with sizes in one cell, and days as the spreadsheet stores them. */
export function artlogicXlsx(works: readonly FileWork[]): Uint8Array {
  const mediumNames = {
    oil: "Oil on linen",
    acrylic: "Acrylic on panel",
    watercolour: "Watercolour",
  };
  const headings = [
    ...["Stock number", "Title", "Year", "Medium", "Dimensions", "Retail price"],
    ...["Price currency", "Availability", "Location", "Framed", "Notes"],
    ...["Sold date", "Sold price", "Sold to"],
  ];
  const rows = works.map((work): SheetCell[] => [
    ...[work.number, work.title, work.year, mediumNames[work.medium]],
    ...[`${work.heightInches} x ${work.widthInches} in`, work.priceDollars, "CAD"],
    ...[work.soldOn === null ? "Available" : "Sold", work.location, work.framed, work.notes],
    ...(work.soldOn === null
      ? [null, null, null]
      : [new Date(work.soldOn), work.soldDollars, work.soldTo]),
  ]);
  return xlsxFile({ name: "Artworks", rows: [headings, ...rows] });
}

const centimetres = (inches: number) => (inches * 2.54).toFixed(1).replace(".", ",");

const frenchAmount = (dollars: number) =>
  `${String(dollars).replace(/(\d)(\d{3})$/, "$1 $2")},00 $`;

/** A spreadsheet of one's own in French: semicolons, decimal commas, centimetres, days in words of numbers. */
export function frenchCsv(works: readonly FileWork[]): string {
  const mediumNames = { oil: "huile sur toile", acrylic: "acrylique", watercolour: "aquarelle" };
  const rows = works.map((work) => [
    ...[work.title, work.number, mediumNames[work.medium], String(work.year)],
    ...[centimetres(work.widthInches), centimetres(work.heightInches)],
    frenchAmount(work.priceDollars),
    ...[work.framed ? "oui" : "non", work.location, work.notes],
    ...[work.soldOn === null ? "disponible" : "vendu", work.soldOn ?? ""],
    ...[work.soldDollars === null ? "" : frenchAmount(work.soldDollars), work.soldTo],
  ]);
  const headings = [
    ...["Titre", "No d’inventaire", "Technique", "Année", "Larg. (cm)", "Haut. (cm)", "Prix"],
    ...["Encadré", "Emplacement", "Remarques", "Statut", "Vendu le", "Prix de vente", "Acheteur"],
  ];
  return csvOf([headings, ...rows], { separator: ";" });
}
