import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { matchColumns } from "#schema/imports/columns.ts";
import { type ImportField, importFields } from "#schema/imports/fields.ts";
import { importedWorkSchema } from "#schema/imports/imported-work.ts";
import type { UpdateField } from "#schema/imports/update-fields.ts";
import { roundHalfUp } from "#schema/money.ts";
import { plainSettings as settings } from "#tests/support/imports.ts";
import type { ImportSettings } from "./import-settings.ts";
import { unitOfHeadings, workReader } from "./read-work.ts";
import { tableColumn } from "./table-column.ts";

function readRow(cells: readonly string[], columns: ImportSettings["columns"], changed = settings) {
  const table = cells.map((_, column) => tableColumn([cells], column));
  return workReader({ ...changed, columns }, table)(0);
}

/** Reads a row that is given by field, with the settings changed. */
function read(cells: Partial<Record<ImportField, string>>, changed: Partial<ImportSettings> = {}) {
  const columns = Object.fromEntries(Object.keys(cells).map((field, at) => [field, at]));
  return readRow(Object.values(cells), columns, { ...settings, ...changed });
}

const dune = { title: "Dune", year: "2024", medium: "oil on linen", width: "30", height: "24" };

/** What few files know. */
const unknown = {
  ...{ statusWho: "", statusSince: null, statusUntil: null, archived: false },
  ...{ framingCents: 0, hoursSpent: 0, materialsCost: 0 },
  ...{ isOwnPrice: true, consignedThrough: "", consignmentCommission: null },
};

