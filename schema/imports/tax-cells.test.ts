import fc from "fast-check";
import { expect, test } from "vitest";
import type { TaxLine } from "#schema/sales/taxes.ts";
import { readTaxes, taxesText } from "./tax-cells.ts";

const gst: TaxLine = { tax: "gst-hst", label: "GST", rate: 5, cents: 20_00 };
const qst: TaxLine = { tax: "qst", label: "QST", rate: 9.975, cents: 39_90 };
const own = { chargesTax: false } as const;

test.each<[string, readonly TaxLine[] | null, boolean, string, string]>([
  ["not known", null, false, "", ""],
  ["charged by the channel, whatever it is", null, true, "By the channel", "Par le canal"],
  ["none", [], false, "None", "Aucune"],
  [
    "of Québec",
    [gst, qst],
    false,
    "GST 5% 20.00; QST 9.975% 39.90",
    "TPS 5% 20,00; TVQ 9,975% 39,90",
  ],
  ["harmonized", [{ ...gst, label: "HST", rate: 13 }], false, "HST 13% 20.00", "TVH 13% 20,00"],
  ["of an export", [{ ...gst, rate: 0, cents: 0 }], false, "GST 0% 0.00", "TPS 0% 0,00"],
  [
    "of British Columbia",
    [{ tax: "bc-pst", label: "PST", rate: 7, cents: 7 }],
    false,
    "PST BC 7% 0.07",
    "TVP CB 7% 0,07",
  ],
  [
    "of Saskatchewan",
    [{ tax: "sk-pst", label: "PST", rate: 6, cents: 60 }],
    false,
    "PST SK 6% 0.60",
    "TVP SK 6% 0,60",
  ],
  [
    "of Manitoba",
    [{ tax: "mb-rst", label: "RST", rate: 7, cents: 1234_56 }],
    false,
    "RST 7% 1234.56",
    "TVD 7% 1234,56",
  ],
])(
  "taxes that are %s are written in both languages, and read again",
  (_, taxes, chargesTax, english, french) => {
    const sale = { taxes, channel: { chargesTax } };
    expect(taxesText(sale, "en-CA")).toBe(english);
    expect(taxesText(sale, "fr-CA")).toBe(french);
    const read = chargesTax ? "by-channel" : taxes;
    for (const text of [english, french, ` ${english} `]) expect(readTaxes(text)).toEqual(read);
  },
);

test("a tax of another name keeps it, which is not read again", () => {
  const text = taxesText({ taxes: [{ ...gst, label: "VAT" }], channel: own }, "fr-CA");
  expect(text).toBe("VAT 5% 20,00");
  expect(readTaxes(text)).toBeNull();
});

test.each([
  ...["GST", "GST 5%", "GST 20.00", "GST 5% 20", "GST 5% 20.0", "GST 5% 20.000", "GST 500% 20.00"],
  ...[
    "GST 5% 20.00;",
    "GST 5% 20.00; VAT 5% 1.00",
    "VAT 5% 1.00; GST 5% 20.00",
    "none",
    "PST 7% 7.00",
  ],
  ...[
    "paid\nGST 5% 20.00",
    "x GST 5% 20.00",
    "GST 5% 20.00 x",
    "GST 5.% 20.00",
    "GST 5.12345% 20.00",
    "GST -5% 20.00",
  ],
])("%j are no taxes", (text) => {
  expect(readTaxes(text)).toBeNull();
});

test("whatever is written is read again to the cent", () => {
  const lines = fc.array(
    fc.record({
      named: fc.constantFrom(
        ...([
          ["gst-hst", "GST"],
          ["gst-hst", "HST"],
          ["qst", "QST"],
          ["bc-pst", "PST"],
          ["sk-pst", "PST"],
          ["mb-rst", "RST"],
        ] as const),
      ),
      rate: fc.integer({ min: 0, max: 99_999 }).map((thousandths) => thousandths / 1000),
      cents: fc.integer({ min: 0, max: 99_999_999_999 }),
    }),
    { minLength: 1, maxLength: 4 },
  );
  fc.assert(
    fc.property(lines, fc.constantFrom("en-CA", "fr-CA"), (drawn, language) => {
      const taxes = drawn.map(({ named: [tax, label], ...rest }) => ({ tax, label, ...rest }));
      expect(readTaxes(taxesText({ taxes, channel: own }, language))).toEqual(taxes);
    }),
  );
});
