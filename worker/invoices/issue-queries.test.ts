import { expect, test } from "vitest";
import { firstBusiness } from "#schema/business/business.ts";
import { sell, signInProfessional } from "#tests/support/records.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { openDatabase } from "#worker/db/client.ts";
import { findInvoiceContext, insertInvoice, type NewInvoice } from "./issue-queries.ts";

const worker = workerForTests();

const buyer = { name: "Solange", email: "", address: "", country: "", region: "" };

function newInvoice(userId: string): NewInvoice {
  return {
    id: crypto.randomUUID(),
    userId,
    year: 2026,
    issuedOn: "2026-01-15",
    content: {
      ...{ form: 1, language: "en", currency: "CAD", lines: [], taxes: [], buyer },
      artist: { name: "Odile Fournier", business: firstBusiness },
      ...{ subtotalCents: 0, totalCents: 0, depositCents: 0, balanceCents: 0 },
      ...{ terms: "", dueOn: null },
    },
    ...{ paidOn: null, paymentMethod: null, idempotencyKey: null, requestHash: null },
    createdAt: new Date(),
  };
}

test.each([
  ["its buyer", "buyer_name = 'Marc-André Roy'"],
  ["its taxes", "taxes = '[1]'"],
  ["what is known of its taxes", "taxes = NULL"],
  ["where it was delivered", "delivered_by = 'handed-over', handed_over_in = 'NB'"],
  ["its price", "price_cents = 1"],
  ["its channel's part", "commission_cents = 1"],
  ["the rate of its day", "cad_rate = 1.5"],
  ["that it was taken back", "returned_at = 1"],
  ["that it is on an invoice", "invoice_id = 'other'"],
])(
  "an invoice is not issued of a sale of which %s changed since it was read",
  async (_what, change) => {
    const artist = await signInProfessional(worker);
    const { id } = await sell(artist, { buyer: { name: "Solange" } });
    const db = openDatabase(worker.env.DB);
    const read = async () => findInvoiceContext(db, artist.id, [id], null);
    const before = await read();
    const set = (columns: string) =>
      worker.env.DB.prepare(`UPDATE sales SET ${columns} WHERE id = ?`).bind(id).run();
    await set(change);
    expect(await insertInvoice(db, newInvoice(artist.id), before, [])).toBeNull();
    await set("returned_at = NULL, invoice_id = NULL");
    const invoice = newInvoice(artist.id);
    expect(await insertInvoice(db, invoice, await read(), [])).toMatchObject({ sequence: 1 });
    expect((await read()).sales).toMatchObject([
      { sale: { invoiceId: invoice.id, invoiceNumber: "2026-001" } },
    ]);
  },
);

test("each year of an artist begins with its own first number, also when an earlier year goes on", async () => {
  const artist = await signInProfessional(worker);
  const db = openDatabase(worker.env.DB);
  const numbers: string[] = [];
  for (const year of [2026, 2026, 2027, 2026, 2027]) {
    const { id } = await sell(artist, { buyer: { name: "Solange" } });
    const read = await findInvoiceContext(db, artist.id, [id], null);
    const invoice = { ...newInvoice(artist.id), year, issuedOn: `${year}-01-15` };
    expect(await insertInvoice(db, invoice, read, [])).toMatchObject({ year });
    const { sales } = await findInvoiceContext(db, artist.id, [id], null);
    numbers.push(sales[0]?.sale.invoiceNumber ?? "");
  }
  expect(numbers).toEqual(["2026-001", "2026-002", "2027-001", "2026-003", "2027-002"]);
});