describe("workReader", () => {
  test("a row of Artwork Archive's, sold", () => {
    const cells = {
      ...{ "Piece Name": "Sumac", "Inventory Number": "A-12", Medium: "Oil on panel" },
      ...{ Status: "Sold", Height: "20", Width: "16", Depth: "1", Framed: "Yes", Price: "$950.00" },
      ...{ "Creation Date": "5/1/2025", Notes: "Varnish", "Current Location Name": "Collector" },
      ...{ "Sale/Donation/Gift": "Sale", "Sale/Donation/Gift Date": "3/27/2026" },
      ...{ "Sale/Donation/Gift Price": "900", "Sale Commission": "50%", "Sale Location": "Vent" },
    };
    const matched = matchColumns(Object.keys(cells), [Object.values(cells)]);
    const columns = Object.fromEntries(matched.map(({ field, column }) => [field, column]));
    expect(readRow(Object.values(cells), columns)).toMatchObject({
      problems: [],
      work: {
        title: "Sumac",
        dateCreated: "2025",
        width: 16,
        height: 20,
        depth: "wood-1",
        medium: "oil",
        inventoryNumber: "A-12",
        status: "sold",
        location: "Collector",
        framed: true,
        notes: "Varnish",
        ...unknown,
        currency: "CAD",
        askingPriceCents: 950_00,
        sale: {
          date: "2026-03-27",
          priceCents: 900_00,
          ...{ currency: null, commission: 0.5, discount: 0, discountBorneBy: null },
          ...{ feeCents: 0, shippingCents: 0, buyerName: "", through: "Vent", channelId: null },
        },
      },
    });
  });

  test("a French row with decimal commas, in centimetres", () => {
    const french = {
      ...{ titre: "Neige", year: "2023", medium: "aquarelle", size: "40,64 x 50,8 cm" },
      price: "1 550,50 $",
    };
    const { titre: title, ...rest } = french;
    const { work } = read(
      { title, ...rest },
      { separators: { decimal: ",", grouping: " " }, sizeBeginsWith: "width" },
    );
    expect(work).toMatchObject({ medium: "watercolour", askingPriceCents: 1550_50 });
    expect(work?.width).toBeCloseTo(16, 10);
    expect(work?.height).toBeCloseTo(20, 10);
    expect(work?.depth).toBe("paper-0.01");
  });

  test("a buyer or a sold price says that a work is sold, and its day is asked", () => {
    const problems = [{ field: "soldOn", kind: "empty", text: "" }];
    const asked = { ...dune, price: "900", soldOn: "—" };
    expect(read({ ...asked, soldTo: "Odile" })).toMatchObject({ work: null, problems });
    expect(read({ ...asked, soldPrice: "850" })).toMatchObject({ work: null, problems });
    const unsold = read({ ...asked, soldTo: "—", soldPrice: "0.00" });
    expect(unsold).toMatchObject({ problems: [], work: { status: "available", sale: null } });
  });

  test.each(["-", "—", "n/a", "N/A"])(
    "%j is how measures, amounts and days are left out",
    (cell) => {
      const blank = { depth: cell, price: cell, soldOn: cell, soldPrice: cell, framed: cell };
      expect(read({ ...dune, ...blank })).toMatchObject({
        problems: [],
        work: { status: "available", askingPriceCents: null, framed: false },
      });
      expect(read({ ...dune, width: cell }).problems).toEqual([
        { field: "width", kind: "empty", text: "" },
      ]);
    },
  );

  test.each([
    ["'=1+1", "=1+1"],
    ["''=1+1", "'=1+1"],
    ["'-x", "-x"],
    ["'tis autumn", "'tis autumn"],
    ["'\tDune", "Dune"],
  ])("the title %s, which a spreadsheet would have run, is %s", (cell, title) => {
    expect(read({ ...dune, title: cell }).work?.title).toBe(title);
  });

  test("hours, costs, holds and what a sale cost are read where the file has them", () => {
    const costs = { hours: "7,5 h", materials: "42.25", framingCost: "CA$180", archived: "yes" };
    const held = { status: "On hold", statusWho: "Odile", statusUntil: "2026-12-24" };
    expect(read({ ...dune, ...costs, ...held }).work).toMatchObject({
      ...{ hoursSpent: 7.5, materialsCost: 42.25, framingCents: 18_000, archived: true },
      ...{ status: "on-hold", statusWho: "Odile", statusSince: null, statusUntil: "2026-12-24" },
    });
    const sold = { soldOn: "2026-03-27", soldPrice: "900 USD", price: "950 CAD", discount: "10 %" };
    const deducted = { discountBorneBy: "Gallery", saleFees: "3.50", saleShipping: "20" };
    expect(read({ ...dune, ...sold, ...deducted }).work).toMatchObject({
      ...{ currency: "CAD", askingPriceCents: 950_00 },
      sale: {
        ...{ currency: "USD", priceCents: 900_00, discount: 0.1, discountBorneBy: "gallery" },
        ...{ feeCents: 350, shippingCents: 2_000 },
      },
    });
    expect(read({ ...dune, hours: "long", saleFees: "n/a" }).problems).toEqual([
      { field: "hours", kind: "unreadable", text: "long" },
    ]);
  });

  test("what the file does not know is blank", () => {
    expect(read(dune).work).toEqual({
      title: "Dune",
      dateCreated: "2024",
      width: 30,
      height: 24,
      depth: "canvas-0.75",
      medium: "oil",
      mediumLine: "oil on linen",
      inventoryNumber: null,
      status: "available",
      location: "",
      framed: false,
      notes: "",
      ...unknown,
      currency: "CAD",
      askingPriceCents: null,
      sale: null,
    });
  });

  test("the medium line has the file's own words, also those that the artist was asked about", () => {
    const media = new Map([["acrylic ink sand", "mixed"]] as const);
    expect(read({ ...dune, medium: "cold wax and oil" }).work).toMatchObject({
      ...{ medium: "oil", mediumLine: "cold wax and oil" },
    });
    expect(read({ ...dune, medium: "acrylic, ink, sand" }, { media }).work).toMatchObject({
      ...{ medium: "mixed", mediumLine: "acrylic, ink, sand" },
    });
    expect(read({ ...dune, medium: "charcoal on paper" }).work).toMatchObject({
      ...{ medium: "charcoal", depth: "paper-0.01", mediumLine: "charcoal on paper" },
    });
    const long = "oil ".repeat(80).trim();
    expect(read({ ...dune, medium: long }).problems).toEqual([
      { field: "medium", kind: "too-long", text: long },
    ]);
  });

  test("a column of the formula's medium leaves the other one to the medium line", () => {
    const cells = {
      ...{ Title: "Dune", Year: "2024", Medium: "sable et encre", Height: "24", Width: "30" },
      "Technique pour la formule": "Techniques mixtes",
    };
    const matched = matchColumns(Object.keys(cells), [Object.values(cells)]);
    const columns = Object.fromEntries(matched.map(({ field, column }) => [field, column]));
    expect(readRow(Object.values(cells), columns).work).toMatchObject({
      ...{ medium: "mixed", mediumLine: "sable et encre" },
    });
  });

  test.each<[string, Partial<Record<ImportField, string>>, object[]]>([
    ["no title", { title: "" }, [{ field: "title", kind: "empty", text: "" }]],
    ["no width", { width: "" }, [{ field: "width", kind: "empty", text: "" }]],
    ["a width in words", { width: "wide" }, [{ field: "width", kind: "unreadable", text: "wide" }]],
    ["no year", { year: "" }, [{ field: "year", kind: "empty", text: "" }]],
    [
      "two media",
      { medium: "ink, watercolour" },
      [{ field: "medium", kind: "unknown-word", text: "ink, watercolour" }],
    ],
    [
      "a price in words",
      { price: "a lot" },
      [{ field: "price", kind: "unreadable", text: "a lot" }],
    ],
    [
      "a currency that is neither",
      { price: "900", currency: "EUR" },
      [{ field: "currency", kind: "unreadable", text: "EUR" }],
    ],
    [
      "sold for what cannot be read",
      { soldOn: "2025-06-01", soldPrice: "900 or so", price: "950" },
      [{ field: "soldPrice", kind: "unreadable", text: "900 or so" }],
    ],
    [
      "a discount in another currency",
      { soldOn: "2025-06-01", soldPrice: "900", discount: "€50.00" },
      [{ field: "discount", kind: "unreadable", text: "€50.00" }],
    ],
    [
      "a discount of more than the price",
      { soldOn: "2025-06-01", soldPrice: "900", discount: "$950" },
      [{ field: "discount", kind: "out-of-range", text: "$950" }],
    ],
    [
      "a sale that is yet to come",
      { soldOn: "2099-06-01", soldPrice: "900" },
      [{ field: "soldOn", kind: "future", text: "2099-06-01" }],
    ],
    [
      "a sale before the work was made",
      { soldOn: "6/1/2023", soldPrice: "900" },
      [{ field: "soldOn", kind: "before-work", text: "6/1/2023" }],
    ],
    [
      "a buyer's long name",
      { soldOn: "2025-06-01", soldPrice: "900", soldTo: "é".repeat(201) },
      [{ field: "soldTo", kind: "too-long", text: "é".repeat(201) }],
    ],
    [
      "a discount of everything",
      { soldOn: "2025-06-01", soldPrice: "900", discount: "100%" },
      [{ field: "discount", kind: "out-of-range", text: "100%" }],
    ],
    [
      "an unknown status",
      { status: "lost" },
      [{ field: "status", kind: "unknown-word", text: "lost" }],
    ],
    [
      "consigned, and due back before that",
      { status: "consigned", statusSince: "2026-05-01", statusUntil: "2026-01-31" },
      [{ field: "statusUntil", kind: "out-of-range", text: "2026-01-31" }],
    ],
    [
      "sold, without a day or a price",
      { status: "sold" },
      [
        { field: "soldOn", kind: "empty", text: "" },
        { field: "soldPrice", kind: "empty", text: "" },
      ],
    ],
    [
      "a support that no word names",
      { support: "Aluminium" },
      [{ field: "support", kind: "unknown-word", text: "Aluminium" }],
    ],
    [
      "a long title",
      { title: "é".repeat(201) },
      [{ field: "title", kind: "too-long", text: "é".repeat(201) }],
    ],
    ["a year too far", { year: "2999" }, [{ field: "year", kind: "out-of-range", text: "2999" }]],
    ["2,001 inches", { width: "2001" }, [{ field: "width", kind: "out-of-range", text: "2001" }]],
    [
      "notes and a place that are too long",
      { notes: "é".repeat(5001), location: "é".repeat(201) },
      [
        { field: "location", kind: "too-long", text: "é".repeat(201) },
        { field: "notes", kind: "too-long", text: "é".repeat(5001) },
      ],
    ],
    [
      "a price of more than 100,000,000",
      { price: "100,000,000.01" },
      [{ field: "price", kind: "out-of-range", text: "100,000,000.01" }],
    ],
  ])("%s is a problem", (_name, cells, problems) => {
    expect(read({ ...dune, ...cells })).toMatchObject({ work: null, problems });
  });

  test("what the artist has answered is used", () => {
    const answers = {
      year: "2020",
      media: new Map([["tempera", "gouache"]] as const),
      statuses: new Map([["in storage", "not-for-sale"]] as const),
      supports: new Map([["aluminium", "wood"]] as const),
    };
    const words = { medium: "Tempera", status: "In storage", support: "Aluminium" };
    const cells = { ...dune, year: "", ...words };
    expect(read(cells, answers).work).toMatchObject({
      dateCreated: "2020",
      depth: "wood-0.75",
      medium: "gouache",
      status: "not-for-sale",
    });
  });

  test.each([
    ["$45", "percent", 0.05],
    ["45.00", "amount", 0.05],
    ["10 %", "amount", 0.1],
    ["10", "percent", 0.1],
    ["0.1", "percent", 0.1],
  ] as const)(
    "a discount %s where those without a sign are %s",
    (discount, discountUnit, share) => {
      const sold = { ...dune, soldOn: "2025-06-01", soldPrice: "900", discount };
      expect(read(sold, { discountUnit }).work?.sale?.discount).toBeCloseTo(share, 12);
    },
  );

  test.each([
    ["900", "10 %", 1000_00, 100_00],
    ["900", "100.00 $", 1000_00, 100_00],
    ["0.89", "11 %", 1_00, 11],
    ["900", "0", 900_00, 0],
    ["900", "", 900_00, 0],
    ["", "10 %", 950_00, 95_00],
  ])(
    "what was paid, %j after a discount of %j, was %d cents before it",
    (soldPrice, discount, cents, less) => {
      const cells = { ...dune, price: "950", soldOn: "2025-06-01", soldPrice, discount };
      const sale = read(cells, { isSoldPriceDiscounted: true }).work?.sale ?? expect.unreachable();
      expect(sale.priceCents).toBe(cents);
      expect(roundHalfUp(sale.priceCents * sale.discount)).toBe(less);
    },
  );

  test("a price that cannot be read is the only problem, whatever its discount", () => {
    const sold = { ...dune, soldOn: "2025-06-01", soldPrice: "900 or so", discount: "$50" };
    expect(read(sold).problems).toEqual([
      { field: "soldPrice", kind: "unreadable", text: "900 or so" },
    ]);
  });

  test("a work can be sold for the largest price", () => {
    const sold = { ...dune, soldOn: "2025-06-01", soldPrice: "100,000,000" };
    expect(read(sold).work?.sale?.priceCents).toBe(100_000_000_00);
  });

  test.each([
    ["GST 5% 20.00", [{ tax: "gst-hst", label: "GST", rate: 5, cents: 20_00 }]],
    ["By the channel", "by-channel"],
    ["None", []],
    ["", null],
  ])("taxes of a sale, %j", (taxes, lines) => {
    const sold = { ...dune, soldOn: "2025-06-01", soldPrice: "900", taxes };
    expect(read(sold).work?.sale?.taxes).toEqual(lines);
  });

  test("nothing that was paid is what a discount of everything left, and no price is beyond the largest", () => {
    const sold = { ...dune, soldOn: "2025-06-01", soldPrice: "60,000,000" };
    const problemsAt = (discount: string) =>
      read({ ...sold, discount }, { isSoldPriceDiscounted: true }).problems;
    expect(problemsAt("100 %")).toEqual([
      { field: "discount", kind: "out-of-range", text: "100 %" },
    ]);
    expect(problemsAt("50 %")).toEqual([
      { field: "soldPrice", kind: "out-of-range", text: "60,000,000" },
    ]);
  });

  test("a dollar sign names no currency", () => {
    const cells = { ...dune, price: "900", currency: "$" };
    expect(read(cells, { currency: "USD" }).work?.currency).toBe("USD");
    expect(read({ ...cells, currency: "$ CA" }, { currency: "USD" }).work?.currency).toBe("CAD");
  });

  test("a price in another currency than its own column's is asked about", () => {
    const cells = { ...dune, price: "US$900", currency: "CAD" };
    expect(read(cells)).toMatchObject({
      work: null,
      problems: [
        { field: "currency", kind: "unreadable", text: "CAD" },
        { field: "price", kind: "unreadable", text: "US$900" },
      ],
    });
    expect(read({ ...cells, currency: "USD" }).work?.currency).toBe("USD");
    expect(read({ ...cells, price: "CA$900" }).work?.currency).toBe("CAD");
  });

  test("the answer about sizes changes none whose letters say which side is which", () => {
    const { width: _width, height: _height, ...rest } = dune;
    for (const size of ['20" W x 16" H', "H 16 x W 20", "20 x 16"]) {
      const { work } = read({ ...rest, size }, { sizeBeginsWith: "width" });
      expect(work).toMatchObject({ width: 20, height: 16 });
    }
  });

  test("a gift is not for sale, a day of sale sells, a price of 0 is none", () => {
    expect(read({ ...dune, disposal: "Gift" }).work?.status).toBe("not-for-sale");
    const sold = read({ ...dune, soldOn: "2025-06-01", price: "US$ 700" }).work;
    expect(sold).toMatchObject({ status: "sold", currency: "USD", sale: { priceCents: 700_00 } });
    expect(read({ ...dune, price: "0" }).work?.askingPriceCents).toBeNull();
  });
});

