import type { ImportedWork } from "#schema/imports/imported-work.ts";
import type { Decisions } from "#web/features/imports/analysis/decisions.ts";
import { csvOf, encodeText, type Sheet, xlsxFile } from "./spreadsheets.ts";

type Expected = Partial<Omit<ImportedWork, "sale">> & {
  readonly title: string;
  /** The day and the cents of its sale; null for none. */
  readonly sale?: readonly [string, number] | null;
};

/** A file as artists, galleries and web shops have them, and what is meant by it. */
export interface StrangersFile {
  readonly name: string;
  /** Of a CSV file, the first with the headings; of a workbook its sheets. */
  readonly rows: readonly (readonly string[])[] | { readonly sheets: readonly Sheet[] };
  /** What the artist answers, whatever the file leaves open. */
  readonly answers: Partial<Decisions>;
  readonly works: readonly Expected[];
  /** Rows that wait for a decision, by number, with the fields that they wait for. */
  readonly waiting?: Readonly<Record<number, readonly string[]>>;
  /** Rows that are left out, by number, and what they are. */
  readonly leftOut?: Readonly<Record<number, string>>;
}

const heightFirst = { sizeBeginsWith: "height", currency: "CAD" } as const;

/** WooCommerce's columns, of which many say nothing of a work. */
const wooHeadings = [
  ...["ID", "Type", "SKU", "Name", "Published", "Is featured?", "Short description"],
  ...["Description", "Date sale price starts", "Date sale price ends", "Tax status", "In stock?"],
  ...["Stock", "Weight (kg)", "Length (cm)", "Width (cm)", "Height (cm)", "Sale price"],
  ...["Regular price", "Categories", "Attribute 1 name", "Attribute 1 value(s)"],
  ...["Attribute 2 name", "Attribute 2 value(s)"],
];

const ownHeadings = [
  "Title",
  "Inventory number",
  "Medium",
  "Height (in)",
  "Width (in)",
  "Year",
  "Price",
];

const shopifyHeadings = [
  ...["Handle", "Title", "Body (HTML)", "Vendor", "Option1 Name", "Option1 Value", "Variant SKU"],
  ...["Variant Inventory Qty", "Variant Price", "Variant Compare At Price", "Image Src", "Status"],
];

