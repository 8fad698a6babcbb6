import { expect, test } from "vitest";
import { firstChannels } from "#schema/channels/channel.ts";
import type { Registration } from "#schema/sales/taxes.ts";
import { anArtwork } from "#tests/support/web/artwork.ts";
import { newSaleForm, type SaleForm } from "./sale-form.ts";
import { chargesTaxes, taxesAsTyped } from "./sale-taxes.ts";

const registrations: readonly Registration[] = [
  { tax: "gst-hst", since: "2014-01-01" },
  { tax: "qst", since: "2026-01-01" },
];
const channels = firstChannels.map((channel) => ({
  ...channel,
  chargesTax: channel.id === "gallery-50",
  discount: channel.id === "fair" ? 0.1 : 0,
}));
const taxInputs = { channels, registrations };
const work = anArtwork("Undertow", { askedCents: 40_000, dateCreated: "2012" });
const form: SaleForm = { ...newSaleForm(work, channels, "2026-11-22"), deliveredBy: "carrier" };
const inOntario = { country: "CA", region: "ON" };
const linesOf = (changed: Partial<SaleForm>) => {
  const taxes = taxesAsTyped({ ...form, ...changed }, taxInputs);
  return taxes === null || taxes === "unknown"
    ? taxes
    : [taxes.amountCents, ...taxes.lines.map(({ label, cents }) => `${label} ${cents}`)];
};

test("who is registered on the day charges taxes, unless the channel does", () => {
  expect(chargesTaxes(form, taxInputs)).toBe(true);
  expect(chargesTaxes({ ...form, channelId: "gallery-50" }, taxInputs)).toBe(false);
  expect(chargesTaxes({ ...form, date: "2013-12-31" }, taxInputs)).toBe(false);
  expect(chargesTaxes(form, { channels, registrations: [] })).toBe(false);
});

test("the taxes follow the place of delivery, the day and the discount as they are typed", () => {
  expect(linesOf({ deliveredBy: "" })).toBe(null);
  expect(linesOf({})).toBe(null);
  expect(linesOf(inOntario)).toEqual([40_000, "HST 5200"]);
  expect(linesOf({ ...inOntario, region: "QC" })).toEqual([40_000, "GST 2000", "QST 3990"]);
  expect(linesOf({ ...inOntario, region: "QC", date: "2025-12-31" })).toEqual([40_000, "GST 2000"]);
  expect(linesOf({ ...inOntario, discount: "10" })).toEqual([36_000, "HST 4680"]);
  expect(linesOf({ ...inOntario, channelId: "fair" })).toEqual([36_000, "HST 4680"]);
  expect(linesOf({ country: "US", region: "New York" })).toEqual([40_000, "GST 0"]);
  const handedOver = { deliveredBy: "handed-over", handedOverIn: "QC" } as const;
  expect(linesOf({ ...handedOver, country: "US" })).toEqual([40_000, "GST 2000", "QST 3990"]);
  expect(linesOf({ ...inOntario, price: "much" })).toBe(null);
});

test("a day without a known rate has no taxes, and says so", () => {
  expect(linesOf({ ...inOntario, region: "PE", date: "2015-06-01" })).toBe("unknown");
});
