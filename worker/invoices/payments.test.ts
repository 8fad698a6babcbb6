import { describe, expect, test } from "vitest";
import { earliestToday, latestToday } from "#schema/days.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import {
  invoicePaymentPath,
  invoicePaymentsPath,
  paymentReversalPath,
} from "#schema/sales/sales-paths.ts";
import { keyHeader, type TestArtist } from "#tests/support/artists.ts";
import { atOnce } from "#tests/support/concurrency.ts";
import {
  listInvoices,
  readInvoice,
  sendCreditNote,
  sendInvoice,
} from "#tests/support/documents.ts";
import { expectError, recordSale, saveWork, signInProfessional } from "#tests/support/records.ts";
import { expectIssue, expectRefusal, expectUnchanged } from "#tests/support/refusals.ts";
import { runSql } from "#tests/support/rows.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const worker = workerForTests({ isLimited: false });

const day = 24 * 60 * 60 * 1000;
const today = () => earliestToday(new Date());
const newPayment = { date: "2026-01-20", method: "E-transfer", kind: "payment" } as const;

/** An artist with an invoice of CA$200.00, of which a deposit was paid. */
async function signInWithInvoice(depositCents = 20_00) {
  const artist = await signInProfessional(worker);
  const { id: artworkId } = await saveWork(artist);
  const buyer = { name: "Solange Lafrenière" };
  const sold = { artworkId, buyer, deliveredBy: "carrier", priceCents: 200_00 } as const;
  const sale = await recordSale(artist, sold);
  const invoice = await readInvoice(await sendInvoice(artist, [sale.id], { depositCents }));
  return { artist, invoice };
}

function sendPayment(artist: TestArtist, id: string, changes: object, key?: string) {
  const body = { ...newPayment, ...changes };
  return artist.send("POST", invoicePaymentsPath(id), body, keyHeader(key));
}

async function pay(artist: TestArtist, id: string, amountCents: number): Promise<Invoice> {
  return readInvoice(await sendPayment(artist, id, { amountCents }));
}

async function refund(artist: TestArtist, id: string, amountCents: number): Promise<Invoice> {
  return readInvoice(await sendPayment(artist, id, { amountCents, kind: "refund" }));
}

function reverse(artist: TestArtist, id: string, { payments }: Invoice, index: number) {
  const path = paymentReversalPath(id, payments[index]?.id ?? "absent");
  return artist.request(path, { method: "POST" });
}

