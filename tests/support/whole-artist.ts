import { expect } from "vitest";
import { apiPaths, artworkPath } from "#schema/api-paths.ts";
import { agreementDocumentId } from "#schema/consignments/consignments-paths.ts";
import type { ConsignmentTerms } from "#schema/consignments/terms.ts";
import { fitCurve } from "#schema/price-lists/curve.ts";
import { type Sale, saleSchema } from "#schema/sales/sale.ts";
import { invoicePaymentPath } from "#schema/sales/sales-paths.ts";
import { calendars, postponements } from "#worker/db/agenda-tables.ts";
import { openDatabase } from "#worker/db/client.ts";
import {
  consignments,
  consignmentVersions,
  consignmentWorks,
  payouts,
} from "#worker/db/consignment-tables.ts";
import { documentWorks } from "#worker/db/document-tables.ts";
import { importPeople, importRows, imports } from "#worker/db/import-tables.ts";
import { entries, linkDays, links } from "#worker/db/link-tables.ts";
import { type MergedPerson, mergedRows, people, peopleMerges } from "#worker/db/people-tables.ts";
import {
  appliedPrices,
  batchPrices,
  contradictionDismissals,
  priceBatches,
  priceLists,
} from "#worker/db/price-list-tables.ts";
import { subscriptionAttempts, subscriptions } from "#worker/db/subscription-tables.ts";
import type { UserRow } from "#worker/db/tables.ts";
import { readAnswer } from "./answers.ts";
import { keyHeader, signInArtist, type TestArtist } from "./artists.ts";
import { newArtwork } from "./artworks.ts";
import {
  newCertificate,
  readDocument,
  readInvoice,
  sendCreditNote,
  sendDocument,
  sendInvoice,
} from "./documents.ts";
import type { TestWorker } from "./harness.ts";
import { png, toDataUrl } from "./pictures.ts";
import { saveBusiness, saveWork, sendReturn, sendSale } from "./records.ts";
import { readRow, runSql } from "./rows.ts";
import { newSale } from "./sales.ts";

const day = 24 * 60 * 60 * 1000;
const later = (days: number) => new Date(Date.UTC(2027, 0, 1) + days * day + days);

/** A user row with every column filled, and no two with the same value. */
const whole: Partial<UserRow> = {
  email: "odile@example.com",
  firstName: "Odile",
  lastName: "Fournier",
  profileImageUrl: "https://pictures.example/odile.png",
  careerStages: ["established", "emerging"],
  weeklyHours: "11-20",
  salesHistory: "5-20k",
  education: "bfa,academic",
  customHourlyRateCents: 3255,
  city: "Rimouski",
  provinceState: "Québec",
  country: "Canada",
  tosAcceptedAt: later(1),
  maxArtworkSaves: 7,
  payoutsKeptFrom: "2031-10-01",
  payoutsKeptChosen: true,
};

const picture = toDataUrl("image/png", png());

/** An artist with a row in every table that can hold one about a person, and in the bucket pictures with
 * their thumbnails. */
export async function signInWholeArtist(worker: TestWorker): Promise<TestArtist> {
  const artist = await signInArtist(worker, whole);
  const db = openDatabase(worker.env.DB);
  const pictures = { imageUrl: picture, thumbnail: picture };
  const key = keyHeader("key-of-a-save");
  await artist.send("POST", apiPaths.artworks, newArtwork(pictures), key);
  const { id } = await saveWork(artist, { title: "Regretted", suggestedPrice: null, ...pictures });
  expect((await artist.request(artworkPath(id), { method: "DELETE" })).status).toBe(204);
  await worker.env.DB.exec(
    "UPDATE deleted_artworks SET saves_before = 40712695, picture_bytes = 40712693",
  );
  await worker.env.DB.exec("UPDATE artworks SET picture_bytes = 40712694");
  const idea = { type: "improvement", subject: "Frames", message: "Count <them> in" };
  const sent = await artist.send("POST", apiPaths.feedback, idea, keyHeader("key-of-feedback"));
  expect(sent.status).toBe(201);
  await worker.env.DB.exec("UPDATE feedback SET admin_notes = 'Planned for spring'");
  await db.insert(subscriptions).values({
    userId: artist.id,
    customerId: `cus_${artist.id}`,
    subscriptionId: "sub_odile",
    status: "active",
    term: "yearly",
    priceCents: 11328,
    currentPeriodEnd: later(2),
    cancelsAt: later(3),
    isPaused: false,
    paidThrough: later(4),
    accessUntil: later(5),
    version: "version-of-a-row",
    syncedAt: later(6),
  });
  await db.insert(subscriptionAttempts).values({
    userId: artist.id,
    id: `attempt-of-${artist.id}`,
    method: "checkout",
    term: "monthly",
    priceId: "price_monthly",
    paymentId: "cs_odile",
    createdAt: later(7),
    expiresAt: later(8),
  });
  // Each with a value of its own.
  await saveBusiness(artist, { documentLanguage: "fr-CA", units: "cm", paper: "a4" });
  await recordSale(worker, artist);
  await insertPerson(worker, artist);
  await insertAgenda(worker, artist);
  await insertLinks(worker, artist);
  await insertPayouts(worker, artist);
  await insertConsignment(worker, artist);
  await insertLists(worker, artist);
  return artist;
}

