import { describe, expect, test } from "vitest";
import { apiPaths, artworkPath } from "#schema/api-paths.ts";
import { artworkRecordPath } from "#schema/artworks/record-paths.ts";
import { type Business, firstBusiness } from "#schema/business/business.ts";
import { earliestToday, latestToday } from "#schema/days.ts";
import { ledgerEntries } from "#schema/sales/ledger.ts";
import type { SaleInput } from "#schema/sales/sale-input.ts";
import {
  creditNotePath,
  invoicePaymentPath,
  salePath,
  salesPaths,
} from "#schema/sales/sales-paths.ts";
import { signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { atOnce } from "#tests/support/concurrency.ts";
import {
  listInvoices,
  readInvoice,
  sendCreditNote,
  sendInvoice,
} from "#tests/support/documents.ts";
import {
  endPlan,
  expectError,
  findWork,
  readLedger,
  readSale,
  readWork,
  recordSale,
  saveBusiness,
  saveWork,
  sendReturn,
  signInProfessional,
} from "#tests/support/records.ts";
import { expectIssue, expectRefusal, expectUnchanged } from "#tests/support/refusals.ts";
import { runSql } from "#tests/support/rows.ts";
import { solange } from "#tests/support/sales.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const worker = workerForTests({ isLimited: false });

const day = 24 * 60 * 60 * 1000;
const today = () => earliestToday(new Date());
const year = () => today().slice(0, 4);

async function sell(artist: TestArtist, changes: Partial<SaleInput> = {}) {
  const { id: artworkId } = await saveWork(artist, { title: changes.date ?? "Low Tide" });
  return recordSale(artist, { artworkId, buyer: solange, deliveredBy: "carrier", ...changes });
}

async function signInWithSale(changes: Partial<SaleInput> = {}) {
  const artist = await signInProfessional(worker, { firstName: "Odile", lastName: "Fournier" });
  return { artist, sale: await sell(artist, changes) };
}

describe("POST /api/invoices", () => {
  test("the first invoice of a year is its first number, and holds the sales", async () => {
    const { artist, sale } = await signInWithSale({ priceCents: 40_000, discountCents: 2_000 });
    const terms = {
      otherLines: [{ description: "Crate", priceCents: 5_000 }],
      depositCents: 3_000,
    };
    const rest = { language: "fr-en", terms: "Thirty days", dueOn: "2099-01-01" };
    const invoice = await readInvoice(await sendInvoice(artist, [sale.id], { ...terms, ...rest }));
    const { id, createdAt, ...stated } = invoice;
    expect(Date.parse(createdAt)).toBeGreaterThan(Date.now() - day);
    const work = await findWork(artist, sale.artworkId);
    const line = { discountCents: 0, taxes: [] };
    expect(stated).toEqual({
      kind: "invoice",
      number: `${year()}-001`,
      issuedOn: today(),
      credits: null,
      creditedBy: null,
      ...{ openCents: 40_000, toRefundCents: 0, payments: [], payment: null },
      reason: "",
      content: {
        form: 4,
        language: "fr-en",
        currency: "CAD",
        artist: { name: "Odile Fournier", business: firstBusiness, units: "imperial" },
        buyer: solange,
        lines: [
          {
            ...line,
            saleId: sale.id,
            work: {
              artworkId: work.id,
              title: "Low Tide",
              year: work.dateCreated,
              medium: work.medium,
              support: work.depth,
              mediumLine: "",
              widthInches: work.width,
              heightInches: work.height,
              framed: false,
              inventoryNumber: work.inventoryNumber,
              hasPicture: false,
            },
            description: "",
            priceCents: 40_000,
            discountCents: 2_000,
            sold: {
              ...{ date: sale.date, commissionCents: 0, feeCents: 0, shippingCents: 0 },
              ...{ chargesTax: false, cadRate: 1 },
            },
          },
          { ...line, saleId: null, work: null, description: "Crate", priceCents: 5_000 },
        ],
        subtotalCents: 43_000,
        taxes: [],
        totalCents: 43_000,
        depositCents: 3_000,
        balanceCents: 40_000,
        terms: "Thirty days",
        title: "",
        inSecondLanguage: null,
        dueOn: "2099-01-01",
      },
    });
    expect(await listInvoices(artist)).toEqual([invoice]);
    const invoiced = { ...sale, invoice: { id, number: `${year()}-001` } };
    expect(await readLedger(artist)).toEqual([invoiced]);
  });

  test("numbers count up by artist; the newest is first in the list", async () => {
    const { artist, sale } = await signInWithSale();
    const other = await signInWithSale();
    const second = await sell(artist);
    await readInvoice(await sendInvoice(artist, [sale.id]));
    await readInvoice(await sendInvoice(artist, [second.id]));
    await readInvoice(await sendInvoice(other.artist, [other.sale.id]));
    const numbers = async (whose: TestArtist) =>
      (await listInvoices(whose)).map(({ number }) => number);
    expect(await numbers(artist)).toEqual([`${year()}-002`, `${year()}-001`]);
    expect(await numbers(other.artist)).toEqual([`${year()}-001`]);
  });

  test("lines are in the order of the sales that were chosen", async () => {
    const { artist, sale } = await signInWithSale();
    const second = await sell(artist);
    const { content } = await readInvoice(await sendInvoice(artist, [second.id, sale.id]));
    expect(content.lines.map(({ saleId }) => saleId)).toEqual([second.id, sale.id]);
  });

  test("what was issued stays as it is when work and profile change", async () => {
    const { artist, sale } = await signInWithSale();
    const invoice = await readInvoice(await sendInvoice(artist, [sale.id]));
    await readWork(
      await artist.send("PATCH", artworkRecordPath(sale.artworkId), { inventoryNumber: "OF-1" }),
    );
    await artist.send("PATCH", apiPaths.profile, { lastName: "Roy" });
    expect(await listInvoices(artist)).toEqual([invoice]);
  });

  test("with an idempotency key a repeat returns the invoice; for another one the key is refused", async () => {
    const { artist, sale } = await signInWithSale();
    const second = await sell(artist);
    const key = crypto.randomUUID();
    const first = await readInvoice(await sendInvoice(artist, [sale.id], {}, key));
    expect(await readInvoice(await sendInvoice(artist, [sale.id], {}, key))).toEqual(first);
    for (const response of [
      await sendInvoice(artist, [second.id], {}, key),
      await sendCreditNote(artist, first.id, {}, key),
    ]) {
      await expectError(response, "CONFLICT", "This Idempotency-Key was used for another invoice.");
    }
    const note = await readInvoice(await sendCreditNote(artist, first.id));
    const credited = await readInvoice(await sendInvoice(artist, [sale.id], {}, key));
    const creditedBy = { id: note.id, number: note.number };
    expect(credited).toEqual({ ...first, creditedBy, openCents: 0 });
    expect(await listInvoices(artist)).toHaveLength(2);
  });

  test.each([
    ["with the same key", () => "same"],
    ["with keys of their own", () => crypto.randomUUID()],
    ["without a key", () => undefined],
  ])("of ten invoices of one sale at once %s, one is issued", async (_name, keyOf) => {
    const { artist, sale } = await signInWithSale();
    const answers = await atOnce(10, () => sendInvoice(artist, [sale.id], {}, keyOf()));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(keyOf() === "same" ? 10 : 1);
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    expect(await listInvoices(artist)).toHaveLength(1);
  });

  test.each<[string, object, string, string]>([
    ["no sale", { saleIds: [] }, "saleIds", "Choose at least one sale."],
    ["yesterday", { issuedOn: "2026-01-01" }, "issuedOn", "Enter today."],
    [
      "a day to come",
      { issuedOn: latestToday(new Date(Date.now() + day)) },
      "issuedOn",
      "Enter today.",
    ],
    ["an unknown language", { language: "de" }, "language", "Choose a language."],
    [
      "a line without words",
      { otherLines: [{ description: " ", priceCents: 1 }] },
      "otherLines.0.description",
      "Say what the line is for.",
    ],
    [
      "a deposit above the total",
      { depositCents: 100_001 },
      "depositCents",
      "Enter a deposit of at most the total.",
    ],
    [
      "a day due before the issue",
      { dueOn: "2026-01-01" },
      "dueOn",
      "Enter the day of issue or a later one.",
    ],
    ["an unknown field", { number: "2026-007" }, "number", "Unknown field."],
  ])("%s is 400, and nothing changes", async (_name, change, path, message) => {
    const { artist, sale } = await signInWithSale();
    await expectIssue(worker, () => sendInvoice(artist, [sale.id], change), path, message);
  });

  test.each<[string, Partial<SaleInput>, string]>([
    [
      "without a buyer",
      { buyer: undefined },
      "Add the buyer’s name to the sale of “Low Tide” first.",
    ],
  ])("a sale %s is 409 with a sentence that says what to do", async (_name, change, message) => {
    const { artist, sale } = await signInWithSale(change);
    await expectRefusal(worker, () => sendInvoice(artist, [sale.id]), "CONFLICT", message);
  });

  test("a returned sale, one on an invoice, one of unknown delivery: each its sentence", async () => {
    const { artist, sale } = await signInWithSale();
    const [returned, unknown] = [await sell(artist), await sell(artist)];
    await readSale(await sendReturn(artist, returned.id));
    await runSql(worker, "UPDATE sales SET taxes = NULL WHERE id = ?", unknown.id);
    await readInvoice(await sendInvoice(artist, [sale.id]));
    for (const [id, message] of [
      [returned.id, "The sale of “Low Tide” was taken back."],
      [sale.id, "The sale of “Low Tide” is on an invoice already."],
      [unknown.id, "Say where “Low Tide” was delivered first: the taxes depend on it."],
    ] as const) {
      await expectError(await sendInvoice(artist, [id]), "CONFLICT", message);
    }
    await artist.request(artworkPath(returned.artworkId), { method: "DELETE" });
    const refused = await sendInvoice(artist, [returned.id]);
    await expectError(refused, "CONFLICT", "The sale of “Low Tide” was taken back.");
  });

  test("two buyers and two currencies are 400 on the sales", async () => {
    const { artist, sale } = await signInWithSale();
    const marc = await sell(artist, { buyer: { ...solange, name: "Marc-André Roy" } });
    const dollars = await sell(artist, { currency: "USD" });
    for (const [id, message] of [
      [marc.id, "Choose sales to one buyer, with the same address."],
      [dollars.id, "Choose sales in one currency."],
    ] as const) {
      await expectIssue(worker, () => sendInvoice(artist, [sale.id, id]), "saleIds", message);
    }
  });

  test("another artist's sale is 404, as an absent one is", async () => {
    const { artist, sale } = await signInWithSale();
    const other = await signInWithSale();
    for (const id of [other.sale.id, "absent"]) {
      await expectError(await sendInvoice(artist, [sale.id, id]), "NOT_FOUND");
    }
    expect(await listInvoices(artist)).toEqual([]);
  });

  test("invoices are Professional to issue; a free artist has none", async () => {
    const { artist, sale } = await signInWithSale();
    await endPlan(worker, artist);
    await expectError(await sendInvoice(artist, [sale.id]), "UPGRADE_REQUIRED");
    expect(await listInvoices(await signInArtist(worker))).toEqual([]);
  });
});

describe("POST /api/invoices/{id}/credit-note", () => {
  test("takes the invoice back with the next number, and frees its sales for another one", async () => {
    const { artist, sale } = await signInWithSale();
    const invoice = await readInvoice(await sendInvoice(artist, [sale.id], { depositCents: 100 }));
    const note = await readInvoice(
      await sendCreditNote(artist, invoice.id, { reason: "Wrong address" }),
    );
    expect(note).toMatchObject({
      kind: "credit-note",
      number: `${year()}-002`,
      credits: { id: invoice.id, number: `${year()}-001` },
      creditedBy: null,
      payment: null,
      reason: "Wrong address",
      content: {
        ...{ subtotalCents: -100_000, taxes: [], totalCents: -100_000 },
        ...{ depositCents: -100, balanceCents: -99_900, buyer: solange },
        lines: [{ saleId: sale.id, priceCents: -100_000, discountCents: 0 }],
      },
    });
    const credited = {
      ...invoice,
      ...{ creditedBy: { id: note.id, number: note.number }, openCents: 0, toRefundCents: 100 },
    };
    expect(await listInvoices(artist)).toEqual([note, credited]);
    expect(await readLedger(artist)).toEqual([sale]);
    const second = await readInvoice(await sendInvoice(artist, [sale.id]));
    expect(second.number).toBe(`${year()}-003`);
    expect(await listInvoices(artist)).toEqual([second, note, credited]);
  });

  test("gives the sales the taxes of the artist's registrations as they are by then", async () => {
    const registrations = [
      { tax: "gst-hst", number: "123456789 RT0001", since: "1991-01-01" },
      { tax: "qst", number: "1234567890 TQ0001", since: "1991-01-01" },
    ] satisfies Business["registrations"];
    const { artist, sale } = await signInWithSale({ deliveredBy: "carrier" });
    expect(sale.taxes).toEqual([]);
    const invoice = await readInvoice(await sendInvoice(artist, [sale.id]));
    await saveBusiness(artist, { ...firstBusiness, registrations });
    expect(await readLedger(artist)).toMatchObject([{ taxes: [] }]);
    await readInvoice(await sendCreditNote(artist, invoice.id));
    expect(await readLedger(artist)).toMatchObject([
      {
        invoice: null,
        taxes: [
          { label: "GST", cents: 5_000 },
          { label: "QST", cents: 9_975 },
        ],
      },
    ]);
    const second = await readInvoice(await sendInvoice(artist, [sale.id]));
    expect(second.content.totalCents).toBe(114_975);
  });

  test("keeps the rate that was entered after the invoice, whatever day the sale has then", async () => {
    const inDollars = { currency: "USD", date: "2026-01-10" } as const;
    const { artist, sale } = await signInWithSale(inDollars);
    const invoice = await readInvoice(await sendInvoice(artist, [sale.id]));
    const change = (changes: object) => artist.send("PATCH", salePath(sale.id), changes);
    await readSale(await change({ cadRate: 1.37 }));
    const note = await readInvoice(await sendCreditNote(artist, invoice.id));
    expect(note.content.lines.map(({ sold }) => sold?.cadRate)).toEqual([1.37]);
    const entries = async () =>
      ledgerEntries({ sales: await readLedger(artist), invoices: await listInvoices(artist) });
    const before = await entries();
    expect(before.map(({ cadRate }) => cadRate)).toEqual([1.37, 1.37]);
    await readSale(await change({ date: "2026-01-12" }));
    await readSale(await change({ cadRate: 1.25 }));
    expect(await entries()).toEqual(before);
  });

  test("an invoice is credited once, and neither it nor the credit note is paid after that", async () => {
    const { artist, sale } = await signInWithSale();
    const invoice = await readInvoice(await sendInvoice(artist, [sale.id]));
    const answers = await atOnce(10, () => sendCreditNote(artist, invoice.id));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array(9).fill(409)]);
    const [note] = await listInvoices(artist);
    const message = `This invoice was taken back by credit note ${year()}-002.`;
    const payment = { paidOn: today(), method: "" };
    await expectUnchanged(worker, async () => {
      await expectError(await sendCreditNote(artist, invoice.id), "CONFLICT", message);
      const paid = await artist.send("PUT", invoicePaymentPath(invoice.id), payment);
      await expectError(paid, "CONFLICT", message);
      for (const response of [
        await sendCreditNote(artist, note?.id ?? ""),
        await artist.send("PUT", invoicePaymentPath(note?.id ?? ""), payment),
      ]) {
        await expectError(response, "CONFLICT", "This is a credit note. Choose the invoice.");
      }
    });
  });

  test("with an idempotency key a repeat returns the credit note", async () => {
    const { artist, sale } = await signInWithSale();
    const { id } = await readInvoice(await sendInvoice(artist, [sale.id]));
    const key = crypto.randomUUID();
    const answers = await atOnce(10, () => sendCreditNote(artist, id, {}, key));
    const notes = await Promise.all(answers.map(readInvoice));
    expect(new Set(notes.map((note) => note.id)).size).toBe(1);
    const other = await sendCreditNote(artist, id, { reason: "Another one" }, key);
    await expectError(other, "CONFLICT");
  });

  test("another artist's and an absent invoice are 404; another day and a long reason 400", async () => {
    const { artist, sale } = await signInWithSale();
    const other = await signInProfessional(worker);
    const { id } = await readInvoice(await sendInvoice(artist, [sale.id]));
    await expectUnchanged(worker, async () => {
      await expectError(await sendCreditNote(other, id), "NOT_FOUND");
      await expectError(await sendCreditNote(artist, "absent"), "NOT_FOUND");
      for (const change of [{ issuedOn: "2026-01-01" }, { reason: "x".repeat(501) }]) {
        await expectError(await sendCreditNote(artist, id, change), "VALIDATION_FAILED");
      }
    });
    expect(creditNotePath(id)).toBe(`${salesPaths.invoices}/${id}/credit-note`);
  });
});

