import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { apiPaths, artworkPath } from "#schema/api-paths.ts";
import { artworkRecordPath, artworkStatusPath } from "#schema/artworks/record-paths.ts";
import { firstChannels } from "#schema/channels/channel.ts";
import { earliestToday, latestToday } from "#schema/days.ts";
import { netOf, noCosts } from "#schema/price-lists/channels.ts";
import type { Sale } from "#schema/sales/sale.ts";
import type { SaleInput } from "#schema/sales/sale-input.ts";
import { atOnce } from "#tests/support/concurrency.ts";
import { expectAllOrNothing } from "#tests/support/failing-writes.ts";
import {
  expectError,
  findWork,
  firstLine,
  historyOf,
  readLedger,
  readSale,
  readWork,
  recordSale,
  sell,
  sendReturn,
  sendSale,
  signInProfessional,
  signInProfessionalWithWork,
  signInWithWork,
} from "#tests/support/records.ts";
import { expectInvalid, expectIssue, expectRefusal } from "#tests/support/refusals.ts";
import { newSale } from "#tests/support/sales.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { putRate } from "#worker/rates/storage.ts";

const worker = workerForTests({ isLimited: false });

const soldEntry = {
  ...{ kind: "sold", amountCents: 100_000, currency: "CAD", status: "sold", reason: "" },
};
const returnedEntry = { ...soldEntry, kind: "returned", status: "available" };
const day = 24 * 60 * 60 * 1000;