test.each([
  ["oil", "", "", "canvas-0.75"],
  ["charcoal", "", "", "paper-0.01"],
  ["oil", "", "1.4", "canvas-1.5"],
  ["ink", "", "1.4", "paper-0.04"],
  ["charcoal", "panel", "", "wood-0.75"],
  ["oil", "paper", "", "paper-0.01"],
  ["oil on panel", "", "1.9", "wood-2"],
  ["ink on linen", "", "", "canvas-0.75"],
])("%s on %j, %j inches deep, is on %s", (medium, support, depth, expected) => {
  expect(read({ ...dune, medium, support, depth }).work?.depth).toBe(expected);
});

test("a side that has no column of its own is in that of the size", () => {
  const { width, height, ...rest } = dune;
  for (const cells of [
    { ...rest, width: "99" },
    { ...rest, height: "99" },
  ]) {
    const { work } = read({ ...cells, size: `${height} x ${width}` });
    expect(work).toMatchObject({ width: 30, height: 24 });
  }
});

test("who has it, since when and until when are said of works on hold and consigned alone", () => {
  const who = { statusWho: "Vent", statusSince: "2026-03-01", statusUntil: "2026-05-01" };
  const holder = { ...who, consignedThrough: "Galerie", consignmentCommission: "40 %" };
  const withoutHolder = { statusWho: "", statusSince: null, statusUntil: null };
  expect(read({ ...dune, ...holder, status: "On hold" }).work).toMatchObject({
    ...{ ...who, consignedThrough: "", consignmentCommission: null },
  });
  expect(read({ ...dune, ...holder, status: "Consigned" }).work).toMatchObject({
    ...{ ...who, consignedThrough: "Galerie", consignmentCommission: 0.4 },
  });
  for (const cells of [holder, { ...holder, statusSince: "some day", statusUntil: "never" }]) {
    expect(read({ ...dune, ...cells, status: "Available" })).toMatchObject({
      ...{
        problems: [],
        work: { ...withoutHolder, consignedThrough: "", consignmentCommission: null },
      },
    });
  }
});