/** Gives the saved work every column of a record, and a sale that was taken back and made again. */
async function recordSale(worker: TestWorker, artist: TestArtist): Promise<void> {
  const details = `inventory_number = 'OF-77', status_who = 'Galerie Vent', status_until = '2031-05-01',
    status_channel_id = 'fair', status_since = '2031-05-02', status_due_back = '2031-05-03', location = 'Rack 9',
    asking_price_cents = 1234567, asking_currency = 'USD', framed = 1, framing_cents = 7654321,
    notes = 'Varnished twice', archived = 0, listed_cents = 1357911, listed_currency = 'USD',
    medium_line = 'Oil and cold wax on linen'`;
  await runSql(worker, `UPDATE deleted_artworks SET ${details} WHERE user_id = ?`, artist.id);
  const query = "SELECT id FROM artworks WHERE user_id = ?";
  const work = await readRow<{ id: string }>(worker, query, artist.id);
  const rename = "UPDATE channels SET name = 'Atelier Vent' WHERE id = 'studio' AND user_id = ?";
  await runSql(worker, rename, artist.id);
  const body = newSale({
    artworkId: work?.id ?? "",
    discountCents: 4321,
    buyer: {
      name: "Solange Lafrenière",
      email: "solange@example.com",
      address: "1, rue de l'Évêché",
      country: "CA",
      region: "QC",
    },
    deliveredBy: "carrier",
    handedOverIn: "NB",
    shippingCents: 4500,
  });
  const send = async () =>
    readAnswer(saleSchema, await sendSale(artist, body, crypto.randomUUID()), [201]);
  const { id } = await send();
  expect((await sendReturn(artist, id, { reason: "Too large" })).status).toBe(200);
  const sold = await send();
  await runSql(worker, `UPDATE artworks SET ${details} WHERE user_id = ?`, artist.id);
  await issueDocuments(artist, sold);
}