export const strangersFiles: readonly StrangersFile[] = [
  {
    name: "the artist’s name is not the title",
    rows: [
      ["Name", "Title", "Medium", "Size", "Year", "Price"],
      ["Ada Quill", "Reef", "Oil on canvas", "20 x 30 in", "2023", "CA$1500"],
      ["Ada Quill", "Kelp", "Oil on panel", "10 x 10 in", "2024", "CA$600"],
    ],
    answers: heightFirst,
    works: [
      { title: "Reef", height: 20, width: 30, askingPriceCents: 1500_00, dateCreated: "2023" },
      { title: "Kelp", height: 10, width: 10, askingPriceCents: 600_00, dateCreated: "2024" },
    ],
  },
  {
    name: "the title is the painting’s, the name the artist’s",
    rows: [
      ["Painting", "Artist Name", "Medium", "Size", "Year", "Price"],
      ["Reef", "Ada Quill", "Oil on canvas", "20 x 30 in", "2023", "CA$1500"],
    ],
    answers: heightFirst,
    works: [{ title: "Reef", medium: "oil", mediumLine: "Oil on canvas", status: "available" }],
  },
  {
    name: "a stock number beside an ID",
    rows: [
      ["ID", "Stock number", "Title", "Medium", "Dimensions", "Year", "Price"],
      ["812", "KAD 011", "Reef", "Oil on canvas", "20 x 30 in", "2023", "CA$1500"],
    ],
    answers: heightFirst,
    works: [{ title: "Reef", inventoryNumber: "KAD 011" }],
  },
  {
    name: "what is not available is not on offer",
    rows: [
      ["title", "medium", "size", "year", "price", "available"],
      ["Reef", "Acrylic on canvas", "50x50 cm", "2020", "800 CAD", "false"],
      ["Kelp", "Acrylic on canvas", "30x40 cm", "2021", "500 CAD", "true"],
    ],
    answers: heightFirst,
    works: [
      { title: "Reef", status: "not-for-sale", askingPriceCents: 800_00 },
      { title: "Kelp", status: "available", askingPriceCents: 500_00 },
    ],
  },
  {
    name: "what has a mark under NFS is not for sale",
    rows: [
      ["Title", "Medium", "Size", "Year", "NFS"],
      ["Reef", "Acrylic", "50x50 cm", "2020", "x"],
      ["Kelp", "Acrylic", "30x40 cm", "2021", ""],
    ],
    answers: heightFirst,
    works: [
      { title: "Reef", status: "not-for-sale" },
      { title: "Kelp", status: "available" },
    ],
  },
  {
    name: "what has no mark under For Sale is asked about once",
    rows: [
      ["Title", "Medium", "Size", "Year", "For Sale"],
      ["Reef", "Acrylic", "50x50 cm", "2020", "x"],
      ["Kelp", "Acrylic", "30x40 cm", "2021", ""],
    ],
    answers: heightFirst,
    works: [{ title: "Reef", status: "available" }],
    waiting: { 3: ["forSale"] },
  },
  {
    name: "a framed size is not the work’s",
    rows: [
      ["Title", "Medium", "Size (framed)", "Size (unframed)", "Year", "Framed price", "Price"],
      ["Reef", "Oil on canvas", "26 x 36 in", "20 x 30 in", "2023", "CA$1800", "CA$1500"],
    ],
    answers: heightFirst,
    works: [{ title: "Reef", height: 20, width: 30, askingPriceCents: 1500_00 }],
  },
  {
    name: "an exhibition’s date is no year",
    rows: [
      ["Title", "Medium", "Size", "Exhibition date", "Price"],
      ["Reef", "Oil on canvas", "20 x 30 in", "2025-05-01", "CA$1500"],
    ],
    answers: heightFirst,
    works: [],
    waiting: { 2: ["year"] },
  },
  {
    name: "Shopify’s products",
    rows: [
      shopifyHeadings,
      [
        ...["reef", "Reef", "<p>Oil on canvas</p>", "Studio", "Size", "20 x 30 in", "RF-01"],
        ...["1", "1500.00", "", "https://x.example/1.jpg", "active"],
      ],
      ["reef", "", "", "", "", "", "", "", "", "", "https://x.example/2.jpg", ""],
      [
        ...["kelp", "Kelp", "<p>Oil on panel</p>", "Studio", "Size", "10 x 10 in", "KP-02"],
        ...["0", "600.00", "", "https://x.example/3.jpg", "active"],
      ],
    ],
    answers: { ...heightFirst, year: "2024" },
    works: [
      {
        ...{ title: "Reef", inventoryNumber: "RF-01", height: 20, width: 30, medium: "oil" },
        ...{
          mediumLine: "Oil on canvas",
          askingPriceCents: 1500_00,
          status: "available",
          notes: "",
        },
      },
      {
        ...{ title: "Kelp", inventoryNumber: "KP-02", height: 10, width: 10 },
        ...{ mediumLine: "Oil on panel", depth: "wood-0.75", status: "not-for-sale" },
      },
    ],
    leftOut: { 3: "continued" },
  },
  {
    name: "WooCommerce’s products, with their attributes in any order",
    rows: [
      wooHeadings,
      [
        ...["301", "simple", "EQ-021", "Reef", "1", "0", "Oil on canvas", "A quiet reef.", "", ""],
        ...["taxable", "1", "1", "1.2", "4", "50", "80", "", "1500", "Paintings"],
        ...["Medium", "Oil on canvas", "Year", "2023"],
      ],
      [
        ...["302", "simple", "EQ-022", "Kelp", "1", "0", "Acrylic on panel", "Grey.", "", ""],
        ...["taxable", "0", "0", "0.6", "2", "30", "30", "450", "600", "Paintings"],
        ...["Year", "2024", "Medium", "Acrylic on panel"],
      ],
    ],
    answers: heightFirst,
    works: [
      {
        ...{ title: "Reef", inventoryNumber: "EQ-021", dateCreated: "2023", medium: "oil" },
        ...{ depth: "canvas-1.5", status: "available", askingPriceCents: 1500_00, sale: null },
        notes: "A quiet reef.",
      },
      {
        ...{ title: "Kelp", inventoryNumber: "EQ-022", dateCreated: "2024", medium: "acrylic" },
        ...{ depth: "wood-0.75", status: "not-for-sale", askingPriceCents: 600_00, sale: null },
      },
    ],
  },
  {
    name: "sizes of which most are not understood are asked about by their text",
    rows: [
      ["Title", "Medium", "Dimensions", "Year", "Price"],
      ["Reef", "Oil on canvas", "about a metre", "2019", "CA$1500"],
      ["Kelp", "Oil on panel", "see file", "2018", "CA$600"],
      ["Tide", "Oil on panel", "10 x 12 in", "2018", "CA$600"],
    ],
    answers: heightFirst,
    works: [{ title: "Tide", height: 10, width: 12 }],
    waiting: { 2: ["size"], 3: ["size"] },
  },
  {
    name: "sold works without day or price have one answer",
    rows: [
      ["name", "size", "medium", "year", "sold"],
      ["Reef", "14 x 10", "watercolor", "2020", ""],
      ["Kelp", "7 x 10", "watercolor", "2021", "Sold"],
      ["Tide", "9 x 12", "watercolor", "2022", "Sold"],
    ],
    answers: {
      ...{ ...heightFirst, unit: "in", channelId: "studio" },
      ...{ soldDays: "year-end", soldPrices: "same", soldPrice: "350" },
    },
    works: [
      { title: "Reef", status: "available", sale: null },
      { title: "Kelp", status: "sold", sale: ["2021-12-31", 350_00] },
      { title: "Tide", status: "sold", sale: ["2022-12-31", 350_00] },
    ],
  },
  {
    name: "headings of a program, in camel case",
    rows: [
      ["title", "medium", "dimensions", "yearCreated", "askingPrice", "inventoryNumber"],
      ["Reef", "Oil on linen", "8 x 10 inches", "2023", "420", "RF-1"],
    ],
    answers: heightFirst,
    works: [
      {
        ...{ title: "Reef", dateCreated: "2023", askingPriceCents: 420_00 },
        ...{ inventoryNumber: "RF-1", height: 8, width: 10 },
      },
    ],
  },
  {
    name: "the name of the painting, and its material, in French",
    rows: [
      ["Nom du tableau", "Material", "Dimensions", "Date"],
      ["Marée basse", "huile sur toile", "80cm x 60cm", "Mars 2018"],
    ],
    answers: { ...heightFirst, sizeBeginsWith: "width" },
    works: [
      { title: "Marée basse", medium: "oil", dateCreated: "2018", mediumLine: "huile sur toile" },
    ],
  },
  {
    name: "prints are set aside",
    rows: [
      ["title", "medium", "size", "year"],
      ["Kelp", "Oil on canvas print", "12 x 16 in", "2022"],
      ["Tide", "Acrylic on canvas (giclee)", "12 x 16 in", "2022"],
      ["Reef", "Acrylic on canvas", "12 x 16 in", "2022"],
    ],
    answers: heightFirst,
    works: [{ title: "Reef", medium: "acrylic" }],
    leftOut: { 2: "print", 3: "print" },
  },
  {
    name: "totals, headings between the works and repeated ones are left out",
    rows: [
      ["Title", "Medium", "Size", "Year", "Price"],
      ["2022", "", "", "", ""],
      ["Reef", "Oil", "12 x 16 in", "2022", "CA$900"],
      ["Subtotal", "", "", "", "900"],
      ["Title", "Medium", "Size", "Year", "Price"],
      ["Total Eclipse", "Oil", "12 x 16 in", "2023", "CA$900"],
      ["", "TOTAL: 2 works", "", "", "CA$1,800"],
      ["", "", "", "", "1800"],
    ],
    answers: heightFirst,
    works: [{ title: "Reef" }, { title: "Total Eclipse" }],
    leftOut: { 2: "section", 4: "total", 5: "headings", 7: "total", 8: "total" },
  },
  {
    name: "words in the cell of a price are its status",
    rows: [
      ["Title", "Medium", "Size", "Year", "Price", "Sold on"],
      ["Reef", "Oil", "12 x 16 in", "2022", "NFS", ""],
      ["Kelp", "Oil", "12 x 16 in", "2022", "POR", ""],
      ["Tide", "Oil", "12 x 16 in", "2022", "SOLD - $450", "2023-05-01"],
      ["Ebb", "Oil", "12 x 16 in", "2022", "$1,200 framed", ""],
      ["Cape", "Oil", "12 x 16 in", "2022", "$3,000 pair", ""],
      ["Dune", "Oil", "12 x 16 in", "2022", "#REF!", ""],
      ["Moss", "Oil", "12 x 16 in", "2022", "SOLD", ""],
    ],
    answers: { ...heightFirst, channelId: "studio" },
    works: [
      { title: "Reef", status: "not-for-sale", askingPriceCents: null },
      { title: "Kelp", status: "available", askingPriceCents: null },
      { title: "Tide", status: "sold", sale: ["2023-05-01", 450_00] },
    ],
    waiting: { 5: ["price"], 6: ["price"], 7: ["price"], 8: ["soldOn", "soldPrice"] },
  },
  {
    name: "a unit for each row, in a column of its own",
    rows: [
      ["Accession No.", "Title", "Medium", "H in inches", "W", "Unit", "Year"],
      ["A-1", "Reef", "Oil", "12", "16", "in", "2022"],
      ["A-2", "Kelp", "Oil", "25.4", "50.8", "cm", "2022"],
    ],
    answers: heightFirst,
    works: [
      { title: "Reef", height: 12, width: 16, inventoryNumber: "A-1" },
      { title: "Kelp", height: 10, width: 20, inventoryNumber: "A-2" },
    ],
  },
  {
    name: "sizes in metres, and in millimetres",
    rows: [
      ["Name", "Size", "Medium", "Year"],
      ["REEF", "1.016 x 0.762 m", "acrylic on canvas", "2022"],
      ["KELP", "508 x 254 mm", "acrylic on canvas", "2023"],
    ],
    answers: heightFirst,
    works: [
      { title: "REEF", height: 40, width: 30 },
      { title: "KELP", height: 20, width: 10 },
    ],
  },
  {
    name: "letters in brackets name the sides",
    rows: [
      ["Title", "Medium", "Size", "Year", "Price"],
      ["Reef", "Oil on canvas", "30 (w) x 20 (h) in", "2023", "CA$1500"],
      ["Kelp", "Oil on panel", "10 x 14 in", "2024", "CA$600"],
    ],
    answers: heightFirst,
    works: [
      { title: "Reef", height: 20, width: 30 },
      { title: "Kelp", height: 10, width: 14 },
    ],
  },
  {
    name: "days of sale by their month or year",
    rows: [
      ["Title", "Medium", "Size", "Year", "Price", "Sold date"],
      ["Reef", "Oil", "10 x 14 in", "2020", "CA$1500", "12-Mar-21"],
      ["Kelp", "Oil", "10 x 14 in", "2020", "CA$600", "aug 2024"],
      ["Tide", "Oil", "10 x 14 in", "2020", "CA$600", ""],
    ],
    answers: { ...heightFirst, channelId: "studio" },
    works: [
      { title: "Reef", status: "sold", sale: ["2021-03-12", 1500_00] },
      { title: "Kelp", status: "sold", sale: ["2024-08-31", 600_00] },
      { title: "Tide", status: "available", sale: null },
    ],
  },
  {
    name: "the first sheet of a workbook is hidden",
    rows: {
      sheets: [
        {
          ...{ name: "Old 2019", isHidden: true },
          rows: [ownHeadings, ["Moss", "K-0", "Oil on canvas", 24, 36, 2009, 100]],
        },
        {
          name: "Inventory",
          rows: [
            ownHeadings,
            ["Reef", "K-1", "Oil on canvas", 20, 30, 2019, 1500],
            ["Kelp", "K-2", "Oil on panel", 10, 10, 2018, 600],
          ],
        },
      ],
    },
    answers: heightFirst,
    works: [
      { title: "Reef", height: 20, width: 30, askingPriceCents: 1500_00 },
      { title: "Kelp", inventoryNumber: "K-2", dateCreated: "2018" },
    ],
  },
  {
    name: "errors and formulas without a result are no blank cells",
    rows: {
      sheets: [
        {
          name: "Works",
          rows: [
            ownHeadings,
            ["Reef", "K-1", "Oil on canvas", 20, 30, 2019, { formula: "D2*E2*2.08" }],
            ["Kelp", "K-2", "Oil on panel", 10, 10, 2018, { error: "#REF!" }],
            ["Tide", "K-3", "Oil on panel", 10, 10, 2018, 600],
          ],
        },
      ],
    },
    answers: heightFirst,
    works: [{ title: "Tide", askingPriceCents: 600_00 }],
    waiting: { 2: ["price"], 3: ["price"] },
  },
];

export function strangersBytes({ rows }: StrangersFile): Uint8Array {
  return "sheets" in rows ? xlsxFile(...rows.sheets) : encodeText(csvOf(rows), "utf-8");
}