describe("the status of a work", () => {
  test.each<[string, Partial<Record<ImportField, string>>, string]>([
    ["says nothing", {}, "available"],
    ["a mark of what is available", { forSale: "yes" }, "available"],
    ["a count of none", { forSale: "0" }, "not-for-sale"],
    ["available, and none left", { status: "Available", forSale: "0" }, "not-for-sale"],
    ["available, and NFS for its price", { status: "avail", price: "NFS" }, "not-for-sale"],
    ["consigned, and not in the shop", { status: "Consigned", forSale: "0" }, "consigned"],
    ["reserved in the cell of its price", { price: "Reserved" }, "on-hold"],
    ["reserved, at a price", { price: "$450 (reserved)" }, "on-hold"],
    ["not for sale, as it is sold", { forSale: "no", soldOn: "2025-06-01", price: "90" }, "sold"],
    ["sold for the price in the cell", { price: "sold: $90", soldOn: "2025-06-01" }, "sold"],
    ["no sale, and not for sale", { disposal: "no", forSale: "no" }, "not-for-sale"],
    ["a gift, whatever else is said", { disposal: "Gift", status: "Available" }, "not-for-sale"],
  ])("%s", (_what, cells, status) => {
    expect(read({ ...dune, ...cells })).toMatchObject({ problems: [], work: { status } });
  });

  test("the column of NFS asks for the opposite", () => {
    const statusBy = (forSale: string) =>
      read({ ...dune, forSale }, { isNotForSaleAsked: true }).work?.status;
    expect([statusBy("x"), statusBy("no"), statusBy(""), statusBy("NFS")]).toEqual([
      ...["not-for-sale", "available", "available", "not-for-sale"],
    ]);
  });

  test("a blank cell among marks, and words that are not known, are asked about", () => {
    const marked = { isForSaleMarked: true };
    expect(read({ ...dune, forSale: "" }, marked).problems).toEqual([
      { field: "forSale", kind: "empty", text: "" },
    ]);
    const forSale = new Map([["", "sold"]] as const);
    expect(read({ ...dune, forSale: "" }, { ...marked, forSale }).gaps).toEqual([
      "soldOn",
      "soldPrice",
    ]);
    for (const field of ["forSale", "disposal", "framed"] as const) {
      expect(read({ ...dune, [field]: "perhaps" }).problems).toEqual([
        { field, kind: "unknown-word", text: "perhaps" },
      ]);
    }
    const answers = {
      disposals: new Map([["loan", "consigned"]] as const),
      framed: new Map([["perhaps", true]]),
    };
    expect(read({ ...dune, disposal: "Loan", framed: "Perhaps" }, answers).work).toMatchObject({
      ...{ status: "consigned", framed: true },
    });
  });
});