/** Gives the artist somebody with every column of a person. */
async function insertPerson(worker: TestWorker, artist: TestArtist): Promise<void> {
  await openDatabase(worker.env.DB)
    .insert(people)
    .values({
      id: `person-of-${artist.id}`,
      userId: artist.id,
      kind: "organization",
      name: "Anne Thibault",
      organization: "Galerie du Fleuve",
      email: "anne@fleuve.example",
      phone: "418 555-0142",
      street: "48, rue Sainte-Ursule",
      city: "Québec",
      region: "YT",
      postalCode: "G1R 4E4",
      country: "FR",
      language: "fr",
      notes: "Prefers the river at dusk",
      archived: true,
      expressSince: "2031-07-01",
      withdrawnOn: "2031-07-02",
      listedOn: "2031-07-03",
      distinctFrom: `another-person-of-${artist.id}`,
      formerEmails: "a.thibault@fleuve.example",
      idempotencyKey: `key-of-a-person-of-${artist.id}`,
      requestHash: `hash-of-a-person-of-${artist.id}`,
      createdAt: later(21),
      updatedAt: later(22),
    });
  const merged: MergedPerson = {
    ...{ id: `merged-of-${artist.id}`, userId: artist.id, kind: "person", name: "Anne Thibo" },
    ...{ organization: "", email: "", phone: "", street: "", city: "", region: "" },
    ...{ postalCode: "", country: "", language: "", notes: "" },
    ...{ archived: false, expressSince: null, withdrawnOn: null, listedOn: null },
    ...{ distinctFrom: "", formerEmails: "anne.t@fleuve.example" },
    ...{ idempotencyKey: null, requestHash: null, createdAt: later(23).getTime() },
  };
  await openDatabase(worker.env.DB)
    .insert(peopleMerges)
    .values({
      ...{ id: `merge-of-${artist.id}`, userId: artist.id },
      ...{ mergedId: merged.id, intoId: `person-of-${artist.id}`, person: merged },
      filled: { phone: { before: "", after: "418 555-0142" } },
      ...{ idempotencyKey: `key-of-a-merge-of-${artist.id}`, requestHash: "hash-of-a-merge" },
      mergedAt: later(24),
    });
  await openDatabase(worker.env.DB)
    .insert(mergedRows)
    .values({
      ...{ userId: artist.id, mergeId: `merge-of-${artist.id}`, kind: "artwork" },
      ...{ rowId: `held-for-${artist.id}`, earlier: ["Anne Thibo"] },
    });
}

/** Gives the artist an item that was put off, and a calendar with an address. */
async function insertAgenda(worker: TestWorker, { id: userId }: TestArtist): Promise<void> {
  const db = openDatabase(worker.env.DB);
  await db.batch([
    db.insert(postponements).values({
      ...{ userId, key: `list-begins:list-of-${userId}:2031-06-01`, until: "2031-05-04" },
      putOffAt: later(23),
    }),
    db.insert(calendars).values({
      ...{ userId, id: `calendar-of-${userId}`, language: "fr", createdAt: later(24) },
    }),
  ]);
}

/** Gives the artist a link with every column of one, a day of it, and an entry. */
async function insertLinks(worker: TestWorker, { id: userId }: TestArtist): Promise<void> {
  const db = openDatabase(worker.env.DB);
  const linkId = `link-of-${userId}`;
  await db.batch([
    db.insert(links).values({
      ...{ id: linkId, userId, kind: "room", language: "fr", title: "Water, next winter" },
      ...{ note: "Seven from the ferry", workIds: [`shown-to-guests-of-${userId}`] },
      ...{ invoiceId: `invoice-of-${userId}`, personId: `person-of-${userId}` },
      consignmentId: `agreement-shown-of-${userId}`,
      ...{ showPrices: true, showWhy: true, showSold: true, showContact: true },
      ...{ showStatus: true, isPublic: true, endsOn: "2031-09-01", revokedAt: later(25) },
      ...{ idempotencyKey: `key-of-a-link-of-${userId}`, requestHash: "hash-of-a-link" },
      ...{ createdAt: later(26), updatedAt: later(27) },
    }),
    db.insert(linkDays).values({ userId, linkId, day: "2031-08-31", count: 40_712_697 }),
    db.insert(entries).values({
      ...{ id: `entry-of-${userId}`, userId, linkId, kind: "hold" },
      ...{ workId: `held-by-a-guest-of-${userId}`, name: "Priya Nair" },
      ...{ contact: "priya@example.com", message: "Could I see it before Christmas?" },
      ...{ personId: `guest-of-${userId}`, sentAt: later(28), decision: "declined" },
      ...{ decidedAt: later(29), idempotencyKey: `key-of-an-entry-of-${userId}` },
      ...{ requestHash: "hash-of-an-entry", date: "2031-09-02", priceCents: 40_712_700 },
      ...{ currency: "USD", condition: "A scratch at the left", buyer: "Dana Whitfield" },
    }),
  ]);
}

