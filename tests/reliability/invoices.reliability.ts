import { describe, expect, test } from "vitest";
import { apiPaths, artworkPath } from "#schema/api-paths.ts";
import { artworkRecordPath } from "#schema/artworks/record-paths.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import {
  creditNotePath,
  invoicePaymentPath,
  invoicePaymentsPath,
  salesPaths,
} from "#schema/sales/sales-paths.ts";
import type { TestArtist } from "#tests/support/artists.ts";
import { newBusiness } from "#tests/support/business.ts";
import {
  listInvoices,
  newCertificate,
  newCreditNote,
  newInvoice,
  readDocument,
  readInvoice,
  sendCreditNote,
  sendDocument,
  sendInvoice,
} from "#tests/support/documents.ts";
import { whileFailing } from "#tests/support/failing-writes.ts";
import { figure } from "#tests/support/figure.ts";
import { png, toDataUrl } from "#tests/support/pictures.ts";
import { quietConsole } from "#tests/support/quiet-console.ts";
import { recordSale, saveWork, sendReturn, signInProfessional } from "#tests/support/records.ts";
import { type PageRequest, sendHere } from "#tests/support/request-here.ts";
import { readRows } from "#tests/support/rows.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import {
  faultsAtEach,
  recordIn,
  stepByStep,
  type TakeStep,
  withoutFault,
} from "#tests/support/step-by-step.ts";
import { pictureKeys } from "#tests/support/stores.ts";

const cron = "15 8 * * *";
const day = 24 * 60 * 60 * 1000;

quietConsole("log", "warn", "error");
const worker = workerForTests({ isLimited: false });

const imageUrl = toDataUrl("image/png", png({ noise: 3 }));

/** Sells a work with a picture to one buyer, and returns the sale. */
async function sell(artist: TestArtist, title = "Low Tide") {
  const { id } = await saveWork(artist, { title, imageUrl, suggestedPrice: null });
  const buyer = { name: "Solange Lafrenière", country: "CA", region: "QC" };
  const handedOver = { deliveredBy: "handed-over", handedOverIn: "QC" } as const;
  return recordSale(artist, { artworkId: id, buyer, ...handedOver });
}