test.each([
  ["nothing", {}, "gallery-50"],
  ["a gallery", { soldThrough: "Galerie Vent" }, "gallery-50"],
  ["a kind of channel", { soldThrough: "Studio" }, null],
  ["a commission", { commission: "40 %" }, null],
  ["a gallery and its commission", { soldThrough: "Galerie Vent", commission: "40 %" }, null],
])(
  "a sale of which the file says %s has the channel that was answered: %s",
  (_, cells, channelId) => {
    const sold = { ...dune, soldOn: "2025-06-01", soldPrice: "900", ...cells };
    expect(read(sold, { channelId: "gallery-50" }).work?.sale?.channelId).toBe(channelId);
    expect(read(sold).work?.sale?.channelId).toBeNull();
  },
);

describe("sold works without a day or price", () => {
  const sold = { ...dune, status: "Sold" };
  const answered = (answers: Partial<ImportSettings["incompleteSales"]>) => ({
    incompleteSales: { ...settings.incompleteSales, ...answers },
  });

  test("get what the artist has answered for all", () => {
    const answers = answered({ soldOn: "2025-06-01", soldCents: 350_00 });
    expect(read(sold, answers)).toMatchObject({
      ...{ problems: [], gaps: ["soldOn", "soldPrice"] },
      work: { sale: { date: "2025-06-01", priceCents: 350_00 } },
    });
    const own = { ...sold, soldOn: "2024-02-01", price: "900" };
    expect(read(own, answers)).toMatchObject({
      ...{ gaps: [] },
      work: { sale: { date: "2024-02-01", priceCents: 900_00 } },
    });
    const paid = { ...sold, soldOn: "2024-02-01", soldPrice: "800" };
    expect(read(paid, answers)).toMatchObject({
      ...{ gaps: [] },
      work: { sale: { date: "2024-02-01", priceCents: 800_00 } },
    });
  });

  test("get the end of their year, or today where it is not over", () => {
    const day = (year: string) =>
      read({ ...sold, year }, answered({ soldOn: "year-end", soldCents: 1 })).work?.sale?.date;
    const thisYear = String(new Date().getFullYear());
    expect(day("2020")).toBe("2020-12-31");
    expect(day(thisYear)?.slice(0, 4)).toBe(thisYear);
  });

  test("are not for sale, without a sale, where the artist says so", () => {
    const answers = answered({ withoutSale: new Set(["soldPrice"] as const) });
    expect(read({ ...sold, soldOn: "2025-06-01" }, answers)).toMatchObject({
      ...{ problems: [], work: { status: "not-for-sale", sale: null } },
    });
    expect(read({ ...sold, price: "900" }, answers).problems).toEqual([
      { field: "soldOn", kind: "empty", text: "" },
    ]);
  });

  test("are not those that are on offer, which lack nothing", () => {
    const answers = answered({ withoutSale: new Set(["soldOn", "soldPrice"] as const) });
    expect(read(dune, answers)).toMatchObject({
      ...{ gaps: [], work: { status: "available", sale: null } },
    });
  });

  test("an answer that is before the work is a problem of its row", () => {
    expect(read(sold, answered({ soldOn: "2023-06-01", soldCents: 1 })).problems).toEqual([
      { field: "soldOn", kind: "before-work", text: "2023-06-01" },
    ]);
  });
});