/** Gives the artist a payout with every column of one. */
async function insertPayouts(worker: TestWorker, { id: userId }: TestArtist): Promise<void> {
  await openDatabase(worker.env.DB)
    .insert(payouts)
    .values({
      ...{ id: `payout-of-${userId}`, userId, channelId: `gallery-of-${userId}` },
      ...{ date: "2031-10-02", amountCents: 40_712_698, currency: "USD" },
      ...{ method: "Cheque no. 117", saleIds: [`sale-paid-out-of-${userId}`] },
      ...{ reversedAt: later(30), idempotencyKey: `key-of-a-payout-of-${userId}` },
      ...{ requestHash: "hash-of-a-payout", createdAt: later(31) },
    });
}

/** Gives the artist an agreement with every column of one, a version of it, and a work. */
async function insertConsignment(worker: TestWorker, artist: TestArtist): Promise<void> {
  const { id: userId } = artist;
  const db = openDatabase(worker.env.DB);
  const consignmentId = `consignment-of-${userId}`;
  const place = { street: "5, rue du Quai", city: "Matane", region: "QC", postalCode: "G4W 1A1" };
  const address = { ...place, country: "CA" };
  const terms: ConsignmentTerms = {
    ...{ from: "2031-11-01", until: "2031-11-02", language: "fr-en", confirmer: "Sylvie Bernier" },
    ...{ commission: 0.4375, discountBorneBy: "gallery", daysToPay: 47, discountCeiling: 0.0625 },
    ...{ reports: "monthly", insuredBy: "artist", insuredOn: "price", shippingThere: "artist" },
    ...{ shippingBack: "gallery", terms: "Frames stay in Matane" },
    sentences: [{ id: "care", en: "With gloves", fr: "Avec des gants" }],
  };
  await db.batch([
    db.insert(consignments).values({
      ...{ id: consignmentId, userId, channelId: `consigned-through-of-${userId}` },
      ...{ year: 2031, sequence: 119, state: "confirmed", amendment: "sent", version: 3 },
      ...{ reportedOn: "2031-11-03", closedAt: later(32) },
      ...{ idempotencyKey: `key-of-a-consignment-of-${userId}`, requestHash: "hash-of-terms" },
      changeId: `change-of-a-consignment-of-${userId}`,
      ...{ createdAt: later(33), updatedAt: later(34) },
    }),
    db.insert(consignmentVersions).values({
      ...{ userId, consignmentId, version: 3, terms, workIds: [`consigned-work-of-${userId}`] },
      content: {
        ...{ form: 1, number: "C-2031-119", version: 3, language: "fr-en", works: [] },
        artist: { name: "Odile Fournier", email: "odile@example.com", address },
        ...{ gallery: { name: "Galerie du Quai", address }, terms },
        sentences: [{ locale: "fr-CA", texts: ["Avec des gants"] }],
      },
      ...{ sentAt: later(35), confirmedBy: "S. Bernier", confirmedAt: later(36) },
    }),
    db.insert(consignmentWorks).values({
      ...{ userId, consignmentId, artworkId: `consigned-work-of-${userId}`, isHere: true },
      ...{ priceCents: 40_712_699, currency: "USD", receivedOn: "2031-11-04" },
      ...{ condition: "A dent below", returnedOn: "2031-11-05" },
      ...{ saleId: `sale-by-gallery-of-${userId}`, earlier: ["on-hold", "For Matane"] },
    }),
  ]);
  await keepPicture(worker, artist, agreementDocumentId(consignmentId, 3));
}

/** The copy of a picture that is kept with a version of an agreement. */
async function keepPicture(
  { env }: TestWorker,
  { id: userId }: TestArtist,
  documentId: string,
): Promise<void> {
  const pictureKey = `${userId}/kept-with-${documentId}`;
  const httpMetadata = { contentType: "image/png" };
  await env.PICTURES.put(pictureKey, png({ width: 3 }), { httpMetadata });
  await openDatabase(env.DB)
    .insert(documentWorks)
    .values({
      ...{ userId, documentId, artworkId: `consigned-work-of-${userId}` },
      ...{ pictureKey, pictureType: "image/png", pictureHash: `hash-kept-with-${documentId}` },
    });
}

