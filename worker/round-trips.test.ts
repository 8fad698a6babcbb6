import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { apiPaths, artworkPath, artworkRestorePath } from "#schema/api-paths.ts";
import {
  artworkAskingPricePath,
  artworkHistoryPath,
  artworkRecordPath,
  artworkStatusPath,
  saleReturnPath,
} from "#schema/artworks/record-paths.ts";
import {
  applyPath,
  priceListPath,
  priceListPaths,
  publishPath,
  undoPath,
} from "#schema/price-lists/price-list-paths.ts";
import { saleSchema } from "#schema/sales/sale.ts";
import {
  creditNotePath,
  invoicePaymentPath,
  invoicePaymentsPath,
  paymentReversalPath,
  salePath,
  salesPaths,
} from "#schema/sales/sales-paths.ts";
import { signInAdmin, signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { newArtwork } from "#tests/support/artworks.ts";
import { newBusiness } from "#tests/support/business.ts";
import {
  newCertificate,
  newCreditNote,
  newInvoice,
  readInvoice,
} from "#tests/support/documents.ts";
import { observeApplication } from "#tests/support/observed-application.ts";
import type { RoundTrip } from "#tests/support/observed-database.ts";
import { png, pngUrl } from "#tests/support/pictures.ts";
import {
  beginEarlier,
  copyWorks,
  dayIn,
  oilAnchor,
  publishList,
  readApplication,
  readList,
} from "#tests/support/price-lists.ts";
import {
  grantProfessional,
  saveWork,
  signInProfessional,
  signInProfessionalWithWork,
  signInWithWork,
} from "#tests/support/records.ts";
import { newSale } from "#tests/support/sales.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const worker = workerForTests();
let call: ReturnType<typeof observeApplication>;
beforeAll(() => {
  call = observeApplication(worker);
});

const session = 1;

/** Rows that a statement may read beyond those that it returns. */
const spareRows = 3;

/** The number of round trips; fails when a statement has read more rows than it needs. */
function countTrips(trips: readonly RoundTrip[]): number {
  for (const { sql, rowsRead, rowsReturned } of trips.flat()) {
    expect(rowsRead, sql).toBeLessThanOrEqual(rowsReturned + spareRows);
  }
  return trips.length;
}

const withoutPrice = { suggestedPrice: null };
const unpriced = newArtwork(withoutPrice);

async function signInWithWorks(count: number) {
  const artist = await signInArtist(worker, { maxArtworkSaves: 10_000 });
  const works = [];
  for (let saved = 0; saved < count; saved += 1) works.push(await saveWork(artist, withoutPrice));
  return { artist, works };
}

/** Expects that what is at this path is read in the session's round trip. */
async function expectOneTrip(artist: TestArtist, path: string): Promise<void> {
  const { response, trips } = await call(artist, "GET", path);
  expect(response.status, path).toBe(200);
  await response.arrayBuffer();
  expect(countTrips(trips), path).toBe(session);
}

describe("round trips to the database, and rows read", () => {
  test("the signed-in artist needs one round trip", async () => {
    const artist = await signInArtist(worker);
    await expectOneTrip(artist, apiPaths.authUser);
  });

  test("the rates need no round trip", async () => {
    const artist = await signInArtist(worker);
    const { response, trips } = await call(artist, "GET", apiPaths.currencyRates);
    expect(response.status).toBe(200);
    expect(countTrips(trips)).toBe(0);
  });

  test.each([0, 1, 20])("a list of %i works is read in the session's round trip", async (count) => {
    const { artist } = await signInWithWorks(count);
    const { response, trips } = await call(artist, "GET", apiPaths.artworks);
    expect(await response.json()).toHaveLength(count);
    expect(countTrips(trips)).toBe(session);
  });

  test("no work is read for a list that the client has", async () => {
    const { artist } = await signInWithWorks(10);
    const first = await call(artist, "GET", apiPaths.artworks);
    const headers = { "If-None-Match": String(first.response.headers.get("ETag")) };
    const { response, trips } = await call(artist, "GET", apiPaths.artworks, { headers });
    expect(response.status).toBe(304);
    expect(countTrips(trips)).toBe(session);
    expect(trips.flat().reduce((sum, { rowsRead }) => sum + rowsRead, 0)).toBeLessThan(10);
  });

  test("a picture's work is read in the session's round trip", async () => {
    const artist = await signInArtist(worker);
    const { imageUrl } = await saveWork(artist, { imageUrl: pngUrl(png()) });
    await expectOneTrip(artist, String(imageUrl));
  });

  test.each([
    ["without a price", unpriced],
    ["with a price", newArtwork()],
    ["with a picture", newArtwork({ imageUrl: pngUrl(png()) })],
  ])("a save %s needs at most two round trips after the session's", async (_name, body) => {
    const artist = await signInArtist(worker);
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const first = await call(artist, "POST", apiPaths.artworks, { body, headers });
    expect(first.response.status).toBe(201);
    expect(countTrips(first.trips)).toBeLessThanOrEqual(session + 2);
    const repeated = await call(artist, "POST", apiPaths.artworks, { body, headers });
    expect(repeated.response.status).toBe(201);
    expect(countTrips(repeated.trips)).toBeLessThanOrEqual(session + 1);
  });

  test.each([
    ["of its title", { ...unpriced, title: "High Tide" }],
    ["of its size", { ...unpriced, width: 30 }],
    ["of its picture", { ...unpriced, imageUrl: pngUrl(png()) }],
  ])("an edit %s needs at most two round trips after the session's", async (_name, body) => {
    const { artist, work } = await signInWithWork(worker, withoutPrice);
    const { response, trips } = await call(artist, "PATCH", artworkPath(work.id), { body });
    expect(response.status).toBe(200);
    expect(countTrips(trips)).toBeLessThanOrEqual(session + 2);
  });

  test("a deletion and its undo need one round trip each after the session's", async () => {
    const { artist, work } = await signInWithWork(worker, withoutPrice);
    const deletion = await call(artist, "DELETE", artworkPath(work.id));
    expect(deletion.response.status).toBe(204);
    expect(countTrips(deletion.trips)).toBeLessThanOrEqual(session + 1);
    const undoing = await call(artist, "POST", artworkRestorePath(work.id));
    expect(undoing.response.status).toBe(200);
    // The room on the plan, the count and the rows in both tables of works: five rows for the one returned.
    expect(undoing.trips).toHaveLength(session + 1);
  });

  test("a change of status, record or asking price needs two round trips after the session's, and its history one", async () => {
    const { artist, work } = await signInProfessionalWithWork(worker, withoutPrice);
    for (const [path, body] of [
      [artworkStatusPath(work.id), { status: "consigned", channelId: "fair" }],
      [artworkRecordPath(work.id), { inventoryNumber: "FO-12" }],
      [artworkAskingPricePath(work.id), { amountCents: 50_000, currency: "CAD" }],
    ] as const) {
      const { response, trips } = await call(artist, "PATCH", path, { body });
      expect(response.status).toBe(200);
      expect(trips, path).toHaveLength(session + 2);
    }
    const { response, trips } = await call(artist, "GET", artworkHistoryPath(work.id));
    expect(await response.json()).toHaveLength(2);
    expect(countTrips(trips)).toBe(session + 1);
  });

  test("a sale needs two round trips after the session's, its return one; ledger and channels are read in the session's", async () => {
    const { artist, work } = await signInProfessionalWithWork(worker, withoutPrice);
    const body = newSale({ artworkId: work.id });
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const sold = await call(artist, "POST", apiPaths.sales, { body, headers });
    const { id } = v.parse(saleSchema, await sold.response.json());
    expect(sold.trips).toHaveLength(session + 2);
    for (const path of [apiPaths.artworks, apiPaths.sales, apiPaths.channels]) {
      await expectOneTrip(artist, path);
    }
    const returned = await call(artist, "POST", saleReturnPath(id), { body: {} });
    expect(returned.response.status).toBe(200);
    expect(returned.trips).toHaveLength(session + 1);
  });

  test("an invoice, its credit and a certificate need two round trips after the session's, a payment one; all are read in the session's", async () => {
    const { artist, work } = await signInProfessionalWithWork(worker, withoutPrice);
    const buyer = { name: "Solange Lafrenière" };
    const body = newSale({ artworkId: work.id, buyer });
    const sold = await call(artist, "POST", apiPaths.sales, { body });
    const { id } = v.parse(saleSchema, await sold.response.json());
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const issued = await call(artist, "POST", salesPaths.invoices, {
      ...{ body: newInvoice([id]), headers },
    });
    const invoice = await readInvoice(issued.response);
    expect(issued.trips).toHaveLength(session + 2);
    const payment = { paidOn: "2026-01-20", method: "" };
    const paid = await call(artist, "PUT", invoicePaymentPath(invoice.id), { body: payment });
    expect((await readInvoice(paid.response)).payment).toEqual(payment);
    expect(paid.trips).toHaveLength(session + 1);
    const part = { date: "2026-01-20", amountCents: 1_000, method: "", kind: "refund" };
    const refunded = await call(artist, "POST", invoicePaymentsPath(invoice.id), { body: part });
    const { payments } = await readInvoice(refunded.response);
    expect(refunded.trips).toHaveLength(session + 1);
    const path = paymentReversalPath(invoice.id, payments.at(-1)?.id ?? "");
    const reversed = await call(artist, "POST", path);
    expect((await readInvoice(reversed.response)).openCents).toBe(0);
    expect(reversed.trips).toHaveLength(session + 1);
    const credited = await call(artist, "POST", creditNotePath(invoice.id), {
      ...{ body: newCreditNote(), headers: { "Idempotency-Key": crypto.randomUUID() } },
    });
    expect((await readInvoice(credited.response)).credits?.id).toBe(invoice.id);
    expect(credited.trips).toHaveLength(session + 2);
    const certified = await call(artist, "POST", salesPaths.documents, {
      ...{ body: newCertificate(work.id), headers },
    });
    expect(certified.response.status).toBe(201);
    expect(certified.trips).toHaveLength(session + 2);
    for (const path of [salesPaths.invoices, salesPaths.documents]) {
      await expectOneTrip(artist, path);
    }
  });

  test("business details are read in the session's round trip; to replace them, or to complete a sale, needs two more, however many sales there are", async () => {
    const { artist, works } = await signInWithWorks(3);
    await grantProfessional(worker, artist);
    const buyer = { name: "Solange", country: "CA", region: "QC" };
    const ids: string[] = [];
    for (const { id: artworkId } of works) {
      const body = newSale({ artworkId, buyer, deliveredBy: "carrier" });
      const { response, trips } = await call(artist, "POST", apiPaths.sales, { body });
      ids.push(v.parse(saleSchema, await response.json()).id);
      expect(trips).toHaveLength(session + 2);
    }
    const replaced = await call(artist, "PUT", salesPaths.business, { body: newBusiness() });
    expect(replaced.response.status).toBe(200);
    expect(replaced.trips).toHaveLength(session + 2);
    // The details, and the taxes of all sales.
    expect(replaced.trips.at(-1)).toHaveLength(2);
    await expectOneTrip(artist, salesPaths.business);
    const body = { deliveredBy: "handed-over", handedOverIn: "ON" };
    const path = salePath(ids[0] ?? "");
    const completed = await call(artist, "PATCH", path, { body });
    expect(await completed.response.json()).toMatchObject({ taxes: [{ label: "HST" }] });
    expect(completed.trips).toHaveLength(session + 2);
  });

  test.each([1, 1_000])(
    "with %i works, a list is published, applied and taken back in two round trips each after the session's",
    async (count) => {
      const { artist } = await signInProfessionalWithWork(worker, withoutPrice);
      await copyWorks(worker, artist, count);
      const started = await call(artist, "POST", priceListPaths.lists, {
        body: { anchors: [oilAnchor(64_000)] },
      });
      const { id, updatedAt } = await readList(started.response);
      expect(countTrips(started.trips)).toBe(session + 1);
      const body = { holdsFrom: dayIn(0) };
      const headers = { "If-Match": updatedAt };
      const published = await call(artist, "POST", publishPath(id), { body, headers });
      expect((await readList(published.response)).appliedAt).not.toBeNull();
      expect(published.trips).toHaveLength(session + 2);
      const undone = await call(artist, "POST", undoPath(id));
      expect((await readList(undone.response)).undoneAt).not.toBeNull();
      expect(undone.trips).toHaveLength(session + 2);
      const applied = await call(artist, "POST", applyPath(id), { body: {} });
      expect(await readApplication(applied.response)).toMatchObject({ risen: count });
      expect(applied.trips).toHaveLength(session + 2);
      for (const path of [apiPaths.artworks, priceListPaths.lists, priceListPaths.dismissals]) {
        await expectOneTrip(artist, path);
      }
    },
  );

  test("a change of a draft needs two round trips after the session's, its end one, and so does a dismissal", async () => {
    const artist = await signInProfessional(worker);
    const { response } = await call(artist, "POST", priceListPaths.lists, { body: {} });
    const { id } = await readList(response);
    const changed = await call(artist, "PATCH", priceListPath(id), { body: { profit: 2 } });
    expect(changed.response.status).toBe(200);
    expect(countTrips(changed.trips)).toBe(session + 2);
    const discarded = await call(artist, "DELETE", priceListPath(id));
    expect(discarded.response.status).toBe(204);
    expect(countTrips(discarded.trips)).toBe(session + 1);
    const body = { key: "off-the-list:a", reason: "" };
    const dismissed = await call(artist, "PUT", priceListPaths.dismissals, { body });
    expect(dismissed.response.status).toBe(200);
    expect(countTrips(dismissed.trips)).toBe(session + 1);
  });

  test("with a list in force, a save and an edit need no more round trips", async () => {
    const { artist, work } = await signInProfessionalWithWork(worker, withoutPrice);
    await publishList(artist, { anchors: [oilAnchor(64_000)] });
    const saved = await call(artist, "POST", apiPaths.artworks, { body: unpriced });
    expect(await saved.response.json()).toMatchObject({ listedCents: 64_000 });
    expect(saved.trips).toHaveLength(session + 2);
    const body = { ...unpriced, width: 30 };
    const edited = await call(artist, "PATCH", artworkPath(work.id), { body });
    expect(edited.response.status).toBe(200);
    expect(edited.trips).toHaveLength(session + 2);
  });

  test("a list of works is read in three more round trips once, when a price list is due", async () => {
    const { artist } = await signInProfessionalWithWork(worker, withoutPrice);
    await beginEarlier(worker, await publishList(artist, { anchors: [oilAnchor(64_000)] }, 5));
    for (const expected of [session + 3, session]) {
      const { response, trips } = await call(artist, "GET", apiPaths.artworks);
      expect(await response.json()).toMatchObject([{ listedCents: 64_000 }]);
      expect(trips).toHaveLength(expected);
    }
  });

  test("a change of the profile needs one round trip after the session's", async () => {
    const artist = await signInArtist(worker);
    const body = { firstName: "Odile" };
    const { response, trips } = await call(artist, "PATCH", apiPaths.profile, { body });
    expect(response.status).toBe(200);
    expect(countTrips(trips)).toBeLessThanOrEqual(session + 1);
  });

  test("feedback needs one round trip after the session's, and so does reading it", async () => {
    const artist = await signInArtist(worker);
    const body = { type: "general", subject: "The cap", message: "Why two and a half?" };
    const sent = await call(artist, "POST", apiPaths.feedback, { body });
    expect(sent.response.status).toBe(201);
    expect(countTrips(sent.trips)).toBeLessThanOrEqual(session + 1);
    const admin = await signInAdmin(worker);
    const { response, trips } = await call(admin, "GET", apiPaths.adminFeedback);
    expect(response.status).toBe(200);
    expect(countTrips(trips)).toBeLessThanOrEqual(session + 1);
  });

  test("the data export needs one round trip after the session's", async () => {
    const { artist } = await signInWithWorks(3);
    const { response, trips } = await call(artist, "GET", apiPaths.profileExport);
    expect(response.status).toBe(200);
    await response.text();
    expect(countTrips(trips)).toBeLessThanOrEqual(session + 1);
  });

  test("the deletion of a profile needs one round trip after the session's", async () => {
    const { artist } = await signInWithWorks(3);
    const { response, trips } = await call(artist, "DELETE", apiPaths.profile);
    expect(response.status).toBe(204);
    expect(trips).toHaveLength(session + 1);
  });
});
