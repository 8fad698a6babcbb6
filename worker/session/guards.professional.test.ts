import { describe, expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { firstChannels } from "#schema/channels/channel.ts";
import { priceListPaths } from "#schema/price-lists/price-list-paths.ts";
import {
  invoicePaymentsPath,
  paymentReversalPath,
  salePath,
  salesPaths,
} from "#schema/sales/sales-paths.ts";
import type { TestArtist } from "#tests/support/artists.ts";
import {
  listInvoices,
  newCertificate,
  newConsignmentList,
  readDocument,
  readInvoice,
  sendCreditNote,
  sendDocument,
  sendInvoice,
} from "#tests/support/documents.ts";
import { createDraft, publishList, readLists } from "#tests/support/price-lists.ts";
import {
  endPlan,
  expectError,
  findWork,
  historyOf,
  readLedger,
  readSale,
  recordSale,
  saveBusiness,
  saveWork,
  sendAskingPrice,
  sendReturn,
  sendSale,
  signInProfessional,
} from "#tests/support/records.ts";
import { expectUnchanged } from "#tests/support/refusals.ts";
import { solange } from "#tests/support/sales.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const worker = workerForTests({ isLimited: false });

/** An artist whose plan has ended, with two sales, an invoice of one of them, a certificate and a list. */
async function signInAfterPlan() {
  const artist = await signInProfessional(worker, { firstName: "Odile", lastName: "Fournier" });
  await saveBusiness(artist);
  const works = [
    await saveWork(artist, { title: "Sumac" }),
    await saveWork(artist, { title: "Barley" }),
    await saveWork(artist, { title: "Low Tide" }),
  ] as const;
  const terms = { buyer: solange, deliveredBy: "carrier" } as const;
  const invoiced = await recordSale(artist, { artworkId: works[0].id, ...terms });
  const sold = await recordSale(artist, { artworkId: works[1].id, ...terms });
  const invoice = await readInvoice(await sendInvoice(artist, [invoiced.id]));
  const certificate = await readDocument(await sendDocument(artist, newCertificate(works[0].id)));
  const list = await publishList(artist, { anchors: [] });
  const draft = await createDraft(artist);
  await endPlan(worker, artist);
  return { artist, works, invoiced, sold, invoice, certificate, lists: [list, draft] };
}

type LapsedArtist = Awaited<ReturnType<typeof signInAfterPlan>>;

/** All that an artist can read of their books. */
async function readBooks(artist: TestArtist): Promise<unknown> {
  const paths = [
    apiPaths.sales,
    apiPaths.channels,
    apiPaths.profileExport,
    salesPaths.business,
    salesPaths.invoices,
    salesPaths.documents,
    priceListPaths.lists,
    priceListPaths.dismissals,
  ];
  const answers = await Promise.all(paths.map((path) => artist.request(path)));
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
  return Promise.all(answers.map((answer) => answer.json()));
}

describe("when a plan has ended", () => {
  test("ledger, invoices, documents, price lists, history and the data download are read as before", async () => {
    const { artist, works, invoiced, sold, invoice, certificate, lists } = await signInAfterPlan();
    await readBooks(artist);
    const sales = await readLedger(artist);
    expect(sales.map(({ id }) => id).toSorted()).toEqual([invoiced.id, sold.id].toSorted());
    expect(await listInvoices(artist)).toEqual([invoice]);
    const documents = await artist.request(salesPaths.documents);
    expect(await documents.json()).toEqual([certificate]);
    const lapsed = await readLists(artist);
    expect(lapsed.map(({ id }) => id).toSorted()).toEqual(lists.map(({ id }) => id).toSorted());
    const history = await historyOf(artist, works[1].id);
    expect(history.at(-1)).toMatchObject({ kind: "sold", amountCents: 100_000 });
  });

  test("a sale is taken back, and its work is available again", async () => {
    const { artist, works, sold } = await signInAfterPlan();
    const returned = await readSale(await sendReturn(artist, sold.id, { reason: "Too large" }));
    expect(returned.returnedAt).not.toBeNull();
    expect((await findWork(artist, works[1].id)).status).toBe("available");
  });

  test("a sale without an invoice is paid", async () => {
    const { artist, sold } = await signInAfterPlan();
    const payment = { paidOn: sold.date, method: "E-transfer" };
    const paid = await readSale(await artist.send("PATCH", salePath(sold.id), { payment }));
    expect(paid.payment).toEqual(payment);
  });

  test("an invoice is paid in parts, a payment is reversed, and the invoice is credited and refunded", async () => {
    const { artist, invoice } = await signInAfterPlan();
    const enter = async (kind: "payment" | "refund", amountCents: number) => {
      const body = { date: invoice.issuedOn, amountCents, kind };
      return readInvoice(await artist.send("POST", invoicePaymentsPath(invoice.id), body));
    };
    await enter("payment", 30_000);
    const paid = await enter("payment", 20_000);
    expect(paid.openCents).toBe(invoice.content.totalCents - 50_000);
    const [first] = paid.payments;
    if (first === undefined) throw new Error("There is no payment.");
    const path = paymentReversalPath(invoice.id, first.id);
    const reversed = await readInvoice(await artist.request(path, { method: "POST" }));
    expect(reversed.openCents).toBe(invoice.content.totalCents - 20_000);
    const note = await readInvoice(await sendCreditNote(artist, invoice.id));
    expect(note.kind).toBe("credit-note");
    expect((await enter("refund", 20_000)).toRefundCents).toBe(0);
  });

  const refused: Record<string, (lapsed: LapsedArtist) => Promise<Response>> = {
    "a new sale": ({ artist, works }) => sendSale(artist, { artworkId: works[2].id }),
    "a correction of a sale": ({ artist, sold }) =>
      artist.send("PATCH", salePath(sold.id), { deliveredBy: "artist" }),
    "a correction of a sale beside its payment": ({ artist, sold }) =>
      artist.send("PATCH", salePath(sold.id), { priceCents: 90_000, payment: null }),
    "a new invoice": ({ artist, sold }) => sendInvoice(artist, [sold.id]),
    "a new asking price": ({ artist, works }) => sendAskingPrice(artist, works[2].id, 90_000),
    "a new price list": ({ artist }) => artist.send("POST", priceListPaths.lists, {}),
    "a new certificate": ({ artist, works }) => sendDocument(artist, newCertificate(works[1].id)),
    "a new consignment list": ({ artist, works }) =>
      sendDocument(artist, newConsignmentList([works[2].id])),
    "other channels": ({ artist }) => artist.send("PUT", apiPaths.channels, firstChannels),
  };

  test.each(Object.entries(refused))(
    "%s needs the plan, and nothing has changed",
    async (_, send) => {
      const lapsed = await signInAfterPlan();
      await expectUnchanged(worker, async () => {
        await expectError(await send(lapsed), "UPGRADE_REQUIRED");
      });
    },
  );
});