describe("POST /api/sales", () => {
  test("a sale through a gallery keeps its terms, its buyer and what is left, and sells the work", async () => {
    const { artist, work } = await signInProfessionalWithWork(worker);
    await artist.send("PATCH", artworkStatusPath(work.id), { status: "on-hold", who: "Solange" });
    const buyer = { name: " Solange ", email: "solange@example.com", country: "CA", region: "QC" };
    const response = await sendSale(artist, {
      ...{ artworkId: work.id, channelId: "gallery-50", discountCents: 10_000, buyer },
      ...{ deliveredBy: "carrier", shippingCents: 4_500 },
    });
    expect(response.status).toBe(201);
    const sale = await readSale(response);
    expect(sale).toMatchObject({
      artworkId: work.id,
      artworkTitle: "Low Tide",
      date: "2026-01-15",
      priceCents: 100_000,
      discountCents: 10_000,
      currency: "CAD",
      cadRate: 1,
      channel: {
        ...{ id: "gallery-50", kind: "gallery", name: null, commission: 0.5 },
        discountBorneBy: "both",
      },
      commissionCents: 45_000,
      feeCents: 0,
      shippingCents: 4_500,
      netCents: 40_500,
      buyer: { ...buyer, name: "Solange", address: "" },
      deliveredBy: "carrier",
      handedOverIn: null,
      returnedAt: null,
      returnedOn: null,
    });
    const { id, date, priceCents, discountCents, currency } = sale;
    expect(await findWork(artist, work.id)).toMatchObject({
      status: "sold",
      statusDetails: { who: null },
      sale: { id, date, priceCents, discountCents, currency, buyerName: "Solange" },
    });
    expect(await readLedger(artist)).toEqual([sale]);
    expect((await historyOf(artist, work.id)).at(-1)).toEqual(soldEntry);
  });

  test("four facts are enough; the channel's discount, fees and shipping apply where none are sent", async () => {
    const { artist, work } = await signInProfessionalWithWork(worker);
    const [studio] = firstChannels;
    const terms = {
      ...{ id: "own", name: "My shop", discount: 0.1, percentageFee: 0.029, fixedFeeCents: 30 },
      shippingCents: 1_200,
    };
    const put = await artist.send("PUT", apiPaths.channels, [{ ...studio, ...terms }]);
    expect(put.status).toBe(200);
    const sale = await recordSale(artist, { artworkId: work.id, channelId: "own" });
    // 90,000 paid − 2,610 − 30 − 1,200.
    expect(sale).toMatchObject({
      ...{ discountCents: 10_000, feeCents: 2_640, shippingCents: 1_200, netCents: 86_160 },
      ...{ buyer: null, deliveredBy: null, handedOverIn: null },
    });
    // A later change of the channel alters no sale.
    await artist.send("PUT", apiPaths.channels, firstChannels);
    expect(await readLedger(artist)).toEqual([sale]);
  });

  test("a discount in cents is kept to the cent, whatever share it is", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (retailCents, fraction) => {
          const sent = Math.floor((retailCents - 1) * fraction);
          const channel = { ...(firstChannels[0] ?? expect.fail()), discount: sent / retailCents };
          expect(netOf({ retailCents, channel, costs: noCosts }).discountCents).toBe(sent);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test("a US dollar sale has the day's rate, or that of the last business day before; otherwise none", async () => {
    const artist = await signInProfessional(worker);
    const observed = new Date(Date.now() - 10 * day).toISOString().slice(0, 10);
    await putRate(worker.env.RATES, { USD: 0.8, date: observed });
    const rateOn = async (days: number) => {
      const date = new Date(Date.parse(observed) + days * day).toISOString().slice(0, 10);
      return (await sell(artist, { currency: "USD", date })).cadRate;
    };
    expect(await rateOn(0)).toBe(1.25);
    expect(await rateOn(4)).toBe(1.25);
    expect(await rateOn(5)).toBeNull();
    expect(await rateOn(-1)).toBeNull();
    await worker.env.RATES.delete("rates");
    expect(await rateOn(0)).toBeNull();
  });

  test("with an idempotency key a repeat returns the sale; for another sale the key is refused", async () => {
    const { artist, work } = await signInProfessionalWithWork(worker);
    const key = crypto.randomUUID();
    const first = await sendSale(artist, { artworkId: work.id }, key);
    const second = await sendSale(artist, { artworkId: work.id }, key);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await readSale(second)).toEqual(await readSale(first));
    const other = await sendSale(artist, { artworkId: work.id, priceCents: 1 }, key);
    await expectError(other, "CONFLICT", "This Idempotency-Key was used for another sale.");
    expect(await readLedger(artist)).toHaveLength(1);
    expect(await historyOf(artist, work.id)).toEqual([firstLine, soldEntry]);
  });

  test.each([
    ["with the same key", () => "same"],
    ["with keys of their own", () => crypto.randomUUID()],
    ["without a key", () => undefined],
  ])("of ten sales at once %s, one is recorded", async (_name, keyOf) => {
    const { artist, work } = await signInProfessionalWithWork(worker);
    const answers = await atOnce(10, () => sendSale(artist, { artworkId: work.id }, keyOf()));
    const statuses = answers.map(({ status }) => status);
    const isRepeat = keyOf() === "same";
    expect(statuses.filter((status) => status === 201)).toHaveLength(isRepeat ? 10 : 1);
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    expect(await readLedger(artist)).toHaveLength(1);
    expect(await historyOf(artist, work.id)).toEqual([firstLine, soldEntry]);
  });

  test.each<[string, Partial<SaleInput> | object, string]>([
    ["a sale in the future", { date: latestToday(new Date(Date.now() + 2 * day)) }, "date"],
    ["a sale before the work was made", { date: "2024-12-31" }, "date"],
    ["a day that does not exist", { date: "2026-02-30" }, "date"],
    ["no day", { date: undefined }, "date"],
    ["a price of 0", { priceCents: 0 }, "priceCents"],
    ["a price beyond the limit", { priceCents: 10_000_000_001 }, "priceCents"],
    ["part of a cent", { priceCents: 1.5 }, "priceCents"],
    ["another currency", { currency: "EUR" }, "currency"],
    ["an unknown channel", { channelId: "elsewhere" }, "channelId"],
    ["a discount of the whole price", { discountCents: 100_000 }, "discountCents"],
    ["a negative discount", { discountCents: -1 }, "discountCents"],
    ["a buyer without a name", { buyer: { name: " " } }, "buyer.name"],
    ["a bad address", { buyer: { name: "Solange", email: "solange" } }, "buyer.email"],
    ["a bad country", { buyer: { name: "Solange", country: "Canada" } }, "buyer.country"],
    ["an unknown delivery", { deliveredBy: "drone" }, "deliveredBy"],
    ["negative shipping", { shippingCents: -1 }, "shippingCents"],
    ["an unknown field", { tax: 5 }, "tax"],
    ["a buyer's unknown field", { buyer: { name: "Solange", phone: "1" } }, "buyer.phone"],
    ["an inherited field", { buyer: { name: "Solange", constructor: 1 } }, "buyer.constructor"],
  ])("%s is 400, and nothing changes", async (_name, change, path) => {
    const { artist, work } = await signInProfessionalWithWork(worker);
    const body = { ...newSale({ artworkId: work.id }), ...change };
    await expectInvalid(worker, () => artist.send("POST", apiPaths.sales, body), [path]);
  });

  test("today is accepted wherever on earth it is", async () => {
    const { artist, work } = await signInProfessionalWithWork(worker);
    const date = latestToday(new Date());
    expect((await sendSale(artist, { artworkId: work.id, date })).status).toBe(201);
  });

  test("an archived and a sold work are 409, each with its sentence, and nothing changes", async () => {
    const { artist, work } = await signInProfessionalWithWork(worker);
    const path = artworkRecordPath(work.id);
    await artist.send("PATCH", path, { archived: true });
    const send = () => sendSale(artist, { artworkId: work.id });
    const archived = "This work is archived. Take it out of the archive first.";
    await expectRefusal(worker, send, "CONFLICT", archived);
    await artist.send("PATCH", path, { archived: false });
    await readSale(await send());
    const sold = "This work is already sold. Take that sale back first.";
    await expectRefusal(worker, send, "CONFLICT", sold);
  });

  test("another artist's work is 404, as a deleted one is; another's channel is not offered", async () => {
    const { artist, work } = await signInProfessionalWithWork(worker);
    const other = await signInProfessionalWithWork(worker);
    await expectError(await sendSale(artist, { artworkId: other.work.id }), "NOT_FOUND");
    await artist.request(artworkPath(work.id), { method: "DELETE" });
    await expectError(await sendSale(artist, { artworkId: work.id }), "NOT_FOUND");
    await artist.send("PUT", apiPaths.channels, [{ ...firstChannels[0], id: "their-own" }]);
    const sale = { artworkId: other.work.id, channelId: "their-own" };
    const send = () => sendSale(other.artist, sale);
    await expectIssue(worker, send, "channelId", "Choose one of your channels.");
  });

  test("new sales are Professional; a free artist reads an empty ledger, with nothing to take back", async () => {
    const { artist, id } = await signInWithWork(worker);
    await expectError(await sendSale(artist, { artworkId: id }), "UPGRADE_REQUIRED");
    await expectError(await sendReturn(artist, "absent"), "NOT_FOUND");
    expect(await readLedger(artist)).toEqual([]);
  });

  test("a fault in any step of a sale or its return leaves everything as it was", async () => {
    const { artist, work } = await signInProfessionalWithWork(worker);
    const faults = ["INSERT ON sales", "INSERT ON price_history", "UPDATE ON artworks"];
    await expectAllOrNothing(worker, faults, () => sendSale(artist, { artworkId: work.id }));
    const { id } = await recordSale(artist, { artworkId: work.id });
    const returnFaults = ["UPDATE ON sales", ...faults.slice(1)];
    await expectAllOrNothing(worker, returnFaults, () => sendReturn(artist, id));
  });
});

describe("GET /api/sales", () => {
  test("the ledger has the newest day first, and of one day the last sale first", async () => {
    const artist = await signInProfessional(worker);
    const dates = ["2026-02-01", "2026-03-01", "2025-12-01", "2026-03-01"];
    const sales: Sale[] = [];
    for (const date of dates) sales.push(await sell(artist, { date }));
    const [first, second, third, fourth] = sales;
    expect(await readLedger(artist)).toEqual([fourth, second, first, third]);
    expect(await readLedger(await signInProfessional(worker))).toEqual([]);
  });
});

describe("POST /api/sales/{id}/return", () => {
  test("the sale stays as returned, the work is available, and can be sold again", async () => {
    const { artist, work } = await signInProfessionalWithWork(worker);
    const sale = await recordSale(artist, { artworkId: work.id });
    const returned = await readSale(await sendReturn(artist, sale.id, { reason: " Too large " }));
    const { returnedAt, returnedOn } = returned;
    expect(returned).toEqual({ ...sale, returnedAt, returnedOn });
    expect(returnedOn).toBe(earliestToday(new Date(returnedAt ?? "")));
    expect(Date.parse(String(returned.returnedAt))).toBeGreaterThan(Date.now() - day);
    expect(await findWork(artist, work.id)).toMatchObject({ status: "available", sale: null });
    const second = await recordSale(artist, { artworkId: work.id });
    expect(await findWork(artist, work.id)).toMatchObject({ sale: { id: second.id } });
    expect(await readLedger(artist)).toEqual([second, returned]);
    expect(await historyOf(artist, work.id)).toEqual([
      firstLine,
      soldEntry,
      { ...returnedEntry, reason: "Too large" },
      soldEntry,
    ]);
  });

  test("a return is of the day that is sent: today or earlier, and not before the sale", async () => {
    const artist = await signInProfessional(worker);
    const { id } = await sell(artist, { date: "2026-05-14" });
    for (const returnedOn of ["2026-05-13", "2999-01-01", "2026-02-30"]) {
      await expectInvalid(worker, () => sendReturn(artist, id, { returnedOn }), ["returnedOn"]);
    }
    const returned = await readSale(await sendReturn(artist, id, { returnedOn: "2026-05-14" }));
    expect(returned.returnedOn).toBe("2026-05-14");
    const repeated = await sendReturn(artist, id, { returnedOn: "2026-06-01" });
    expect(await readSale(repeated)).toEqual(returned);
    const tomorrow = latestToday(new Date());
    const postdated = await sell(artist, { date: tomorrow });
    expect((await readSale(await sendReturn(artist, postdated.id))).returnedOn).toBe(tomorrow);
  });

  test("repeated, also after the next sale and ten at once, it changes nothing", async () => {
    const { artist, work } = await signInProfessionalWithWork(worker);
    const sale = await recordSale(artist, { artworkId: work.id });
    const answers = await atOnce(10, () => sendReturn(artist, sale.id));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    await recordSale(artist, { artworkId: work.id });
    expect((await sendReturn(artist, sale.id)).status).toBe(200);
    expect((await findWork(artist, work.id)).status).toBe("sold");
    expect(await historyOf(artist, work.id)).toEqual([
      firstLine,
      soldEntry,
      returnedEntry,
      soldEntry,
    ]);
  });

  test("a work whose sale was taken back can be deleted and restored; its sale stays in the ledger", async () => {
    const { artist, work } = await signInProfessionalWithWork(worker);
    const sale = await recordSale(artist, { artworkId: work.id });
    const returned = await readSale(await sendReturn(artist, sale.id));
    expect((await artist.request(artworkPath(work.id), { method: "DELETE" })).status).toBe(204);
    expect(await readLedger(artist)).toEqual([returned]);
    const restore = `${artworkPath(work.id)}/restore`;
    await readWork(await artist.request(restore, { method: "POST" }));
    expect(await historyOf(artist, work.id)).toEqual([firstLine, soldEntry, returnedEntry]);
  });

  test("another artist's and an absent sale are 404; a long reason and unknown fields are 400", async () => {
    const { artist, work } = await signInProfessionalWithWork(worker);
    const other = await signInProfessional(worker);
    const { id } = await recordSale(artist, { artworkId: work.id });
    await expectError(await sendReturn(other, id), "NOT_FOUND");
    await expectError(await sendReturn(artist, "absent"), "NOT_FOUND");
    for (const body of [{ reason: "x".repeat(501) }, { reason: 1 }, { refund: true }]) {
      await expectError(await sendReturn(artist, id, body), "VALIDATION_FAILED");
    }
    expect((await findWork(artist, work.id)).status).toBe("sold");
  });
});
