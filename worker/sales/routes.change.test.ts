import { describe, expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import type { SaleInput } from "#schema/sales/sale-input.ts";
import { salePath } from "#schema/sales/sales-paths.ts";
import { signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { readInvoice, sendCreditNote, sendInvoice } from "#tests/support/documents.ts";
import { expectAllOrNothing } from "#tests/support/failing-writes.ts";
import { readPeople } from "#tests/support/people.ts";
import {
  expectError,
  findWork,
  historyOf,
  readLedger,
  readSale,
  recordSale,
  saveBusiness,
  saveWork,
  sell,
  sendReturn,
  signInProfessional,
} from "#tests/support/records.ts";
import { expectIssue, expectRefusal, expectUnchanged } from "#tests/support/refusals.ts";
import { solange } from "#tests/support/sales.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const worker = workerForTests({ isLimited: false });

/** An artist registered for GST and QST, and a sale of which nothing but the price is known. */
async function signInWithSale(sale: Partial<SaleInput> = {}) {
  const artist = await signInProfessional(worker);
  await saveBusiness(artist);
  return { artist, sale: await sell(artist, sale) };
}

function patch(artist: TestArtist, id: string, body: unknown): Promise<Response> {
  return artist.send("PATCH", salePath(id), body);
}

/** What a sale answers once Solange, the artist's only person, has bought the work. */
async function boughtBy(artist: TestArtist) {
  const [person] = await readPeople(artist);
  expect(person).toMatchObject({ name: solange.name, email: solange.email });
  return { personId: person?.id, buyer: solange, deliverTo: { country: "CA", region: "QC" } };
}

const taxesOfQuebec = [
  { tax: "gst-hst", label: "GST", rate: 5, cents: 5_000 },
  { tax: "qst", label: "QST", rate: 9.975, cents: 9_975 },
];

describe("PATCH /api/sales/{id}", () => {
  test("gives a sale its buyer and delivery step by step, and its taxes once they are known", async () => {
    const { artist, sale } = await signInWithSale();
    expect(sale).toMatchObject({ buyer: null, deliveredBy: null, taxes: null });
    const named = await readSale(await patch(artist, sale.id, { buyer: solange }));
    expect(named).toEqual({ ...sale, ...(await boughtBy(artist)) });
    const delivered = await readSale(await patch(artist, sale.id, { deliveredBy: "carrier" }));
    expect(delivered).toEqual({ ...named, deliveredBy: "carrier", taxes: taxesOfQuebec });
    const inStudio = { deliveredBy: "handed-over", handedOverIn: " ON " };
    const handedOver = await readSale(await patch(artist, sale.id, inStudio));
    expect(handedOver).toEqual({
      ...delivered,
      ...{ deliveredBy: "handed-over", handedOverIn: "ON" },
      taxes: [{ tax: "gst-hst", label: "HST", rate: 13, cents: 13_000 }],
    });
    expect(await readLedger(artist)).toEqual([handedOver]);
    expect(await findWork(artist, sale.artworkId)).toMatchObject({
      status: "sold",
      sale: { id: sale.id, buyerName: solange.name },
    });
  });

  test("null takes back what was known, and an empty text where it was handed over", async () => {
    const { artist, sale } = await signInWithSale({
      ...{ buyer: solange, deliveredBy: "handed-over", handedOverIn: "QC" },
    });
    expect(sale.taxes).toEqual(taxesOfQuebec);
    const unplaced = await readSale(await patch(artist, sale.id, { handedOverIn: "" }));
    expect(unplaced).toEqual({ ...sale, handedOverIn: null, taxes: null });
    const body = { buyer: null, deliveredBy: null };
    expect(await readSale(await patch(artist, sale.id, body))).toEqual({
      ...unplaced,
      ...{ personId: null, buyer: null, deliverTo: null, deliveredBy: null },
    });
  });

  test("a buyer replaces the one before whole", async () => {
    const { artist, sale } = await signInWithSale({ buyer: solange });
    const bao = { name: "Bao" };
    expect((await readSale(await patch(artist, sale.id, { buyer: bao }))).buyer).toEqual({
      ...{ name: "Bao", email: "", address: "", country: "", region: "" },
    });
  });

  test("the list of works has the buyer's new name, also for a client that has the list", async () => {
    const { artist, sale } = await signInWithSale({ buyer: solange });
    const { headers } = await artist.request(apiPaths.artworks);
    const known = { headers: { "If-None-Match": String(headers.get("ETag")) } };
    expect((await artist.request(apiPaths.artworks, known)).status).toBe(304);
    await readSale(await patch(artist, sale.id, { buyer: { name: "Bao" } }));
    const response = await artist.request(apiPaths.artworks, known);
    expect(await response.json()).toMatchObject([{ sale: { buyerName: "Bao" } }]);
  });

  test("the rate of a sale in US dollars is entered once it is missing, and can be corrected", async () => {
    const { artist, sale } = await signInWithSale({ currency: "USD", date: "2025-02-01" });
    expect(sale.cadRate).toBeNull();
    const rated = await readSale(await patch(artist, sale.id, { cadRate: 1.4412 }));
    expect(rated).toEqual({ ...sale, cadRate: 1.4412 });
    const corrected = await readSale(await patch(artist, sale.id, { cadRate: 1.4421 }));
    expect(corrected).toEqual({ ...sale, cadRate: 1.4421 });
  });

  test("a repeat and an empty body change nothing", async () => {
    const { artist, sale } = await signInWithSale();
    const body = { buyer: solange, deliveredBy: "carrier", handedOverIn: "" };
    const first = await readSale(await patch(artist, sale.id, body));
    await expectUnchanged(worker, async () => {
      expect(await readSale(await patch(artist, sale.id, body))).toEqual(first);
      expect(await readSale(await patch(artist, sale.id, {}))).toEqual(first);
    });
  });

  test("neither price, work nor history changes, and a sale that was taken back can be completed", async () => {
    const { artist, sale } = await signInWithSale();
    const history = await historyOf(artist, sale.artworkId);
    const returned = await readSale(await sendReturn(artist, sale.id));
    const completed = await readSale(await patch(artist, sale.id, { buyer: solange }));
    expect(completed).toEqual({ ...returned, ...(await boughtBy(artist)) });
    expect(await findWork(artist, sale.artworkId)).toMatchObject({
      status: "available",
      sale: null,
    });
    expect((await historyOf(artist, sale.artworkId)).slice(0, history.length)).toEqual(history);
  });

  test("two windows that complete different parts at once both succeed", async () => {
    const { artist, sale } = await signInWithSale();
    const answers = await Promise.all([
      patch(artist, sale.id, { buyer: solange }),
      patch(artist, sale.id, { deliveredBy: "carrier" }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await readLedger(artist)).toMatchObject([
      { buyer: solange, deliveredBy: "carrier", taxes: taxesOfQuebec },
    ]);
  });

  const codes = "Enter the province or territory by its postal code, such as QC.";
  const rate = "Enter a rate from 0.1 to 10.";
  test.each<[string, object, string, string]>([
    ["a rate of 0", { cadRate: 0 }, "cadRate", rate],
    ["a rate of 11", { cadRate: 11 }, "cadRate", rate],
    ["a rate as text", { cadRate: "1.37" }, "cadRate", "Enter a rate, such as 1.37."],
    ["no buyer's name", { buyer: { name: " " } }, "buyer.name", "Enter the buyer's name."],
    [
      "an unknown delivery",
      { deliveredBy: "drone" },
      "deliveredBy",
      "Choose who delivers the work.",
    ],
    ["a commission", { commissionCents: 1 }, "commissionCents", "Unknown field."],
    [
      "a rate for a sale in Canadian dollars",
      { cadRate: 1.2 },
      "cadRate",
      "A sale in Canadian dollars needs no rate.",
    ],
    [
      "handed over in a city",
      { deliveredBy: "handed-over", handedOverIn: "Montréal" },
      "handedOverIn",
      codes,
    ],
    [
      "sent to a city in place of a province",
      { deliveredBy: "artist", buyer: { name: "Solange", country: "CA", region: "Montréal" } },
      "buyer.region",
      codes,
    ],
    [
      "sent to a place without a province's code",
      { deliveredBy: "artist", deliverTo: { country: "CA", region: "Montréal" } },
      "deliverTo.region",
      codes,
    ],
  ])("%s is 400 with what to do, and nothing changes", async (_name, body, path, message) => {
    const { artist, sale } = await signInWithSale();
    await expectIssue(worker, () => patch(artist, sale.id, body), path, message);
  });

  test("a day without a known rate is 400 once its place is stated", async () => {
    const artist = await signInProfessional(worker);
    await saveBusiness(artist, {
      registrations: [{ tax: "gst-hst", number: "123456789 RT0001", since: "1991-01-01" }],
    });
    const { id: artworkId } = await saveWork(artist, { dateCreated: "2010" });
    const sale = await recordSale(artist, { artworkId, date: "2012-12-31" });
    await readSale(await patch(artist, sale.id, { buyer: solange }));
    await expectIssue(
      worker,
      () => patch(artist, sale.id, { deliveredBy: "carrier" }),
      "deliveredBy",
      "No tax rate is known for QC on 2012-12-31. Leave out how the work was delivered, and the sale is recorded without its taxes.",
    );
  });

  test("another artist's and an absent sale are 404; a free artist's plan does not include it", async () => {
    const { sale } = await signInWithSale();
    const other = await signInProfessional(worker);
    for (const id of [sale.id, "absent"]) {
      await expectRefusal(worker, () => patch(other, id, { buyer: solange }), "NOT_FOUND");
    }
    const free = await signInArtist(worker);
    await expectError(await patch(free, sale.id, {}), "UPGRADE_REQUIRED");
  });

  test("a fault leaves the sale as it was", async () => {
    const { artist, sale } = await signInWithSale();
    await expectAllOrNothing(worker, ["UPDATE ON sales", "UPDATE ON users"], () =>
      patch(artist, sale.id, { buyer: solange }),
    );
  });
});

describe("PATCH /api/sales/{id} of a sale on an invoice", () => {
  test("is 409 until the invoice is credited", async () => {
    const { artist, sale } = await signInWithSale({ buyer: solange, deliveredBy: "carrier" });
    const invoice = await readInvoice(await sendInvoice(artist, [sale.id]));
    const message = `This sale is on invoice ${invoice.number}. Credit the invoice first.`;
    for (const body of [{ buyer: null }, { deliveredBy: "artist" }, { handedOverIn: "ON" }]) {
      await expectRefusal(worker, () => patch(artist, sale.id, body), "CONFLICT", message);
    }
    await readInvoice(await sendCreditNote(artist, invoice.id));
    const completed = await readSale(await patch(artist, sale.id, { deliveredBy: "artist" }));
    expect(completed).toEqual({ ...sale, deliveredBy: "artist" });
  });

  test("takes a missing rate, once", async () => {
    const missing = { currency: "USD", date: "2025-02-01" } as const;
    const { artist, sale } = await signInWithSale({
      ...{ ...missing, buyer: solange, deliveredBy: "carrier" },
    });
    const { number } = await readInvoice(await sendInvoice(artist, [sale.id]));
    const both = { cadRate: 1.4412, deliveredBy: "artist" };
    await expectError(await patch(artist, sale.id, both), "CONFLICT");
    const rated = await readSale(await patch(artist, sale.id, { cadRate: 1.4412 }));
    expect(rated).toMatchObject({ cadRate: 1.4412, invoice: { number }, taxes: sale.taxes });
    const message = `This sale is on invoice ${number}. Credit the invoice first.`;
    await expectError(await patch(artist, sale.id, { cadRate: 1.5 }), "CONFLICT", message);
    expect(await readLedger(artist)).toEqual([rated]);
  });

  test("other registrations leave its taxes as they were issued", async () => {
    const { artist, sale } = await signInWithSale({ buyer: solange, deliveredBy: "carrier" });
    await readInvoice(await sendInvoice(artist, [sale.id]));
    await saveBusiness(artist, { registrations: [] });
    expect(await readLedger(artist)).toMatchObject([{ id: sale.id, taxes: taxesOfQuebec }]);
  });
});
