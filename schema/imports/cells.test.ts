import { describe, expect, test } from "vitest";
import {
  currencyIn,
  isBlankCell,
  namesSides,
  readAmount,
  readCurrency,
  readDiscount,
  readLength,
  readShare,
  readSides,
  readYear,
  unitIn,
} from "./cells.ts";

const english = { decimal: ".", grouping: "," } as const;
const french = { decimal: ",", grouping: " " } as const;

describe("readLength", () => {
  test.each([
    ["16", "in", 16],
    ['16 1/2"', "in", 16.5],
    ["16½ in.", "cm", 16.5],
    ["40.64 cm", "in", 16],
    ["406.4 mm", "in", 16],
    ["2 ft", "in", 24],
    ["5'", "in", 60],
    ["24 po", "cm", 24],
    ["50.8", "cm", 20],
    ["16 in H", "cm", 16],
    ["16 (H)", "in", 16],
    ["16 inches high", "cm", 16],
    ["400 mm", "cm", 400 / 25.4],
    ["400 millimètres", "cm", 400 / 25.4],
    ["400", "mm", 400 / 25.4],
    ["1.13 m", "in", 113 / 2.54],
    ["1.13 metres", "in", 113 / 2.54],
    ["1.5", "m", 150 / 2.54],
    ["40 centimetres", "in", 40 / 2.54],
    ["24 pouces", "cm", 24],
    ["3 pi", "cm", 36],
    [`5' 3"`, "cm", 63],
    [`5'3"`, "cm", 63],
    ["5'3", "cm", 63],
    ["5’ 3 1/2”", "cm", 63.5],
    ["5' 3½\"", "cm", 63.5],
    ["5'-3''", "cm", 63],
    ["5 ft 3 in", "cm", 63],
    ["5 ft. 3 in.", "cm", 63],
    ["5 feet, 3 inches", "cm", 63],
    ["5 pi 3 po", "cm", 63],
    ["5' 0\"", "cm", 60],
    ["5 ft 3 in H", "cm", 63],
    [`5'   3"`, "cm", 63],
    [`16${" ".repeat(196)}in`, "cm", 16],
  ] as const)("%s is, where the file has %s, %d inches", (cell, unit, inches) => {
    expect(readLength(cell, unit, english)).toBeCloseTo(inches, 10);
  });

  test("40,6 cm in French", () => {
    expect(readLength("40,6 cm", "in", french)).toBeCloseTo(40.6 / 2.54, 10);
  });

  test.each([
    ...["", " ", "0", "-3", "tall", "16 x 20", "n/a", "5' 20\"", "5' 12\"", "0' 0\"", "5.5' 3\""],
    ...[
      "5' 3 or 4",
      `16${" ".repeat(197)}in`,
      "2026-03-04",
      "4-Mar",
      "04-mars",
      "16 kg",
      "Colin",
      "#REF!",
    ],
  ])("%j is no length", (cell) => {
    expect(readLength(cell, "in", english)).toBeNull();
  });
});