/** Issues an invoice that is paid and credited, another one, and a certificate. */
async function issueDocuments(artist: TestArtist, { id, artworkId }: Sale): Promise<void> {
  const terms = { terms: "Thirty days, Rimouski time", dueOn: "2099-07-08" };
  const key = "key-of-an-invoice";
  const first = await readInvoice(await sendInvoice(artist, [id], terms, key));
  const payment = { paidOn: "2025-07-09", method: "Three e-transfers" };
  await readInvoice(await artist.send("PUT", invoicePaymentPath(first.id), payment));
  const reason = "The wrong frame";
  await readInvoice(await sendCreditNote(artist, first.id, { reason }, "key-of-a-credit-note"));
  await readInvoice(await sendInvoice(artist, [id], terms));
  await readDocument(await sendDocument(artist, newCertificate(artworkId), "key-of-a-certificate"));
}

/** Gives the artist a published list, what it changed, and a dismissed contradiction. */
async function insertLists(worker: TestWorker, artist: TestArtist): Promise<void> {
  const db = openDatabase(worker.env.DB);
  const anchor = { medium: "oil", widthInches: 16, heightInches: 20, priceCents: 864_213 } as const;
  const listId = `list-of-${artist.id}`;
  await db.insert(priceLists).values({
    id: listId,
    userId: artist.id,
    number: 8765,
    publishedAt: later(9),
    holdsFrom: "2031-06-01",
    currency: "USD",
    roundingTo: 25,
    roundingDirection: "nearest",
    minimumCents: 432_100,
    framesApart: true,
    overheadCents: 765_400,
    hoursPerMonth: 98.75,
    profit: 6.25,
    startsFrom: "list",
    anchors: [anchor],
    raise: { percent: 12.5, byMedium: { ink: 13.5 } },
    curves: { oil: fitCurve([{ ...anchor, kind: "anchor" }]) },
    appliedAt: later(10),
    undoneAt: later(11),
    changeId: "change-of-a-list",
    createdAt: later(12),
    updatedAt: later(13),
  });
  await db.insert(appliedPrices).values({
    userId: artist.id,
    artworkId: `work-of-${artist.id}`,
    listId,
    listedCents: 975_310,
    listedCurrency: "USD",
    earlierCents: 975_309,
    earlierCurrency: "USD",
    earlierAskingCents: 975_308,
    earlierAskingCurrency: "CAD",
    batchId: `batch-of-${artist.id}`,
  });
  await db.insert(priceBatches).values({
    id: `batch-of-${artist.id}`,
    userId: artist.id,
    changed: 31,
    held: [{ workId: `work-of-${artist.id}`, highestCents: 975_307 }],
    idempotencyKey: `key-of-prices-of-${artist.id}`,
    requestHash: `hash-of-prices-of-${artist.id}`,
    createdAt: later(19),
    undoneAt: later(20),
  });
  await db.insert(batchPrices).values({
    userId: artist.id,
    batchId: `batch-of-${artist.id}`,
    artworkId: `work-of-${artist.id}`,
    earlierAskingCents: 975_306,
    earlierAskingCurrency: "CAD",
    earlierListedCents: 975_305,
    earlierListedCurrency: "USD",
    askingCents: 975_304,
    askingCurrency: "USD",
    listedCents: 975_303,
    listedCurrency: "CAD",
    listId,
  });
  const importId = `import-of-${artist.id}`;
  await db.insert(imports).values({
    id: importId,
    userId: artist.id,
    fileName: "inventaire-2031.xlsx",
    fileHash: `hash-of-a-file-of-${artist.id}`,
    rowCount: 4321,
    createdAt: later(15),
    undoneAt: later(16),
  });
  await db.insert(importRows).values({
    userId: artist.id,
    importId,
    row: 1234,
    artworkId: `work-of-${artist.id}`,
    workVersion: later(17),
    appliedAt: later(18),
    isNew: false,
    earlierValues: { notes: `notes-before-an-import-of-${artist.id}` },
    kept: ["lower-price"],
  });
  await db.insert(importPeople).values({
    userId: artist.id,
    importId,
    row: 2345,
    personId: `person-of-${artist.id}`,
    personVersion: later(23),
    isNew: false,
    earlierValues: { name: `name-before-an-import-of-${artist.id}` },
  });
  await db.insert(contradictionDismissals).values({
    userId: artist.id,
    key: "off-the-list:a-work",
    reason: "A series apart",
    dismissedAt: later(14),
  });
}