/** The sequences of the numbers, in the order of the list turned round. */
function sequences(invoices: readonly Invoice[]): number[] {
  return invoices.map(({ number }) => Number(number.slice(5))).reverse();
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

test("figure 22: of 50 invoices at once, then credit notes, payments and more invoices, every number is given once", async (context) => {
  const artist = await signInProfessional(worker);
  const neighbour = await signInProfessional(worker);
  const own = await Promise.all(upTo(50).map((count) => sell(artist, `Work ${count}`)));
  const theirs = await Promise.all(upTo(5).map(() => sell(neighbour)));
  const [answers, others] = await Promise.all([
    Promise.all(own.map(({ id }) => sendInvoice(artist, [id], {}, crypto.randomUUID()))),
    Promise.all(theirs.map(({ id }) => sendInvoice(neighbour, [id]))),
  ]);
  const issued = await Promise.all(answers.map(readInvoice));
  for (const other of others) await readInvoice(other);
  const listed = await listInvoices(artist);
  expect(sequences(listed)).toEqual(upTo(50));
  expect(new Set(issued.map(({ number }) => number)).size).toBe(50);
  expect(new Set(listed.map(({ content }) => content.lines[0]?.saleId)).size).toBe(50);
  expect(sequences(await listInvoices(neighbour))).toEqual(upTo(5));

  const [credited, paid] = [issued.slice(0, 20), issued.slice(20)];
  const payment = { paidOn: "2026-01-20", method: "E-transfer" };
  const later = await Promise.all([
    ...credited.map(({ id }) => sendCreditNote(artist, id)),
    ...credited.map(({ id }) => sendCreditNote(artist, id)),
    ...paid.map(({ id }) => artist.send("PUT", invoicePaymentPath(id), payment)),
  ]);
  expect(later.filter(({ ok }) => ok)).toHaveLength(50);
  const creditedSales = credited.map(({ content }) => content.lines[0]?.saleId ?? "");
  await Promise.all(creditedSales.map(async (id) => readInvoice(await sendInvoice(artist, [id]))));
  const whole = await listInvoices(artist);
  expect(sequences(whole)).toEqual(upTo(90));
  for (const invoice of issued) {
    const now = whole.find(({ id }) => id === invoice.id);
    const { openCents } = invoice;
    expect({
      ...now,
      ...{ creditedBy: null, openCents, toRefundCents: 0, payments: [], payment: null },
    }).toEqual(invoice);
  }
  figure(context, 22, 95, whole.length + others.length);
});

/** What an artist does with invoices, as a request that is repeated with its key. */
interface Operation {
  readonly prepare: (artist: TestArtist) => Promise<PageRequest>;
}

const operations: Record<string, Operation> = {
  "issue an invoice of two works": {
    prepare: async (artist) => {
      const ids = [(await sell(artist, "First")).id, (await sell(artist, "Second")).id];
      return { method: "POST", path: salesPaths.invoices, body: newInvoice(ids) };
    },
  },
  "issue a second invoice": {
    prepare: async (artist) => {
      await readInvoice(await sendInvoice(artist, [(await sell(artist, "Before")).id]));
      const { id } = await sell(artist);
      return { method: "POST", path: salesPaths.invoices, body: newInvoice([id]) };
    },
  },
  "credit an invoice": {
    prepare: async (artist) => {
      const { id } = await readInvoice(await sendInvoice(artist, [(await sell(artist)).id]));
      return { method: "POST", path: creditNotePath(id), body: newCreditNote() };
    },
  },
  "pay a part of an invoice": {
    prepare: async (artist) => {
      const { id } = await readInvoice(await sendInvoice(artist, [(await sell(artist)).id]));
      const body = { date: "2026-01-20", amountCents: 80_00, method: "", kind: "payment" };
      return { method: "POST", path: invoicePaymentsPath(id), body };
    },
  },
  "pay an invoice": {
    prepare: async (artist) => {
      const { id } = await readInvoice(await sendInvoice(artist, [(await sell(artist)).id]));
      const body = { paidOn: "2026-01-20", method: "E-transfer" };
      return { method: "PUT", path: invoicePaymentPath(id), body };
    },
  },
  "issue a certificate": {
    prepare: async (artist) => {
      const { artworkId } = await sell(artist);
      return { method: "POST", path: salesPaths.documents, body: newCertificate(artworkId) };
    },
  },
};

const states = [
  `SELECT kind, year, sequence, credits_id IS NOT NULL AS credits, content ->> '$.totalCents' AS total
  FROM invoices WHERE user_id = ? ORDER BY year, sequence`,
  `SELECT date, amount_cents, method, kind, reversed_at IS NULL AS counts FROM invoice_payments
  WHERE user_id = ? ORDER BY rowid`,
  "SELECT kind, issued_on FROM issued_documents WHERE user_id = ?",
  `SELECT title, invoice_number FROM sales JOIN artworks ON artworks.id = artwork_id
  WHERE sales.user_id = ? ORDER BY title`,
  `SELECT title, copy.picture_key IS NOT NULL AS has_picture FROM document_works AS copy
  JOIN artworks ON artworks.id = artwork_id WHERE copy.user_id = ? ORDER BY title, copy.rowid`,
];

/** What is stored of invoices and what is on them, without ids and times. */
async function readState({ id }: TestArtist): Promise<string> {
  const { DB } = worker.env;
  const results = await DB.batch(states.map((sql) => DB.prepare(sql).bind(id)));
  return JSON.stringify(results.map(({ results: rows }) => rows));
}

/** The objects of the bucket that nothing refers to. */
async function orphansOf(artist: TestArtist): Promise<string[]> {
  const results = await readRows<{ k: string | null }>(
    worker,
    `SELECT picture_key AS k FROM artworks WHERE user_id = ?1
    UNION SELECT picture_key FROM document_works WHERE user_id = ?1`,
    artist.id,
  );
  const used = new Set(results.map(({ k }) => k));
  return (await pictureKeys(worker, artist)).filter((key) => !used.has(key));
}

/** The Worker's own code over the same stores, with every call passed through `take`. */
function sendThrough(artist: TestArtist, take: TakeStep, request: PageRequest): Promise<Response> {
  const headers = { "Idempotency-Key": `key of ${request.path}` };
  return sendHere(stepByStep(worker.env, take), artist, { ...request, headers });
}

describe.each(Object.entries(operations))("%s", (_name, { prepare }) => {
  test("figure 22: a fault at any step of D1 and R2 leaves all or nothing, and a repeat leads to the same, without a gap or an orphan", async (context) => {
    const counted = await signInProfessional(worker);
    const request = await prepare(counted);
    const before = await readState(counted);
    const steps: string[] = [];
    const response = await sendThrough(counted, recordIn(steps), request);
    expect(response.ok, await response.clone().text()).toBe(true);
    const after = await readState(counted);
    expect(after).not.toBe(before);
    const cases = faultsAtEach(steps);
    const wrong = new Set<string>();
    const artists = new Map<string, TestArtist>();
    for (const { what, take } of cases) {
      const artist = await signInProfessional(worker);
      artists.set(what, artist);
      const request = await prepare(artist);
      await sendThrough(artist, take(), request);
      const afterFault = await readState(artist);
      if (afterFault !== before && afterFault !== after) wrong.add(`${what}: ${afterFault}`);
      const repeated = await sendThrough(artist, withoutFault, request);
      if (!repeated.ok || (await readState(artist)) !== after) wrong.add(`${what}: repeated`);
    }
    await worker.runCron(cron, new Date(Date.now() + day + day / 24));
    for (const [what, artist] of artists) {
      const orphans = await orphansOf(artist);
      if (orphans.length > 0) wrong.add(`${what}: ${orphans}`);
    }
    expect([...wrong]).toEqual([]);
    figure(context, 22, cases.length, cases.length - wrong.size);
  });
});

test("figure 22: a fault in any statement of a batch leaves everything as it was, without a copied picture", async (context) => {
  const artist = await signInProfessional(worker);
  const sale = await sell(artist);
  const invoice = await readInvoice(await sendInvoice(artist, [(await sell(artist)).id]));
  const writes = ["INSERT ON invoices", "INSERT ON document_works", "UPDATE ON sales"];
  const attempts: [string, () => Promise<Response>][] = [
    ...writes.map((event): [string, () => Promise<Response>] => [
      event,
      () => sendInvoice(artist, [sale.id]),
    ]),
    ...writes.map((event): [string, () => Promise<Response>] => [
      event,
      () => sendCreditNote(artist, invoice.id),
    ]),
    ["INSERT ON issued_documents", () => sendDocument(artist, newCertificate(sale.artworkId))],
    ["INSERT ON document_works", () => sendDocument(artist, newCertificate(sale.artworkId))],
  ];
  const before = [await readState(artist), ...(await pictureKeys(worker, artist))];
  for (const [event, attempt] of attempts) {
    expect((await whileFailing(worker, event, attempt)).status, event).toBe(500);
    expect([await readState(artist), ...(await pictureKeys(worker, artist))], event).toEqual(
      before,
    );
  }
  expect((await readInvoice(await sendInvoice(artist, [sale.id]))).number).toMatch(/-002$/);
  figure(context, 22, attempts.length, attempts.length);
});

test("figure 22: nothing that is issued is changed: not by the database, nor by what becomes of the rest", async (context) => {
  const artist = await signInProfessional(worker);
  const [sale, other] = [await sell(artist), await sell(artist, "Other")];
  await readInvoice(await sendInvoice(artist, [other.id]));
  const credited = await readInvoice(await sendInvoice(artist, [sale.id]));
  await readInvoice(await sendCreditNote(artist, credited.id));
  const certificate = await readDocument(
    await sendDocument(artist, newCertificate(sale.artworkId)),
  );
  const issued = async () => [
    await listInvoices(artist),
    await (await artist.request(salesPaths.documents)).json(),
  ];
  const before = await issued();

  const { DB } = worker.env;
  // Whose invoice it is follows two people who are merged; its content does not.
  const mayChange = ["paid_on", "payment_method", "person_id"];
  let tried = 0;
  for (const table of ["invoices", "issued_documents", "document_works"]) {
    const { results } = await DB.prepare(`SELECT name FROM pragma_table_info('${table}')`).all<{
      name: string;
    }>();
    const columns = results.map(({ name }) => name).filter((name) => !mayChange.includes(name));
    const statements = [
      ...columns.map((name) => `UPDATE ${table} SET ${name} = ${name} WHERE user_id = ?`),
      `DELETE FROM ${table} WHERE user_id = ?`,
    ];
    for (const statement of statements) {
      await expect(DB.prepare(statement).bind(artist.id).run(), statement).rejects.toThrow(
        /an issued (invoice|document) is not (changed|deleted)/,
      );
      tried += 1;
    }
  }

  const changes = [
    () => artist.send("PATCH", apiPaths.profile, { firstName: "Someone", lastName: "Else" }),
    () => artist.send("PUT", salesPaths.business, newBusiness({ tradeName: "Another name" })),
    () => artist.send("PATCH", artworkRecordPath(sale.artworkId), { inventoryNumber: "FO-1" }),
    () => sendReturn(artist, sale.id),
    () => artist.request(artworkPath(sale.artworkId), { method: "DELETE" }),
    () => sendInvoice(artist, [other.id]),
    () => sendCreditNote(artist, credited.id),
    () => artist.send("PUT", invoicePaymentPath(credited.id), { paidOn: "2026-01-20", method: "" }),
    () => sendDocument(artist, { ...newCertificate(sale.artworkId), artworkId: certificate.id }),
  ];
  for (const change of changes) {
    expect((await change()).status).toBeLessThan(500);
    expect(await issued()).toEqual(before);
    tried += 1;
  }
  figure(context, 22, tried, tried);
});
