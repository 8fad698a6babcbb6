import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { type AgendaItem, agendaSchema } from "#schema/agenda/agenda-item.ts";
import { agendaPaths } from "#schema/agenda/agenda-paths.ts";
import { apiPaths } from "#schema/api-paths.ts";
import { artworkStatusPath } from "#schema/artworks/record-paths.ts";
import { firstChannels } from "#schema/channels/channel.ts";
import { consignmentStatementSchema } from "#schema/consignments/consignment-statement.ts";
import { earliestToday, latestToday } from "#schema/days.ts";
import { type Owed, owedSchema, payoutSchema, payoutsSchema } from "#schema/payouts/payout.ts";
import type { PayoutInput } from "#schema/payouts/payout-input.ts";
import {
  galleryStatementPath,
  payoutReversalPath,
  payoutsPaths,
} from "#schema/payouts/payouts-paths.ts";
import { personDataSchema } from "#schema/people/erasure.ts";
import { personDataPath } from "#schema/people/people-paths.ts";
import { type Sale, saleSchema } from "#schema/sales/sale.ts";
import { readAnswer } from "#tests/support/answers.ts";
import { keyHeader, type TestArtist } from "#tests/support/artists.ts";
import { sendInvoice } from "#tests/support/documents.ts";
import { addPerson } from "#tests/support/people.ts";
import {
  endPlan,
  expectError,
  saveBusiness,
  saveWork,
  sendReturn,
  sendSale,
  signInProfessional,
} from "#tests/support/records.ts";
import { expectInvalid, expectIssue, expectRefusal } from "#tests/support/refusals.ts";
import { newSale } from "#tests/support/sales.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { openDatabase } from "#worker/db/client.ts";
import { findUnsettled } from "./queries.ts";

const worker = workerForTests({ isLimited: false });

/** A sale of 1,000.00 CAD through a gallery that keeps half of it. */
async function sell(artist: TestArtist, changes: Partial<Parameters<typeof newSale>[0]> = {}) {
  const { id: artworkId } = await saveWork(artist, { suggestedPrice: null });
  const sale = { channelId: "gallery-50", priceCents: 1_000_00, date: "2026-01-10" } as const;
  const body = newSale({ artworkId, discountCents: 0, ...sale, ...changes });
  return readAnswer(saleSchema, await sendSale(artist, body, crypto.randomUUID()), [201]);
}

function pay(artist: TestArtist, sales: readonly Sale[], changes: Partial<PayoutInput> = {}) {
  const body: PayoutInput = {
    ...{ channelId: "gallery-50", date: "2026-02-01", amountCents: 500_00, currency: "CAD" },
    ...{ method: "Cheque", saleIds: sales.map(({ id }) => id), ...changes },
  };
  return artist.send("POST", payoutsPaths.payouts, body);
}

async function paid(...payment: Parameters<typeof pay>) {
  return readAnswer(payoutSchema, await pay(...payment), [201]);
}

async function owed(artist: TestArtist): Promise<Owed> {
  return readAnswer(owedSchema, await artist.request(payoutsPaths.owed));
}

async function sums(artist: TestArtist): Promise<number[][]> {
  const { galleries } = await owed(artist);
  return galleries.map(({ owedCents, paidCents, openCents }) => [owedCents, paidCents, openCents]);
}

test("a gallery owes the artist's part of its sales, 30 days after each", async () => {
  const artist = await signInProfessional(worker);
  expect(await owed(artist)).toEqual({
    ...{ keptFrom: null, paidFrom: null, isKeptFromChosen: false, galleries: [] },
  });
  const { id } = await sell(artist);
  await sell(artist, { channelId: "studio" });
  expect((await owed(artist)).galleries).toEqual([
    {
      ...{ channelId: "gallery-50", currency: "CAD", owedCents: 500_00, paidCents: 0 },
      ...{ openCents: 500_00, overdueCents: 500_00, overdueSince: "2026-02-09" },
      sales: [{ id, dueOn: "2026-02-09", paidCents: 0, openCents: 500_00, isOverdue: true }],
    },
  ]);
});

