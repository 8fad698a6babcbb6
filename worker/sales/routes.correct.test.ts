import { beforeAll, describe, expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { artworkAskingPricePath } from "#schema/artworks/record-paths.ts";
import { firstChannels } from "#schema/channels/channel.ts";
import type { SaleInput } from "#schema/sales/sale-input.ts";
import { salePath } from "#schema/sales/sales-paths.ts";
import type { TestArtist } from "#tests/support/artists.ts";
import { readInvoice, sendCreditNote, sendInvoice } from "#tests/support/documents.ts";
import { expectAllOrNothing } from "#tests/support/failing-writes.ts";
import {
  findWork,
  historyOf,
  readError,
  readLedger,
  readSale,
  readWork,
  recordSale,
  saveBusiness,
  saveWork,
  sell,
  sendReturn,
  signInProfessional,
} from "#tests/support/records.ts";
import { expectIssue, expectRefusal, expectUnchanged } from "#tests/support/refusals.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { putRate } from "#worker/rates/storage.ts";

const worker = workerForTests({ isLimited: false });
beforeAll(() => putRate(worker.env.RATES, { USD: 0.8, date: "2026-01-15" }));

function patch(artist: TestArtist, id: string, body: unknown): Promise<Response> {
  return artist.send("PATCH", salePath(id), body);
}

/** A registered artist's sale for 2,400, handed over in the studio in Ontario. */
async function signInWithSale(sale: Partial<SaleInput> = {}) {
  const artist = await signInProfessional(worker);
  await saveBusiness(artist);
  const handedOver = { deliveredBy: "handed-over", handedOverIn: "ON" } as const;
  return { artist, sale: await sell(artist, { priceCents: 240_000, ...handedOver, ...sale }) };
}

const hst = (cents: number) => [{ tax: "gst-hst", label: "HST", rate: 13, cents }];
const buyer = { name: "Solange", country: "CA", region: "QC" };

describe("a correction of a sale", () => {
  test("a price that was mistyped as 24,000 is 2,400 from then on, with its net and taxes", async () => {
    const { artist, sale } = await signInWithSale({ priceCents: 2_400_000 });
    expect(sale).toMatchObject({ netCents: 2_400_000, taxes: hst(312_000) });
    const corrected = await readSale(await patch(artist, sale.id, { priceCents: 240_000 }));
    expect(corrected).toEqual({
      ...sale,
      ...{ priceCents: 240_000, netCents: 240_000, taxes: hst(31_200) },
    });
    expect(await readLedger(artist)).toEqual([corrected]);
    expect(await findWork(artist, sale.artworkId)).toMatchObject({
      status: "sold",
      sale: { id: sale.id, priceCents: 240_000 },
    });
    const sold = { currency: "CAD", reason: "" };
    expect((await historyOf(artist, sale.artworkId)).slice(-2)).toEqual([
      { ...sold, kind: "sold", amountCents: 2_400_000, status: "sold" },
      { ...sold, kind: "corrected", amountCents: 240_000, status: null },
    ]);
  });

  test("another channel brings its terms of today; discount and shipping stay", async () => {
    const { artist, sale } = await signInWithSale({ discountCents: 24_000, shippingCents: 4_500 });
    const gallery = firstChannels.map((channel) =>
      channel.id === "gallery-50"
        ? { ...channel, commission: 0.45, discount: 0.2, shippingCents: 9_900, chargesTax: true }
        : channel,
    );
    expect((await artist.send("PUT", apiPaths.channels, gallery)).status).toBe(200);
    const corrected = await readSale(await patch(artist, sale.id, { channelId: "gallery-50" }));
    expect(corrected).toEqual({
      ...sale,
      channel: {
        ...{ id: "gallery-50", kind: "gallery", name: null, commission: 0.45 },
        ...{ percentageFee: 0, fixedFeeCents: 0, discountBorneBy: "both", chargesTax: true },
      },
      // 45 % of 2,160.
      ...{ commissionCents: 97_200, netCents: 114_300, taxes: [] },
    });
  });

  test("the same channel keeps the terms of the sale, whatever they are today", async () => {
    const { artist, sale } = await signInWithSale({ channelId: "gallery-50" });
    const halved = firstChannels.map((channel) => ({ ...channel, commission: 0.25 }));
    expect((await artist.send("PUT", apiPaths.channels, halved)).status).toBe(200);
    const body = { channelId: "gallery-50", priceCents: 200_000 };
    expect(await readSale(await patch(artist, sale.id, body))).toMatchObject({
      channel: { commission: 0.5 },
      ...{ commissionCents: 100_000, netCents: 100_000 },
    });
  });

  test("another day brings its rate and its taxes", async () => {
    const { artist, sale } = await signInWithSale({
      ...{ currency: "USD", date: "2025-03-31", handedOverIn: "NS" },
    });
    expect(sale).toMatchObject({
      cadRate: null,
      taxes: [{ rate: 15, cents: 36_000 }],
    });
    const corrected = await readSale(await patch(artist, sale.id, { date: "2026-01-16" }));
    expect(corrected).toEqual({
      ...sale,
      ...{ date: "2026-01-16", cadRate: 1.25 },
      taxes: [{ tax: "gst-hst", label: "HST", rate: 14, cents: 33_600 }],
    });
    const before = await readSale(await patch(artist, sale.id, { date: "2025-03-31" }));
    expect(before).toEqual(sale);
  });

  test("another currency brings its rate, or the one that is sent with it", async () => {
    const { artist, sale } = await signInWithSale();
    const inUsd = await readSale(await patch(artist, sale.id, { currency: "USD" }));
    expect(inUsd).toEqual({ ...sale, currency: "USD", cadRate: 1.25 });
    const dated = { date: "2026-01-02", cadRate: 1.37 };
    expect(await readSale(await patch(artist, sale.id, dated))).toEqual({ ...inUsd, ...dated });
    expect(await readSale(await patch(artist, sale.id, { currency: "CAD" }))).toEqual({
      ...{ ...sale, date: "2026-01-02" },
    });
  });

  test("discount and shipping are corrected, and the channel takes its share of what was paid", async () => {
    const { artist, sale } = await signInWithSale({ channelId: "gallery-50" });
    const body = { discountCents: 40_000, shippingCents: 6_000 };
    expect(await readSale(await patch(artist, sale.id, body))).toEqual({
      ...{ ...sale, ...body, commissionCents: 100_000, netCents: 94_000, taxes: hst(26_000) },
    });
  });

  test("a repeat changes nothing and writes no second line of the history", async () => {
    const { artist, sale } = await signInWithSale();
    const body = { date: "2026-01-14", priceCents: 200_000, channelId: "gallery-40" };
    const first = await readSale(await patch(artist, sale.id, body));
    await expectUnchanged(worker, async () => {
      expect(await readSale(await patch(artist, sale.id, body))).toEqual(first);
    });
    const kinds = (await historyOf(artist, sale.artworkId)).map(({ kind }) => kind);
    expect(kinds).toEqual(["suggested", "sold", "corrected"]);
  });

  test("two windows that correct different parts at once both succeed", async () => {
    const { artist, sale } = await signInWithSale();
    const answers = await Promise.all([
      patch(artist, sale.id, { priceCents: 200_000 }),
      patch(artist, sale.id, { channelId: "gallery-50" }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await readLedger(artist)).toMatchObject([
      { priceCents: 200_000, channel: { id: "gallery-50" }, netCents: 100_000 },
    ]);
  });

  test("how it was paid is said, corrected and taken back, without a line of the history", async () => {
    const { artist, sale } = await signInWithSale();
    expect(sale.payment).toBeNull();
    const history = await historyOf(artist, sale.artworkId);
    const payment = { paidOn: "2026-01-20", method: "e-transfer" };
    const paid = await readSale(await patch(artist, sale.id, { payment }));
    expect(paid).toEqual({ ...sale, payment });
    await expectIssue(
      worker,
      () => patch(artist, sale.id, { payment: { paidOn: "2126-01-20", method: "" } }),
      "payment.paidOn",
      "Enter today or an earlier day.",
    );
    expect(await readSale(await patch(artist, sale.id, { payment: null }))).toEqual(sale);
    expect(await historyOf(artist, sale.artworkId)).toEqual(history);
  });

  test("a work asks below what was mistyped without a reason, and not below what it was sold for", async () => {
    const { artist, sale } = await signInWithSale({ priceCents: 2_400_000 });
    await readSale(await patch(artist, sale.id, { priceCents: 240_000 }));
    const { id } = await saveWork(artist);
    const ask = (amountCents: number) =>
      artist.send("PATCH", artworkAskingPricePath(id), { amountCents, currency: "CAD" });
    expect(await readError(await ask(239_999))).toMatchObject({
      code: "LOWERS_PRICE",
      ...{ highestCents: 240_000, workIds: [sale.artworkId] },
    });
    expect(await readWork(await ask(240_000))).toMatchObject({ askedCents: 240_000 });
  });

  test("a sale that was returned counts at its price, whatever a later sale of the work was corrected to", async () => {
    const { artist, sale } = await signInWithSale();
    await readSale(await sendReturn(artist, sale.id));
    const second = await recordSale(artist, { artworkId: sale.artworkId, priceCents: 3_000_000 });
    await readSale(await patch(artist, second.id, { priceCents: 300 }));
    const { id } = await saveWork(artist);
    const asked = { amountCents: 200_000, currency: "CAD" };
    const response = await artist.send("PATCH", artworkAskingPricePath(id), asked);
    expect(await readError(response)).toMatchObject({ highestCents: 240_000 });
  });

  test("on an invoice it is 409 until the invoice is credited", async () => {
    const { artist, sale } = await signInWithSale({ buyer });
    const { id, number } = await readInvoice(await sendInvoice(artist, [sale.id]));
    const message = `This sale is on invoice ${number}. Credit the invoice first.`;
    for (const body of [
      ...[{ date: "2026-01-14" }, { priceCents: 1 }, { currency: "USD" }],
      ...[{ channelId: "fair" }, { discountCents: 1 }, { shippingCents: 1 }],
      { payment: { paidOn: "2026-01-20", method: "" } },
    ]) {
      await expectRefusal(worker, () => patch(artist, sale.id, body), "CONFLICT", message);
    }
    await readInvoice(await sendCreditNote(artist, id));
    const corrected = await readSale(await patch(artist, sale.id, { priceCents: 220_000 }));
    expect(corrected).toMatchObject({ priceCents: 220_000, taxes: hst(28_600) });
  });

  test("of a sale that was taken back it is 409", async () => {
    const { artist, sale } = await signInWithSale();
    await readSale(await sendReturn(artist, sale.id));
    const message = "This sale was taken back. What was recorded stays.";
    for (const body of [{ priceCents: 1 }, { payment: { paidOn: "2026-01-20", method: "" } }]) {
      await expectRefusal(worker, () => patch(artist, sale.id, body), "CONFLICT", message);
    }
  });

  test("a missing rate of a sale that was taken back is entered once, as its entries do not change", async () => {
    const artist = await signInProfessional(worker);
    const sale = await sell(artist, { currency: "USD", date: "2026-01-10" });
    await readSale(await sendReturn(artist, sale.id));
    const rated = await readSale(await patch(artist, sale.id, { cadRate: 1.37 }));
    expect(rated.cadRate).toBe(1.37);
    const message = "This sale was taken back. What was recorded stays.";
    const otherRate = () => patch(artist, sale.id, { cadRate: 1.25 });
    await expectRefusal(worker, otherRate, "CONFLICT", message);
    expect(await readSale(await patch(artist, sale.id, { cadRate: 1.37 }))).toEqual(rated);
  });

  test.each<[string, object, string, string]>([
    ["a day to come", { date: "2126-01-01" }, "date", "Enter today or an earlier day."],
    ["a day before the work", { date: "2019-01-01" }, "date", "The work was made after this day."],
    ["an absent channel", { channelId: "absent" }, "channelId", "Choose one of your channels."],
    [
      "a discount of the whole price",
      { discountCents: 240_000 },
      "discountCents",
      "The discount must be less than the price.",
    ],
    [
      "a price that the discount is not below",
      { priceCents: 20_000 },
      "discountCents",
      "The discount must be less than the price.",
    ],
  ])("%s is 400 with what to do, and nothing changes", async (_name, body, path, message) => {
    const { artist, sale } = await signInWithSale({ discountCents: 20_000 });
    await expectIssue(worker, () => patch(artist, sale.id, body), path, message);
  });

  test("a fault leaves sale, work and history as they were", async () => {
    const { artist, sale } = await signInWithSale();
    await expectAllOrNothing(
      worker,
      ["INSERT ON price_history", "UPDATE ON artworks", "UPDATE ON sales", "UPDATE ON users"],
      () => patch(artist, sale.id, { priceCents: 200_000 }),
    );
  });
});