describe("readSides", () => {
  test.each([
    ["16 x 20 in", [16, 20]],
    ["16 × 20", [16, 20]],
    ["16X20X1.5", [16, 20, 1.5]],
    ['H 16" x W 20"', [16, 20]],
    ["W 20 x H 16", [16, 20]],
    ['20" W x 16" H', [16, 20]],
    ["20W x 16H", [16, 20]],
    ["20 in. W x 16 in. H", [16, 20]],
    ["20 x H 16", [16, 20]],
    ["L 20 x H 16 x P 2", [16, 20, 2]],
    ["W 20 x D 2 x H 16", [16, 20, 2]],
    ["20 x 16 x 2 D", [20, 16, 2]],
    ["20 x 16 inches", [20, 16]],
    ["20 by 24 inches", [20, 24]],
    ["16 x 20 in (40.6 x 50.8 cm)", [16, 20]],
    ["40.64 x 50.8 cm", [16, 20]],
    ["12 1/2 x 9 in", [12.5, 9]],
    ["36 (w) x 24 (h) in", [24, 36]],
    ["24 (H) x 36 (W)", [24, 36]],
    ["24 [H] x 36 [W]", [24, 36]],
    ["36 in (W) x 24 in (H)", [24, 36]],
    ["36 (L) x 24 (H)", [24, 36]],
    ["36 (l) × 24 (h) × 2 (p)", [24, 36, 2]],
    ["24 (H) x 36 (L) x 2 (P)", [24, 36, 2]],
    ["36 wide x 24 high", [24, 36]],
    ["36 inches wide by 24 inches high", [24, 36]],
    ["Larg. 36 x Haut. 24", [24, 36]],
    ["L: 36 x H: 24 x Prof: 2", [24, 36, 2]],
    ["36 x 24 in (W x H)", [24, 36]],
    ["(H x W) 24 x 36", [24, 36]],
    ["36 × 24 (L × H)", [24, 36]],
    ["36 x 24 x 2 (W x H x D)", [24, 36, 2]],
    ["1.016 x 0.508 m", [40, 20]],
    ["16 in x 50.8 cm x 1", [16, 20, 1]],
    ["40.64 x 20 in x 5.08 cm", [16, 20, 2]],
    ["1 x 2 1/2", [1, 2.5]],
    ["10 x 10 x 10", [10, 10, 10]],
    ["24 x 36 x 30", [24, 36, 30]],
    ["20 (W) x 24 (H) x 2 (L)", [24, 20, 2]],
    ["20 (W) x 24 (L)", [24, 20]],
    ["406.4 x 508 mm", [16, 20]],
    ["406.4 mm x 508 mm", [16, 20]],
    ["16 in x 20", [16, 20]],
    ["40.64 cm x 20 in", [16, 20]],
    ["40.64 cm x 50.8", [16, 20]],
    ["40.64 x 50.8 cm (16 x 20 in)", [16, 20]],
    ["40.64 x 50.8 (cm)", [16, 20]],
    ["H (cm): 40.64 x W (cm): 50.8", [16, 20]],
    ["50.8 x 40.64 (W x H, cm)", [20, 16]],
    ["36 x 24 (W x H) (91 x 61 cm)", [24, 36]],
    ["36 x 24 H (91 x 61 cm)", [24, 36]],
    ["36 ( W ) x 24 ( H )", [24, 36]],
    ["0.5 x 20", [0.5, 20]],
    [`5' 3" x 4'`, [63, 48]],
    ["5 ft 3 in x 4 ft", [63, 48]],
    [`5' 3" (H) x 4' 2" (W)`, [63, 50]],
  ])("%s", (cell, sides) => {
    const read = readSides(cell, "in", english);
    expect(read).toHaveLength(sides.length);
    for (const [at, side] of sides.entries()) expect(read?.[at]).toBeCloseTo(side, 10);
  });

  test("a side without a unit beside two others has that of the file", () => {
    expect(readSides("16 in x 50.8 cm x 2.54", "cm", english)?.[2]).toBeCloseTo(1, 10);
  });

  test("40,64 sur 50,8 cm in French", () => {
    expect(readSides("40,64 sur 50,8 cm", "in", french)?.map(Math.round)).toEqual([16, 20]);
  });

  test.each([
    ...["H 16 x 20", '20" W x 16" H', "L 20 × H 16", "20 (w) x 16 (h)", "16 x 20 in (W x H)"],
    ...["20 wide by 16"],
  ])("%s says which side is which", (cell) => {
    expect(namesSides(cell)).toBe(true);
  });

  test.each(["20 x 16 inches", "20 x 16 x 2 D", "16 x 20 in (40 x 50 cm)", "16 × 20 po"])(
    "%s does not",
    (cell) => {
      expect(namesSides(cell)).toBe(false);
    },
  );

  test.each(["H 16 x H 20", "H 16 x D 2", "16 (h) x 20 (h)", "16 (L) x 20 (l)"])(
    "%j has not both",
    (cell) => {
      expect(readSides(cell, "in", english)).toBeNull();
    },
  );

  test.each([
    "16 x 20 / 22 x 26",
    "16x20/22x26 cm",
    "40 x 20 / 22 x 26",
    "3 x 24 x 36",
    "2 x 40 x 50 cm",
  ])("%j is several sizes, and none is guessed", (cell) => {
    expect(readSides(cell, "in", english)).toBeNull();
  });

  test.each([
    ...["", "16", "16 x", "16 x tall", "1 x 2 x 3 x 4", "4 x 3 x 2 x 1", "variable", `36 x 5' 3"`],
    ...[`5' (H) 3" x 36`],
    ...["25 x 30 in\n33 x 37 in", `${"1".repeat(300)} x 2`],
  ])("%j has none", (cell) => {
    expect(readSides(cell, "in", english)).toBeNull();
  });
});

describe("readAmount", () => {
  test.each([
    ["1,550.00", english, 155_000, null],
    ["$900", english, 90_000, null],
    ["CA$1,925", english, 192_500, "CAD"],
    ["US$ 1,200.50", english, 120_050, "USD"],
    ["1200 USD", english, 120_000, "USD"],
    ["C$75", english, 7_500, "CAD"],
    ["1 550,00 $", french, 155_000, null],
    ["1 550,00 $ CA", french, 155_000, "CAD"],
    ["2 025,00 $ US", french, 202_500, "USD"],
    ["$1,550", french, 155_000, null],
    ["1.550 $", french, 155_000, null],
    ["1,250,000", french, 125_000_000, null],
    ["15,50 $", french, 1_550, null],
    ["900 US", english, 90_000, "USD"],
    ["$900 US", english, 90_000, "USD"],
    ["1 200 $ CA", french, 120_000, "CAD"],
    ["1200 CA", english, 120_000, "CAD"],
    ["1200CAD", english, 120_000, "CAD"],
    ["900USD", english, 90_000, "USD"],
    ["1.200", english, 120_000, null],
    ["1.250.000 $", english, 125_000_000, null],
    ["199.125", english, 19_913, null],
    [" 199.125 ", english, 19_913, null],
    ["199.125", french, 19_912_500, null],
    ["$199.125", english, 19_912_500, null],
    ["0", english, 0, null],
  ] as const)("%s", (cell, separators, cents, currency) => {
    expect(readAmount(cell, separators)).toEqual({ cents, currency });
  });

  test.each(["", "on request", "€900", "£1,200", "-5", "12 to 15", "450/550", "$450 / $550"])(
    "%j is none",
    (cell) => {
      expect(readAmount(cell, english)).toBeNull();
    },
  );
});