test("a channel says whether it takes the buyer's money, and its days to pay", async () => {
  const artist = await signInProfessional(worker);
  await sell(artist);
  const channels = (change: object) =>
    firstChannels.map((one) => (one.id === "gallery-50" ? { ...one, ...change } : one));
  await artist.send("PUT", apiPaths.channels, channels({ daysToPay: 60 }));
  expect((await owed(artist)).galleries[0]?.sales[0]?.dueOn).toBe("2026-03-11");
  const { takesMoney: _taken, daysToPay: _days, ...former } = channels({})[1] ?? expect.fail();
  // A page of the previous release sends neither: both stay.
  await artist.send("PUT", apiPaths.channels, [former]);
  expect((await owed(artist)).galleries[0]?.sales[0]?.dueOn).toBe("2026-03-11");
  await artist.send("PUT", apiPaths.channels, channels({ takesMoney: false }));
  expect(await sums(artist)).toEqual([]);
});

describe("POST /api/payouts", () => {
  test("pays sales in parts, the oldest first, and is read again", async () => {
    const artist = await signInProfessional(worker);
    const [later, earlier] = [await sell(artist, { date: "2026-01-20" }), await sell(artist)];
    const payout = await paid(artist, [later, earlier], { amountCents: 600_00 });
    expect(payout).toEqual({
      ...{ id: expect.any(String), channelId: "gallery-50", date: "2026-02-01" },
      ...{ amountCents: 600_00, currency: "CAD", method: "Cheque" },
      ...{ saleIds: [later.id, earlier.id], reversedAt: null, createdAt: expect.any(String) },
    });
    const payouts = await artist.request(payoutsPaths.payouts);
    expect(await readAnswer(payoutsSchema, payouts)).toEqual([payout]);
    const [account = expect.fail()] = (await owed(artist)).galleries;
    expect(account).toMatchObject({ openCents: 400_00, overdueSince: "2026-02-19" });
    expect(account.sales.map(({ id, openCents }) => [id, openCents])).toEqual([
      [earlier.id, 0],
      [later.id, 400_00],
    ]);
  });

  test("is refused above what is open, with the sum", async () => {
    const artist = await signInProfessional(worker);
    const sale = await sell(artist);
    const message = "500.00 CAD is left to be paid of these sales. Enter that or less.";
    await expectRefusal(
      worker,
      () => pay(artist, [sale], { amountCents: 500_01 }),
      "CONFLICT",
      message,
    );
    await paid(artist, [sale]);
    const nothing = "Nothing is left to be paid of these sales.";
    await expectRefusal(worker, () => pay(artist, [sale], { amountCents: 1 }), "CONFLICT", nothing);
  });

  test("is refused for a sale on an invoice, one that was taken back, and one of another channel", async () => {
    const artist = await signInProfessional(worker);
    await saveBusiness(artist);
    const buyer = { name: "Solange Lafrenière", country: "CA", region: "QC" };
    const returned = await sell(artist);
    const invoiced = await sell(artist, { buyer, deliveredBy: "carrier" });
    expect((await sendInvoice(artist, [invoiced.id])).status).toBe(201);
    expect((await sendReturn(artist, returned.id, {})).status).toBe(200);
    const nothing = "Nothing is left to be paid of these sales.";
    await expectError(await pay(artist, [returned]), "CONFLICT", nothing);
    const year = earliestToday(new Date()).slice(0, 4);
    const onInvoice = `This sale is on invoice ${year}-001. Credit the invoice first.`;
    const open = await sell(artist);
    for (const sales of [[invoiced], [open, invoiced]])
      await expectError(await pay(artist, sales), "CONFLICT", onInvoice);
    const other = await sell(artist, { channelId: "gallery-40" });
    await expectInvalid(worker, () => pay(artist, [other]), ["saleIds"]);
    const another = await sell(artist);
    const inDollars = { currency: "USD" } as const;
    await expectInvalid(worker, () => pay(artist, [another], inDollars), ["saleIds"]);
    const future = { date: "2099-01-01" };
    await expectInvalid(worker, () => pay(artist, [other], future), ["date"]);
  });

  test("knows nothing of another artist's sales and payouts", async () => {
    const [artist, other] = [await signInProfessional(worker), await signInProfessional(worker)];
    const [own, theirs] = [await sell(artist), await sell(other)];
    await expectError(await pay(artist, [own, theirs]), "NOT_FOUND");
    const { id } = await paid(other, [theirs]);
    await expectError(await artist.send("POST", payoutReversalPath(id), {}), "NOT_FOUND");
    expect(await sums(other)).toEqual([[500_00, 500_00, 0]]);
    expect(await sums(artist)).toEqual([[500_00, 0, 500_00]]);
  });

  test("is recorded once for a key, and twice at once not above what is open", async () => {
    const artist = await signInProfessional(worker);
    const sale = await sell(artist);
    const body = {
      ...{ channelId: "gallery-50", date: "2026-02-01", amountCents: 300_00, currency: "CAD" },
      saleIds: [sale.id],
    };
    const send = () => artist.send("POST", payoutsPaths.payouts, body, keyHeader("a-payout"));
    const { id } = await readAnswer(payoutSchema, await send(), [201]);
    expect((await readAnswer(payoutSchema, await send(), [201])).id).toBe(id);
    expect(await sums(artist)).toEqual([[500_00, 300_00, 200_00]]);
    const both = await Promise.all([1, 2].map(() => pay(artist, [sale], { amountCents: 150_00 })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await sums(artist)).toEqual([[500_00, 450_00, 50_00]]);
  });

  test("settles what is open without the plan", async () => {
    const artist = await signInProfessional(worker);
    const sale = await sell(artist);
    await endPlan(worker, artist);
    const { id } = await paid(artist, [sale]);
    expect((await artist.send("POST", payoutReversalPath(id), {})).status).toBe(200);
  });
});

test("a payout that is taken back pays nothing, and stays so", async () => {
  const artist = await signInProfessional(worker);
  const { id } = await paid(artist, [await sell(artist)]);
  const reverse = async () =>
    readAnswer(payoutSchema, await artist.send("POST", payoutReversalPath(id), {}));
  const { reversedAt } = await reverse();
  expect(reversedAt).not.toBeNull();
  expect((await reverse()).reversedAt).toBe(reversedAt);
  expect(await sums(artist)).toEqual([[500_00, 0, 500_00]]);
});

test("what was paid for a sale that is taken back is a credit against the next", async () => {
  const artist = await signInProfessional(worker);
  const sale = await sell(artist);
  await paid(artist, [sale]);
  expect((await sendReturn(artist, sale.id, {})).status).toBe(200);
  expect(await sums(artist)).toEqual([[0, 500_00, -500_00]]);
  await sell(artist, { priceCents: 1_600_00 });
  expect(await sums(artist)).toEqual([[800_00, 500_00, 300_00]]);
});

test("sales before the day from which payouts are kept count as paid", async () => {
  const artist = await signInProfessional(worker);
  const sale = await sell(artist);
  const keep = (keptFrom: string | null) =>
    artist.send("PUT", payoutsPaths.payoutsKeptFrom, { keptFrom });
  const kept = await readAnswer(owedSchema, await keep("2026-01-11"));
  expect(kept).toEqual({
    ...{ keptFrom: "2026-01-11", paidFrom: null, isKeptFromChosen: true, galleries: [] },
  });
  await keep("2026-01-10");
  expect(await sums(artist)).toEqual([[500_00, 0, 500_00]]);
  await keep(null);
  expect(await sums(artist)).toEqual([[500_00, 0, 500_00]]);
  const { id } = await paid(artist, [sale], { amountCents: 100_00 });
  await expectIssue(
    worker,
    () => keep("2026-01-11"),
    "keptFrom",
    "A payout is for a sale of 2026-01-10. Choose that day or an earlier one, or take the payout back.",
  );
  expect(await owed(artist)).toMatchObject({ keptFrom: null, paidFrom: "2026-01-10" });
  expect((await keep("2026-01-10")).status).toBe(200);
  await artist.send("POST", payoutReversalPath(id), {});
  expect((await keep("2026-01-11")).status).toBe(200);
  expect(await sums(artist)).toEqual([]);
});

test("payouts of one day pay in the order in which they were recorded", async () => {
  const artist = await signInProfessional(worker);
  const sales = [await sell(artist), await sell(artist), await sell(artist)];
  const [oldest, first, second] = sales;
  if (!oldest || !first || !second) throw new Error("Three were sold.");
  await paid(artist, [first], { amountCents: 200_00 });
  await paid(artist, [first, second], { amountCents: 500_00 });
  const open = (await owed(artist)).galleries.flatMap((gallery) =>
    gallery.sales.map(({ openCents }) => openCents),
  );
  expect(open).toEqual([500_00, 0, 300_00]);
});

describe("what payouts paid in full", () => {
  /** How many sales and payouts the agenda reads. */
  async function readCounts({ id }: TestArtist): Promise<number[]> {
    const { salesToBePaid, payouts } = await findUnsettled(openDatabase(worker.env.DB), id);
    return [salesToBePaid.length, payouts.length];
  }

  test("is not read for the agenda, until what paid it is taken back", async () => {
    const artist = await signInProfessional(worker);
    const [first, second] = [await sell(artist), await sell(artist)];
    await paid(artist, [first]);
    expect(await readCounts(artist)).toEqual([1, 0]);
    await paid(artist, [second], { amountCents: 200_00 });
    expect(await readCounts(artist)).toEqual([1, 1]);
    const { id } = await paid(artist, [second], { amountCents: 300_00 });
    expect(await readCounts(artist)).toEqual([0, 0]);
    expect(await sums(artist)).toEqual([[1_000_00, 1_000_00, 0]]);
    await artist.send("POST", payoutReversalPath(id), {});
    expect(await readCounts(artist)).toEqual([2, 2]);
  });

  test("is read again for an earlier payout of it, which changes what the others paid", async () => {
    const artist = await signInProfessional(worker);
    const [first, second, third] = [await sell(artist), await sell(artist), await sell(artist)];
    const other = await sell(artist);
    await paid(artist, [first], { date: "2026-02-10" });
    await paid(artist, [other]);
    await paid(artist, [first, third], { amountCents: 100_00 });
    // The first sale is paid in part by the earlier payout; what is left of the other pays the oldest.
    const open = (await owed(artist)).galleries.flatMap(({ sales }) =>
      sales.map(({ openCents }) => openCents),
    );
    expect(open).toEqual([0, 400_00, 500_00, 0]);
    expect(await readCounts(artist)).toEqual([3, 2]);
    const refusal = "400.00 CAD is left to be paid of these sales. Enter that or less.";
    const above = { amountCents: 400_01 };
    await expectRefusal(worker, () => pay(artist, [second], above), "CONFLICT", refusal);
    await paid(artist, [third]);
  });

  test.each<[string, (artist: TestArtist, sale: Sale) => Promise<Response>, number[]]>([
    ["its sale is taken back", (artist, { id }) => sendReturn(artist, id, {}), [0, 1]],
    [
      "payouts are kept from another day",
      (artist) => artist.send("PUT", payoutsPaths.payoutsKeptFrom, { keptFrom: "2026-01-01" }),
      [1, 1],
    ],
    [
      "its channel has other days to pay",
      (artist) => artist.send("PUT", apiPaths.channels, [{ ...firstChannels[1], daysToPay: 60 }]),
      [1, 1],
    ],
    ["its channel is removed", (artist) => removeGallery(artist), [1, 1]],
  ])("is read again once %s", async (_what, change, counts) => {
    const artist = await signInProfessional(worker);
    const sale = await sell(artist);
    await paid(artist, [sale]);
    expect(await readCounts(artist)).toEqual([0, 0]);
    expect((await change(artist, sale)).status).toBe(200);
    expect(await readCounts(artist)).toEqual(counts);
  });

  function removeGallery(artist: TestArtist): Promise<Response> {
    const others = firstChannels.filter(({ id }) => id !== "gallery-50");
    return artist.send("PUT", apiPaths.channels, others);
  }
});

test("the agenda has what is overdue, and a calendar what will be due", async () => {
  const artist = await signInProfessional(worker);
  const sale = await sell(artist);
  const items = async (today: string): Promise<AgendaItem[]> =>
    v.parse(
      agendaSchema,
      await (await artist.request(`${agendaPaths.agenda}?today=${today}`)).json(),
    );
  expect(await items("2026-02-09")).toEqual([]);
  expect(await items("2026-02-10")).toEqual([
    {
      ...{ key: `payout-overdue:${sale.id}:2026-02-09`, kind: "payout-overdue" },
      ...{ date: "2026-02-09", isOverdue: true, workIds: [sale.artworkId] },
      ...{ personId: null, subject: "" },
    },
  ]);
  await paid(artist, [sale]);
  expect(await items("2026-02-10")).toEqual([]);
});

test("a gallery's statement has its sales and payouts of these days, and what it owes at their end", async () => {
  const [artist, other] = [await signInProfessional(worker), await signInProfessional(worker)];
  const sale = await sell(artist);
  const later = await sell(artist, { date: "2026-01-20" });
  await sell(artist, { channelId: "gallery-40" });
  await paid(artist, [sale, later], { amountCents: 600_00 });
  const works = [(await saveWork(artist)).id, (await saveWork(artist)).id];
  const consigned = { status: "consigned", channelId: "gallery-50" };
  for (const id of works) await artist.send("PATCH", artworkStatusPath(id), consigned);
  const path = galleryStatementPath("gallery-50");
  const read = async (days: string) =>
    readAnswer(consignmentStatementSchema, await artist.request(`${path}?${days}`));
  expect(await read("from=2026-01-15&to=2026-02-20")).toEqual({
    ...{ from: "2026-01-15", to: "2026-02-20", hereIds: works, returned: [] },
    currencies: [
      {
        ...{ currency: "CAD", owedCents: 1_000_00, paidCents: 600_00, openCents: 400_00 },
        ...{ overdueCents: 400_00, overdueSince: "2026-02-19" },
        sales: [
          expect.objectContaining({
            ...{ id: later.id, date: "2026-01-20", netCents: 500_00, openCents: 400_00 },
          }),
        ],
        payouts: [expect.objectContaining({ amountCents: 600_00 })],
      },
    ],
  });
  // Before the payout both were open, and on the day of the first one nothing was due.
  expect((await read("from=2026-01-01&to=2026-01-10")).currencies[0]).toMatchObject({
    ...{ owedCents: 500_00, paidCents: 0, overdueCents: 0, payouts: [] },
  });
  expect((await read("")).from).toBe("2026-01-10");
  await expectError(
    await artist.request(`${path}?from=2026-02-01&to=2026-01-01`),
    "VALIDATION_FAILED",
  );
  // A channel that was removed has a statement as long as something was sold through it.
  const kept = firstChannels.filter(({ id }) => id !== "gallery-50");
  await artist.send("PUT", apiPaths.channels, kept);
  expect((await read("to=2026-02-20")).currencies[0]).toMatchObject({ openCents: 400_00 });
  await other.send("PUT", apiPaths.channels, kept);
  await expectError(await other.request(path), "NOT_FOUND");
});

test("a gallery's statement until a day has as sold what was returned later, and the return in its own days", async () => {
  const artist = await signInProfessional(worker);
  const sale = await sell(artist);
  await sell(artist, { date: "2026-02-20" });
  await paid(artist, [sale], { amountCents: 200_00 });
  const read = async (days: string) => {
    const path = `${galleryStatementPath("gallery-50")}?${days}`;
    const answer = await readAnswer(consignmentStatementSchema, await artist.request(path));
    return answer.currencies.map(({ payouts: _payouts, ...account }) => account);
  };
  const before = await read("from=2026-01-01&to=2026-02-28");
  expect(before).toEqual([
    expect.objectContaining({
      ...{ owedCents: 1_000_00, paidCents: 200_00, openCents: 800_00, overdueCents: 300_00 },
      overdueSince: "2026-02-09",
    }),
  ]);
  await sendReturn(artist, sale.id, { returnedOn: "2026-03-10" });
  expect(await read("from=2026-01-01&to=2026-02-28")).toEqual(before);
  const [march = expect.fail()] = await read("from=2026-03-01&to=2026-03-31");
  expect(march).toMatchObject({ owedCents: 500_00, paidCents: 200_00, openCents: 300_00 });
  expect(march.sales).toEqual([
    expect.objectContaining({ id: sale.id, date: "2026-01-10", returnedOn: "2026-03-10" }),
  ]);
});

test("a gallery's statement until today has what is dated today in any time zone", async () => {
  const artist = await signInProfessional(worker);
  const sale = await sell(artist, { date: latestToday(new Date()) });
  const statement = await readAnswer(
    consignmentStatementSchema,
    await artist.request(galleryStatementPath("gallery-50")),
  );
  expect(statement.to).toBe(earliestToday(new Date()));
  expect(statement.currencies.map(({ openCents }) => openCents)).toEqual([500_00]);
  expect(statement.currencies.flatMap(({ sales }) => sales.map(({ id }) => id))).toEqual([sale.id]);
});

test("the data of the person of a gallery has what it paid, and that of another person nothing", async () => {
  const artist = await signInProfessional(worker);
  const [gallery, other] = [
    await addPerson(artist, { kind: "organization", name: "Galerie du Fleuve" }),
    await addPerson(artist, { kind: "organization", name: "North Wall" }),
  ];
  const sent = firstChannels.map((channel) =>
    channel.id === "gallery-50" ? { ...channel, personId: gallery.id } : channel,
  );
  await artist.send("PUT", apiPaths.channels, sent);
  const payout = await paid(artist, [await sell(artist)]);
  const data = async ({ id }: { readonly id: string }) =>
    readAnswer(personDataSchema, await artist.request(personDataPath(id)));
  expect(await data(gallery)).toMatchObject({ payouts: [payout], sales: [] });
  expect(await data(other)).toMatchObject({ payouts: [], channels: [] });
});
