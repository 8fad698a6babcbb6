import { expect, test } from "vitest";
import { firstChannels } from "#schema/channels/channel.ts";
import type { Sale } from "#schema/sales/sale.ts";
import {
  type CorrectionForm,
  correctionFormOf,
  correctionOf,
  findCorrectionErrors,
  saleAsTyped,
} from "./correction-form.ts";

const sale: Sale = {
  ...{ id: "sale", artworkId: "work", artworkTitle: "Sumac", date: "2026-05-02" },
  ...{ priceCents: 2_400_000, discountCents: 240_000, currency: "CAD", cadRate: 1 },
  channel: {
    ...{ id: "studio", kind: "studio", name: null, commission: 0 },
    ...{ percentageFee: 0, fixedFeeCents: 0, discountBorneBy: "artist", chargesTax: false },
  },
  ...{ commissionCents: 0, feeCents: 0, shippingCents: 4_500, netCents: 2_155_500 },
  ...{ personId: null, buyer: null, deliverTo: null, deliveredBy: null, handedOverIn: null },
  taxes: null,
  ...{
    invoice: null,
    payment: null,
    returnedAt: null,
    returnedOn: null,
    createdAt: "2026-05-02T12:00:00.000Z",
  },
};
const now = new Date("2026-11-25T12:00:00");

function form(change: Partial<CorrectionForm> = {}): CorrectionForm {
  return { ...correctionFormOf(sale), ...change };
}

test("nothing is sent of what stays as it is recorded", () => {
  expect(correctionFormOf(sale)).toEqual({
    ...{ date: "2026-05-02", price: "24000", currency: "CAD", channelId: "studio" },
    ...{ discount: "10", shipping: "45", paidOn: "", method: "" },
  });
  expect(correctionOf(form(), sale)).toEqual({});
});

test("a price that was mistyped is sent with the discount that its share is then", () => {
  expect(correctionOf(form({ price: "2400" }), sale)).toEqual({
    ...{ priceCents: 240_000, discountCents: 24_000 },
  });
});

test("day, channel, discount and shipping are sent as they are typed, and none where they are emptied", () => {
  const typed = form({ date: "2026-04-30", channelId: "gallery-50", discount: "", shipping: "" });
  expect(correctionOf(typed, sale)).toEqual({
    ...{ date: "2026-04-30", channelId: "gallery-50", discountCents: 0, shippingCents: 0 },
  });
});

test("a discount of odd cents is shown with the decimals that it needs, and stays", () => {
  const odd = { ...sale, priceCents: 110_000, discountCents: 10_001 };
  expect(correctionOf(correctionFormOf(odd), odd)).toEqual({});
});

test("how it was paid is sent, and taken back where it is emptied", () => {
  const typed = form({ paidOn: "2026-05-04", method: " cheque " });
  const payment = { paidOn: "2026-05-04", method: "cheque" };
  expect(correctionOf(typed, sale)).toEqual({ payment });
  expect(correctionOf(form(), { ...sale, payment })).toEqual({ payment: null });
});

test.each<[string, Partial<CorrectionForm>, object]>([
  ["nothing", {}, {}],
  ["no day", { date: "" }, { date: "day" }],
  ["a day to come", { date: "2126-01-01" }, { date: "future" }],
  ["a day before the work", { date: "2024-12-31" }, { date: "beforeWork" }],
  ["a price of 0", { price: "0" }, { price: "zero" }],
  ["a discount of the whole price", { discount: "100" }, { discount: "share" }],
  ["a method without its day", { method: "cheque" }, { paidOn: "day" }],
  ["a payment to come", { paidOn: "2126-01-01" }, { paidOn: "future" }],
])("%s is refused as the server does", (_name, change, errors) => {
  expect(findCorrectionErrors(form(change), { dateCreated: "2025" }, now)).toEqual(errors);
});

test("through another gallery half of what was paid is its own", () => {
  const typed = form({ price: "2400", channelId: "gallery-50" });
  expect(saleAsTyped(typed, sale, firstChannels)).toMatchObject({
    ...{ discountCents: 24_000, commissionCents: 108_000, shippingCents: 4_500, netCents: 103_500 },
    channel: { id: "gallery-50" },
  });
  expect(saleAsTyped(form({ channelId: "absent" }), sale, firstChannels)).toBeNull();
});