test.each<[Partial<Record<ImportField, string>>, object]>([
  [{ price: "$1,200 framed" }, { field: "price", kind: "with-frame", text: "$1,200 framed" }],
  [{ price: "$3,000 pair" }, { field: "price", kind: "for-several", text: "$3,000 pair" }],
  [{ price: "900 $ la paire" }, { field: "price", kind: "for-several", text: "900 $ la paire" }],
  [{ price: "#REF!" }, { field: "price", kind: "unreadable", text: "#REF!" }],
  [{ title: "#NAME?" }, { field: "title", kind: "unreadable", text: "#NAME?" }],
  [{ location: "#N/A" }, { field: "location", kind: "unreadable", text: "#N/A" }],
  [{ status: "#VALUE!" }, { field: "status", kind: "unreadable", text: "#VALUE!" }],
  [{ depth: "deep" }, { field: "depth", kind: "unreadable", text: "deep" }],
  [{ units: "hands" }, { field: "units", kind: "unknown-word", text: "hands" }],
])("%j is asked about", (cells, problem) => {
  expect(read({ ...dune, ...cells })).toMatchObject({ work: null, problems: [problem] });
});

test("a unit of its own holds for the lengths of its row", () => {
  const sizes = { width: "50.8", height: "25.4" };
  expect(read({ ...dune, ...sizes, units: "cm" }).work).toMatchObject({ width: 20, height: 10 });
  expect(read({ ...dune, units: "" }).work).toMatchObject({ width: 30, height: 24 });
  expect(read({ ...dune, depth: "0", units: "in" }).work?.depth).toBe("canvas-0.75");
});