describe("a sale and a work on an invoice", () => {
  test("the sale cannot be taken back until the invoice is credited", async () => {
    const { artist, sale } = await signInWithSale();
    const { id, number } = await readInvoice(await sendInvoice(artist, [sale.id]));
    const takeBack = () => sendReturn(artist, sale.id);
    const message = `This sale is on invoice ${number}. Credit the invoice first.`;
    await expectRefusal(worker, takeBack, "CONFLICT", message);
    await readInvoice(await sendCreditNote(artist, id));
    expect((await readSale(await takeBack())).returnedAt).not.toBeNull();
  });

  test("the work cannot be deleted once it was invoiced, even when that was credited; it can be archived", async () => {
    const { artist, sale } = await signInWithSale();
    const remove = () => artist.request(artworkPath(sale.artworkId), { method: "DELETE" });
    const { id } = await readInvoice(await sendInvoice(artist, [sale.id]));
    const sold = "This work is sold. Archive it, or take the sale back first.";
    await expectError(await remove(), "CONFLICT", sold);
    await readInvoice(await sendCreditNote(artist, id));
    await readSale(await sendReturn(artist, sale.id));
    const invoiced = "This work is on an issued invoice. Archive it.";
    await expectRefusal(worker, remove, "CONFLICT", invoiced);
    const record = { archived: true };
    const archived = await artist.send("PATCH", artworkRecordPath(sale.artworkId), record);
    expect((await readWork(archived)).archived).toBe(true);
  });
});