describe("POST /api/invoices/{id}/payments", () => {
  test("instalments leave the rest open until nothing is", async () => {
    const { artist, invoice } = await signInWithInvoice();
    expect(invoice).toMatchObject({ openCents: 180_00, toRefundCents: 0, payments: [] });
    const response = await sendPayment(artist, invoice.id, { amountCents: 80_00 });
    expect(response.status).toBe(201);
    const first = await readInvoice(response);
    const part = { date: "2026-01-20", method: "E-transfer", kind: "payment", reversedAt: null };
    expect(first).toEqual({
      ...invoice,
      openCents: 100_00,
      payments: [{ ...part, id: expect.any(String), amountCents: 80_00 }],
    });
    const rest = { date: "2026-01-19", amountCents: 100_00, method: "" };
    const paid = await readInvoice(await sendPayment(artist, invoice.id, rest));
    expect(paid.openCents).toBe(0);
    expect(paid.payments.map(({ date }) => date)).toEqual(["2026-01-19", "2026-01-20"]);
    expect(paid.payment).toEqual({ paidOn: "2026-01-20", method: "E-transfer" });
    expect(await listInvoices(artist)).toEqual([paid]);
  });

  test("more than what is open is 409 with the sum, and nothing changes", async () => {
    const { artist, invoice } = await signInWithInvoice();
    const send = (amountCents: number) => () => sendPayment(artist, invoice.id, { amountCents });
    await pay(artist, invoice.id, 80_00);
    const message = "100.00 CAD is left to be paid on this invoice. Enter that or less.";
    await expectRefusal(worker, send(100_01), "CONFLICT", message);
    await pay(artist, invoice.id, 100_00);
    const paid = "Nothing is left to be paid on this invoice.";
    await expectRefusal(worker, send(1), "CONFLICT", paid);
  });

  test("of ten payments of the rest at once, one is entered", async () => {
    const { artist, invoice } = await signInWithInvoice();
    const answers = await atOnce(10, () =>
      sendPayment(artist, invoice.id, { amountCents: 180_00 }, crypto.randomUUID()),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    const [now] = await listInvoices(artist);
    expect(now).toMatchObject({ openCents: 0, payments: [{ amountCents: 180_00 }] });
  });

  test("of ten refunds of all that was paid at once, one is entered", async () => {
    const { artist, invoice } = await signInWithInvoice();
    await pay(artist, invoice.id, 180_00);
    const all = { amountCents: 200_00, kind: "refund" };
    const answers = await atOnce(10, () => sendPayment(artist, invoice.id, all));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    expect(await listInvoices(artist)).toMatchObject([{ openCents: 200_00 }]);
  });

  test("a payment and a credit note at once: all that was paid is to be refunded", async () => {
    const { artist, invoice } = await signInWithInvoice();
    const [paid, credited] = await Promise.all([
      sendPayment(artist, invoice.id, { amountCents: 180_00 }),
      sendCreditNote(artist, invoice.id),
    ]);
    expect(credited.status).toBe(201);
    const [, now] = await listInvoices(artist);
    const toRefundCents = paid.status === 201 ? 200_00 : 20_00;
    expect(now).toMatchObject({ openCents: 0, toRefundCents });
  });

  test("with an idempotency key a repeat enters the payment once; for another one the key is refused", async () => {
    const { artist, invoice } = await signInWithInvoice();
    const key = crypto.randomUUID();
    const send = (amountCents: number) => sendPayment(artist, invoice.id, { amountCents }, key);
    const answers = await atOnce(5, () => send(100_00));
    const paid = await Promise.all(answers.map(readInvoice));
    expect(new Set(paid.map(({ payments }) => payments[0]?.id)).size).toBe(1);
    expect(await listInvoices(artist)).toMatchObject([{ openCents: 80_00 }]);
    const message = "This Idempotency-Key was used for another payment.";
    await expectRefusal(worker, () => send(80_00), "CONFLICT", message);
  });

  test("a refund is open again; above what was paid it is 409", async () => {
    const { artist, invoice } = await signInWithInvoice();
    await pay(artist, invoice.id, 60_00);
    const send = (amountCents: number) => () =>
      sendPayment(artist, invoice.id, { amountCents, kind: "refund" });
    const message = "80.00 CAD was paid on this invoice. Refund that or less.";
    await expectRefusal(worker, send(80_01), "CONFLICT", message);
    expect(await refund(artist, invoice.id, 80_00)).toMatchObject({
      ...{ openCents: 200_00, toRefundCents: 0, payment: null },
    });
    const none = "Nothing was paid on this invoice that could be refunded.";
    await expectRefusal(worker, send(1), "CONFLICT", none);
  });

  test("a credited invoice that was paid has nothing open, and shows what is to be refunded until it is", async () => {
    const { artist, invoice } = await signInWithInvoice();
    await pay(artist, invoice.id, 60_00);
    const note = await readInvoice(await sendCreditNote(artist, invoice.id));
    expect(note).toMatchObject({ openCents: 0, toRefundCents: 0, payments: [] });
    const shown = async () => (await listInvoices(artist)).find(({ id }) => id === invoice.id);
    expect(await shown()).toMatchObject({ openCents: 0, toRefundCents: 80_00 });
    const more = () => sendPayment(artist, invoice.id, { amountCents: 1 });
    const credited = `This invoice was taken back by credit note ${note.number}.`;
    await expectRefusal(worker, more, "CONFLICT", credited);
    expect((await refund(artist, invoice.id, 30_00)).toRefundCents).toBe(50_00);
    const refunded = await refund(artist, invoice.id, 50_00);
    expect(refunded).toMatchObject({ openCents: 0, toRefundCents: 0 });
    expect(await shown()).toEqual(refunded);
  });

  test.each(["payment", "refund"])("a %s of a credit note is 409", async (kind) => {
    const { artist, invoice } = await signInWithInvoice();
    const note = await readInvoice(await sendCreditNote(artist, invoice.id));
    const send = () => sendPayment(artist, note.id, { amountCents: 1, kind });
    await expectRefusal(worker, send, "CONFLICT", "This is a credit note. Choose the invoice.");
  });

  test.each<[string, object, string, string]>([
    ["nothing", { amountCents: 0 }, "amountCents", "Enter more than 0."],
    ["a part of a cent", { amountCents: 1.5 }, "amountCents", "Enter an amount in whole cents."],
    ["another kind", { kind: "gift" }, "kind", "Choose payment or refund."],
    ["no day", { date: "2026-02-30" }, "date", "This day does not exist."],
    ["a long method", { method: "x".repeat(101) }, "method", "Use at most 100 characters."],
    ["an unknown field", { currency: "CAD" }, "currency", "Unknown field."],
  ])("%s is 400", async (_name, changes, path, message) => {
    const { artist, invoice } = await signInWithInvoice();
    const send = () => sendPayment(artist, invoice.id, { amountCents: 1, ...changes });
    await expectIssue(worker, send, path, message);
  });

  test("a day to come is 400", async () => {
    const { artist, invoice } = await signInWithInvoice();
    const date = latestToday(new Date(Date.now() + day));
    const send = () => sendPayment(artist, invoice.id, { amountCents: 1, date });
    await expectIssue(worker, send, "date", "Enter today or an earlier day.");
  });

  test("another artist's invoice and payment are 404, as absent ones are", async () => {
    const { artist, invoice } = await signInWithInvoice();
    const other = await signInWithInvoice();
    const paid = await pay(artist, invoice.id, 1_00);
    await expectUnchanged(worker, async () => {
      for (const id of [invoice.id, "absent"]) {
        await expectError(await sendPayment(other.artist, id, { amountCents: 1 }), "NOT_FOUND");
        await expectError(await reverse(other.artist, id, paid, 0), "NOT_FOUND");
      }
      await expectError(await reverse(other.artist, other.invoice.id, paid, 0), "NOT_FOUND");
      await expectError(await reverse(artist, invoice.id, paid, 1), "NOT_FOUND");
    });
  });

  test("what is open is settled on a lapsed plan too", async () => {
    const { artist, invoice } = await signInWithInvoice();
    await runSql(worker, "DELETE FROM subscriptions WHERE user_id = ?", artist.id);
    const paid = await pay(artist, invoice.id, 180_00);
    const reversed = await readInvoice(await reverse(artist, invoice.id, paid, 0));
    expect(reversed.openCents).toBe(180_00);
  });
});

describe("POST /api/invoices/{id}/payments/{paymentId}/reverse", () => {
  test("a reversed payment stays in the list and is open again; a repeat changes nothing", async () => {
    const { artist, invoice } = await signInWithInvoice();
    const paid = await pay(artist, invoice.id, 180_00);
    const response = await reverse(artist, invoice.id, paid, 0);
    expect(response.status).toBe(200);
    const reversed = await readInvoice(response);
    expect(reversed).toMatchObject({
      ...{ openCents: 180_00, payment: null },
      payments: [{ amountCents: 180_00, reversedAt: expect.stringMatching(/^\d{4}-.*Z$/) }],
    });
    const repeated = await expectUnchanged(worker, () => reverse(artist, invoice.id, paid, 0));
    expect(await readInvoice(repeated)).toEqual(reversed);
  });

  test("a payment that was refunded is reversed after its refund", async () => {
    const { artist, invoice } = await signInWithInvoice(0);
    await pay(artist, invoice.id, 80_00);
    const refunded = await refund(artist, invoice.id, 80_00);
    const message = "This payment was refunded. Reverse the refund first.";
    await expectRefusal(
      worker,
      () => reverse(artist, invoice.id, refunded, 0),
      "CONFLICT",
      message,
    );
    await readInvoice(await reverse(artist, invoice.id, refunded, 1));
    const neither = await readInvoice(await reverse(artist, invoice.id, refunded, 0));
    expect(neither.openCents).toBe(200_00);
  });

  test("a refund that was paid again is not reversed above the total", async () => {
    const { artist, invoice } = await signInWithInvoice(0);
    await pay(artist, invoice.id, 200_00);
    await refund(artist, invoice.id, 80_00);
    const repaid = await pay(artist, invoice.id, 80_00);
    const index = repaid.payments.findIndex(({ kind }) => kind === "refund");
    const message = "This refund was paid again since. Reverse that payment first.";
    const send = () => reverse(artist, invoice.id, repaid, index);
    await expectRefusal(worker, send, "CONFLICT", message);
  });

  test("payments and refunds of a credited invoice can be reversed, as mistakes in it can be", async () => {
    const { artist, invoice } = await signInWithInvoice(0);
    await pay(artist, invoice.id, 200_00);
    await readInvoice(await sendCreditNote(artist, invoice.id));
    const refunded = await refund(artist, invoice.id, 200_00);
    const open = await readInvoice(await reverse(artist, invoice.id, refunded, 1));
    expect(open.toRefundCents).toBe(200_00);
    const nothing = await readInvoice(await reverse(artist, invoice.id, refunded, 0));
    expect(nothing).toMatchObject({ openCents: 0, toRefundCents: 0 });
  });

  test("the database refuses any other change of a payment", async () => {
    const { artist, invoice } = await signInWithInvoice();
    const paid = await pay(artist, invoice.id, 1_00);
    await readInvoice(await reverse(artist, invoice.id, paid, 0));
    const { results } = await worker.env.DB.prepare(
      "SELECT name FROM pragma_table_info('invoice_payments')",
    ).all<{ name: string }>();
    const statements = [
      ...results.map(({ name }) => `UPDATE invoice_payments SET ${name} = ${name}`),
      "DELETE FROM invoice_payments",
    ];
    for (const statement of statements) {
      await expect(
        runSql(worker, `${statement} WHERE user_id = ?`, artist.id),
        statement,
      ).rejects.toThrow(/a (reversed )?payment is not (changed|deleted)/);
    }
  });
});

describe("PUT /api/invoices/{id}/payment, of the previous release", () => {
  const set = (artist: TestArtist, id: string, payment: object | null) =>
    artist.send("PUT", invoicePaymentPath(id), payment);

  test("a payment is of all that is open, changed by another one, and taken back", async () => {
    const { artist, invoice } = await signInWithInvoice();
    for (const payment of [
      { paidOn: "2026-01-20", method: "E-transfer" },
      { paidOn: today(), method: "" },
    ]) {
      const paid = await readInvoice(await set(artist, invoice.id, payment));
      expect(paid).toMatchObject({ openCents: 0, payment });
      const counting = paid.payments.filter(({ reversedAt }) => reversedAt === null);
      expect(counting).toMatchObject([{ amountCents: 180_00, date: payment.paidOn }]);
      const repeated = await expectUnchanged(worker, () => set(artist, invoice.id, payment));
      expect(await readInvoice(repeated)).toEqual(paid);
    }
    const open = await readInvoice(await set(artist, invoice.id, null));
    expect(open).toMatchObject({ openCents: 180_00, payment: null });
    expect(await listInvoices(artist)).toEqual([open]);
  });

  test("after an instalment it is the rest; null takes both back", async () => {
    const { artist, invoice } = await signInWithInvoice();
    await pay(artist, invoice.id, 80_00);
    const rest = { paidOn: "2026-01-21", method: "Cash" };
    const answers = await atOnce(5, () => set(artist, invoice.id, rest));
    const paid = await Promise.all(answers.map(readInvoice));
    expect(paid[0]?.payment).toEqual(rest);
    const [now] = await listInvoices(artist);
    expect(now?.payments.map(({ amountCents }) => amountCents)).toEqual([80_00, 100_00]);
    const open = await readInvoice(await set(artist, invoice.id, null));
    expect(open.openCents).toBe(180_00);
  });

  test("an invoice that its deposit covers stays as it is", async () => {
    const { artist, invoice } = await signInWithInvoice(200_00);
    const payment = { paidOn: "2026-01-21", method: "Cash" };
    const paid = await expectUnchanged(worker, () => set(artist, invoice.id, payment));
    expect(await readInvoice(paid)).toEqual(invoice);
  });

  test("a day to come, an unknown field and another's invoice are refused", async () => {
    const { artist, invoice } = await signInWithInvoice();
    const other = await signInProfessional(worker);
    const payment = { paidOn: today(), method: "" };
    const later = { ...payment, paidOn: latestToday(new Date(Date.now() + day)) };
    const send = () => set(artist, invoice.id, later);
    await expectIssue(worker, send, "paidOn", "Enter today or an earlier day.");
    await expectUnchanged(worker, async () => {
      for (const body of [{ ...payment, content: {} }, {}, []]) {
        await expectError(await set(artist, invoice.id, body), "VALIDATION_FAILED");
      }
      await expectError(await set(other, invoice.id, payment), "NOT_FOUND");
    });
  });
});