test("a size that is too large, or none, is a problem of its cell", () => {
  const { width: _width, height: _height, ...rest } = dune;
  const problemOf = (kind: string, text: string) => [{ field: "size", kind, text }];
  expect(read({ ...rest, size: "2001 x 16" }).problems).toEqual(
    problemOf("out-of-range", "2001 x 16"),
  );
  expect(read({ ...rest, size: "large" }).problems).toEqual(problemOf("unreadable", "large"));
  expect(read({ ...rest, size: "" }).problems).toEqual(problemOf("empty", ""));
});

test("whatever cells hold, a work is as the server takes it, or there is a problem", () => {
  const cell = fc.oneof(
    fc.constantFrom(...["", " ", "0", "-1", "0.001", "1e9", "100%", "2001", "2026-03-27", "99999"]),
    fc.constantFrom(
      ...["oil", "Sold", "on hold", "yes", "gallery", "wood", "16 x 20", "'=1", "'\t"],
    ),
    fc.constantFrom(...["$12.50", "100000000000", "20 %", "2030", "CAD", "é".repeat(5001)]),
    fc.string(),
  );
  const whole = fc.constant({ ...dune, soldOn: "2025-06-01", soldPrice: "900" });
  const some = fc.dictionary(fc.constantFrom(...importFields), cell, { maxKeys: 4 });
  const row = fc.tuple(whole, some);
  fc.assert(
    fc.property(row, fc.boolean(), ([sold, cells], isSoldPriceDiscounted) => {
      const { work, problems } = read({ ...sold, ...cells }, { isSoldPriceDiscounted });
      expect(work === null).toBe(problems.length > 0);
      if (work !== null) expect(v.parse(importedWorkSchema, work)).toEqual(work);
    }),
    { numRuns: 2_000 },
  );
});

test("the depth is that of its own column, else of the size, and the nearest on offer", () => {
  const { width: _width, height: _height, ...rest } = dune;
  const depthOf = (cells: Partial<Record<ImportField, string>>) => read(cells).work?.depth;
  expect(depthOf({ ...rest, size: "24 x 30 x 1.5" })).toBe("canvas-1.5");
  expect(depthOf({ ...rest, size: "24 x 30", depth: "2" })).toBe("canvas-2");
  expect(depthOf({ ...rest, size: "24 x 30 x 1.5", depth: "2" })).toBe("canvas-2");
  expect(depthOf({ ...rest, size: "24 x 30 x 1.5", depth: "0" })).toBe("canvas-1.5");
  expect(depthOf({ ...dune, depth: "0.875" })).toBe("canvas-0.75");
});