test("units and currencies are named by headings too", () => {
  expect(["Width (in)", "Larg. (po)", "Hauteur cm", "Width", "Depth [mm]"].map(unitIn)).toEqual([
    ...["in", "in", "cm", null, "mm"],
  ]);
  const metric = ["Dimensions (H x W, mm)", "Height in millimetres", "Size in mm (H x W)", "H (m)"];
  expect(metric.map(unitIn)).toEqual(["mm", "mm", "mm", "m"]);
  const imperial = ["H in inches", "Height in.", "Width (feet)", 'Size (")', "Size (H x W in)"];
  expect(imperial.map(unitIn)).toEqual(["in", "in", "ft", "in", "in"]);
  const bracketed = ["Width ( in )", "Size (H x W) (cm)", "Size (H x W) in mm"];
  expect(bracketed.map(unitIn)).toEqual(["in", "cm", "mm"]);
  const cells = ["16 in H", "16 in (40 cm)", "16 x 20 (40 x 50 cm)", `${" ".repeat(300)}16 cm`];
  expect(cells.map(unitIn)).toEqual(["in", "in", null, "cm"]);
  expect(["Price, CAD", "Prix ($ US)", "Price (USD)", "Price", "$"].map(currencyIn)).toEqual([
    ...["CAD", "USD", "USD", null, null],
  ]);
});

test.each(["", " ", "-", " – ", "---", "n/a", "N/A ", "NA"])("%j is a blank cell", (cell) => {
  expect(isBlankCell(cell)).toBe(true);
});

test.each(["0", "none", "a", "-5", "n/a yet", "?"])("%j is not", (cell) => {
  expect(isBlankCell(cell)).toBe(false);
});

test.each([
  ...(["USD", " usd ", "US$", "US $", "$US", "$ US", "$USD"] as const).map((cell) => [cell, "USD"]),
  ...(["CAD", "cdn", "CA$", "CA $", "C$", "$CA", "$ CA", "$CAD"] as const).map((c) => [c, "CAD"]),
] as const)("%j names its currency, alone and within a heading", (cell, currency) => {
  expect(readCurrency(cell)).toBe(currency);
  expect(currencyIn(`Price ${cell.trim()}`)).toBe(currency);
});

test.each(["$", "", "EUR", "AUD", "NCAD", "US", "CA", "USD or CAD", "AUS$", "CDNS", "CAD 900"])(
  "%j is no currency alone",
  (cell) => {
    expect(readCurrency(cell)).toBeNull();
  },
);

test.each(["$C", "$ C", "C $", "CAD$"])("%j in a heading is Canadian", (mark) => {
  expect(currencyIn(`Price ${mark}`)).toBe("CAD");
});

test.each([
  ["40", 0.4],
  ["40 %", 0.4],
  ["0.4", 0.4],
  ["0.5 %", 0.005],
  ["0", 0],
  ["1", 1],
  ["100", 1],
  ["100 %", 1],
  ["101", null],
  ["12 1/2 %", 0.125],
  ["1/4", 0.25],
  ["40/60", null],
  ["40 / 60 %", null],
  ["1%2", null],
  ["", null],
  ["half", null],
  ["$50.00", null],
  ["50 CAD", null],
  ["€0.40", null],
])("a share of %s", (cell, share) => {
  expect(readShare(cell, english)).toBe(share);
});

test.each([
  ["2024", "2024"],
  ["c. 2024", "2024"],
  ["2024-05-01", "2024"],
  ["5/1/2024", "2024"],
  ["20245", null],
  ["3024", null],
  ["unknown", null],
])("the year in %s", (cell, year) => {
  expect(readYear(cell)).toBe(year);
});

test.each([
  ["10 %", "amount", { share: 0.1 }],
  ["0.1", "percent", { share: 0.1 }],
  ["10", "percent", { share: 0.1 }],
  ["10", "amount", { cents: 10_00 }],
  ["$50.00", "percent", { cents: 50_00 }],
  ["50 CAD", "percent", { cents: 50_00 }],
  ["some", "percent", null],
  ["some", "amount", null],
] as const)("a discount of %s, where the file has no signs of %s", (cell, bare, discount) => {
  expect(readDiscount(cell, bare, english)).toEqual(discount);
});