test("headings name the unit unless they name two", () => {
  expect(unitOfHeadings(["Larg. (po)", "Haut. (po)"])).toBe("in");
  expect(unitOfHeadings(["Width cm", "Height cm"])).toBe("cm");
  expect(unitOfHeadings(["Width cm", "Height in"])).toBeNull();
  expect(unitOfHeadings(["Width", "Height"])).toBeNull();
  expect(unitOfHeadings(["Width (cm)", "Height", "Depth (cm)"])).toBe("cm");
  expect(unitOfHeadings(["Hauteur (mm)", "Largeur (mm)"])).toBe("mm");
  expect(read(dune, { unit: "mm" }).work?.width).toBeCloseTo(3 / 2.54, 10);
});

describe("what a row states", () => {
  const always = ["title", "dateCreated", "width", "height", "medium", "mediumLine"] as const;

  test.each<[string, Partial<Record<ImportField, string>>, UpdateField[]]>([
    ["nothing more in blank cells", { location: " ", notes: "" }, []],
    ["the day of a sale", { soldOn: "2026-03-27" }, ["status"]],
    ["no support without its depth", { support: "canvas" }, []],
    ["no support with a depth of 0", { support: "canvas", depth: "0" }, []],
    ["no support with a depth that cannot be read", { support: "canvas", depth: "n/a" }, []],
    ["a support with its depth", { support: "canvas", depth: "1.5" }, ["depth"]],
    ["how it left", { disposal: "Gift" }, ["status"]],
    ["no status by how it left in other words", { disposal: "Loan" }, []],
    ["a status", { disposal: "Returned", status: "NFS" }, ["status"]],
    ["a price", { price: "1,550" }, ["askingPriceCents"]],
    ["a status in place of a price", { price: "NFS" }, ["status"]],
    ["both in one cell", { price: "SOLD $450" }, ["askingPriceCents", "status"]],
    ["nothing by a price on request", { price: "POR" }, []],
    ["whether it is for sale", { forSale: "no" }, ["status"]],
    [
      "the channel of a consignment",
      { status: "Consigned", consignedThrough: "Galerie Vent" },
      ["status", "consignedThrough"],
    ],
    ["for whom it is on hold", { statusWho: "Odile" }, ["statusWho"]],
    ["since when", { statusSince: "2026-03-01" }, ["statusSince"]],
    [
      "no status by the day of a sale beside one in other words",
      { soldOn: "2026-03-27", status: "Lost" },
      [],
    ],
    ["until when", { statusUntil: "2026-05-01" }, ["statusUntil"]],
    ["where it is", { location: "Atelier" }, ["location"]],
    ["that it is not framed", { framed: "no" }, ["framed"]],
    ["what its frame cost", { framingCost: "180" }, ["framingCents"]],
    ["notes", { notes: "Varnish" }, ["notes"]],
    ["hours, also none", { hours: "0" }, ["hoursSpent"]],
    ["materials", { materials: "42.25" }, ["materialsCost"]],
    ["that it is not archived", { archived: "no" }, ["archived"]],
    ["nothing that cannot be read", { hours: "many", archived: "perhaps", framed: "perhaps" }, []],
    ["not the number by which it is recognized", { inventoryNumber: "A-1" }, []],
  ])("%s", (_what, cells, fields) => {
    const stated = read({ ...dune, ...cells }).stated();
    expect(stated.toSorted()).toEqual([...always, ...fields].toSorted());
  });

  test("nothing without a title and a year", () => {
    expect(read({ location: "Atelier" }).stated()).toEqual(["location"]);
  });

  test("a size in one cell, and no year that was answered for all rows", () => {
    const { width: _width, height: _height, ...rest } = dune;
    const cells = { ...rest, year: "n.d.", size: "24 x 30" };
    expect(read(cells, { year: "2020" }).stated()).toEqual([
      "title",
      "width",
      "height",
      "medium",
      "mediumLine",
    ]);
  });
});
