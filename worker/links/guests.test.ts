import { describe, expect, test } from "vitest";
import { apiPaths, artworkPath } from "#schema/api-paths.ts";
import {
  artworkAskingPricePath,
  artworkRecordPath,
  artworkStatusPath,
} from "#schema/artworks/record-paths.ts";
import { firstChannels } from "#schema/channels/channel.ts";
import { addDays, earliestToday } from "#schema/days.ts";
import { guestLabelSchema, guestLinkSchema } from "#schema/links/guest.ts";
import type { Link } from "#schema/links/link.ts";
import { guestImagePath, guestLabelPath, guestPath, linkPath } from "#schema/links/links-paths.ts";
import { invoicePaymentsPath } from "#schema/sales/sales-paths.ts";
import { readAnswer } from "#tests/support/answers.ts";
import type { TestArtist } from "#tests/support/artists.ts";
import {
  newCertificate,
  readInvoice,
  sendCreditNote,
  sendDocument,
  sendInvoice,
} from "#tests/support/documents.ts";
import { appUrl } from "#tests/support/harness.ts";
import {
  addressIn,
  makeLink,
  newLabel,
  newRoom,
  readLinks,
  readRoom,
  revoke,
} from "#tests/support/links.ts";
import { observeDatabase } from "#tests/support/observed-database.ts";
import { png, pngUrl } from "#tests/support/pictures.ts";
import {
  endPlan,
  saveBusiness,
  saveWork,
  sell,
  sendReturn,
  signInProfessional,
  signInProfessionalWithWork,
} from "#tests/support/records.ts";
import { runSql } from "#tests/support/rows.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { app } from "#worker/app.ts";

const worker = workerForTests({ isLimited: false });
const today = earliestToday(new Date());

async function setStatus(artist: TestArtist, id: string, body: object): Promise<void> {
  expect((await artist.send("PATCH", artworkStatusPath(id), body)).status).toBe(200);
}

/** An answer with all that distinguishes it, and what was asked for it. */
async function ask(path: string, init: RequestInit = {}) {
  const { binding, takeRoundTrips } = observeDatabase(worker.env.DB);
  const response = await app.request(`${appUrl}${path}`, init, { ...worker.env, DB: binding });
  const { "x-request-id": _request, ...headers } = Object.fromEntries(response.headers);
  const trips = takeRoundTrips();
  const queries = trips.map((trip) => trip.map(({ sql }) => sql));
  return { status: response.status, text: await response.text(), headers, queries, trips };
}

async function readLabel(label: Link) {
  const path = guestLabelPath("guestLabel", addressIn(label));
  return readAnswer(guestLabelSchema, await worker.request(path));
}

async function readInvoicePage(link: Link) {
  const page = await readAnswer(
    guestLinkSchema,
    await worker.request(guestPath("guest", addressIn(link))),
  );
  return page.kind === "invoice" ? page : expect.fail("It is no invoice.");
}

describe("a room", () => {
  test("says the truth of the moment, in the artist's order, in one round trip", async () => {
    const artist = await signInProfessional(worker, { firstName: "Odile", lastName: "Fournier" });
    const gallery = {
      ...{ id: "fleuve", kind: "gallery", name: "Galerie du Fleuve", commission: 0.5 },
      ...{ percentageFee: 0, fixedFeeCents: 0, discount: 0, discountBorneBy: "artist" },
      ...{ shippingCents: 0, chargesTax: false },
    };
    await artist.send("PUT", apiPaths.channels, [...firstChannels, gallery]);
    const titles = ["Undertow", "Low Tide", "Ice Road", "Thaw", "Headland", "Private", "Old"];
    const works = [];
    for (const title of titles) works.push(await saveWork(artist, { title }));
    const ids = works.map(({ id }) => id);
    const [undertow = "", tide = "", road = "", thaw = "", headland = "", kept = "", old = ""] =
      ids;
    const asking = { amountCents: 192_500, currency: "CAD" };
    await artist.send("PATCH", artworkAskingPricePath(undertow), asking);
    await setStatus(artist, tide, {
      status: "on-hold",
      who: "Secret Buyer",
      until: addDays(today, 3),
    });
    await setStatus(artist, road, { status: "consigned", channelId: "fleuve", who: "Own words" });
    await sell(artist, { artworkId: thaw });
    await setStatus(artist, headland, { status: "consigned", channelId: "fair" });
    await setStatus(artist, kept, { status: "not-for-sale" });
    await artist.send("PATCH", artworkRecordPath(old), { archived: true });
    const room = await makeLink(artist, newRoom(ids));
    const shown = await readRoom(worker, room);
    expect(shown).toMatchObject({
      ...{ kind: "room", language: "en", title: "Water, this winter", showsPrices: true },
      artist: { name: "Odile Fournier", city: "Rimouski", contact: null },
    });
    const price = works[1]?.askedCents ?? null;
    const asked = price === null ? null : { cents: price, currency: "CAD" };
    expect(
      shown.works.map(({ title, status, gallery: where, price: said, canBeHeld }) => [
        ...[title, status, where, said, canBeHeld],
      ]),
    ).toEqual([
      ["Undertow", "available", null, { cents: 192_500, currency: "CAD" }, true],
      ["Low Tide", "on-hold", null, asked, false],
      ["Ice Road", "at-gallery", "Galerie du Fleuve", asked, false],
      ["Thaw", "sold", null, null, false],
      ["Headland", "at-gallery", null, asked, false],
      ["Private", "not-for-sale", null, null, false],
    ]);
    const { size = 0, hours = 0, materials = 0, list = 0 } = shown.works[0]?.why ?? {};
    expect(size + hours + materials + list).toBe(100);
    expect(list).toBeGreaterThan(50);
    const { trips, headers } = await ask(guestPath("guest", addressIn(room)));
    expect(trips).toHaveLength(1);
    expect(headers).toMatchObject({
      ...{ "cache-control": "no-store", "x-robots-tag": "noindex" },
      "referrer-policy": "no-referrer",
    });
    expect((await artist.request(artworkPath(undertow), { method: "DELETE" })).status).toBe(204);
    await setStatus(artist, tide, { status: "available" });
    const later = await readRoom(worker, room);
    expect(later.works.slice(0, 1)).toMatchObject([{ title: "Low Tide", status: "available" }]);
  });

  test("shows neither prices nor why nor what is sold, where the artist says so, and contact only then", async () => {
    const { artist, id } = await signInProfessionalWithWork(worker);
    await saveBusiness(artist);
    const { id: sold } = await saveWork(artist);
    await sell(artist, { artworkId: sold });
    const plain = { showPrices: false, showSold: false };
    const room = await makeLink(artist, newRoom([sold, id], plain));
    const shown = await readRoom(worker, room);
    expect(shown.works).toMatchObject([{ id, price: null, why: null, canBeHeld: false }]);
    expect(shown.artist.contact).toBeNull();
    const open = await makeLink(artist, newRoom([id], { showContact: true, showWhy: false }));
    const { artist: named, works } = await readRoom(worker, open);
    expect(named.contact?.email).not.toBe("");
    expect(works[0]?.why).toBeNull();
  });

  test("serves the pictures that it shows in both sizes, and no others", async () => {
    const artist = await signInProfessional(worker);
    const picture = { imageUrl: pngUrl(png()), thumbnail: pngUrl(png({ width: 2 })) };
    const [shown, other] = [await saveWork(artist, picture), await saveWork(artist, picture)];
    const room = await makeLink(artist, newRoom([shown.id]));
    const address = addressIn(room);
    const large = await worker.request(guestImagePath(address, shown.id));
    const small = await worker.request(`${guestImagePath(address, shown.id)}?size=thumbnail`);
    for (const response of [large, small]) {
      expect([response.status, response.headers.get("Cache-Control")]).toEqual([
        ...[200, "private, max-age=300"],
      ]);
      expect(response.headers.get("Vary")).toBeNull();
    }
    expect(await large.bytes()).not.toEqual(await small.bytes());
    expect((await worker.request(guestImagePath(address, other.id))).status).toBe(404);
    const sale = await sell(artist, { artworkId: shown.id });
    expect((await worker.request(guestImagePath(address, shown.id))).status).toBe(200);
    await artist.send("PATCH", linkPath(room.id), { showSold: false });
    expect((await worker.request(guestImagePath(address, shown.id))).status).toBe(404);
    expect((await sendReturn(artist, sale.id)).status).toBe(200);
    expect((await worker.request(guestImagePath(address, shown.id))).status).toBe(200);
  });

  test("stops with the plan and comes back with it, while invoice and label answer on", async () => {
    const { artist, id } = await signInProfessionalWithWork(worker);
    const sale = await sell(artist, { buyer: { name: "Priya Nair" } });
    const invoice = await readInvoice(await sendInvoice(artist, [sale.id]));
    const room = await makeLink(artist, newRoom([id]));
    const label = await makeLink(artist, newLabel(id));
    const link = await makeLink(artist, { kind: "invoice", invoiceId: invoice.id });
    await endPlan(worker, artist);
    const path = guestPath("guest", addressIn(room));
    expect((await worker.request(path)).status).toBe(404);
    expect((await readInvoicePage(link)).number).toBe(invoice.number);
    expect((await readLabel(label)).title).toBe("Low Tide");
    const renewed =
      "UPDATE subscriptions SET status = 'active', access_until = NULL WHERE user_id = ?";
    await runSql(worker, renewed, artist.id);
    expect((await worker.request(path)).status).toBe(200);
  });
});

test("an invoice says what was printed, what is paid and open, and nothing of the ledger", async () => {
  const artist = await signInProfessional(worker);
  const channels = firstChannels.map((channel) => ({
    ...channel,
    chargesTax: channel.id === "gallery-50",
  }));
  await artist.send("PUT", apiPaths.channels, channels);
  const sale = await sell(artist, { channelId: "gallery-50", buyer: { name: "Priya Nair" } });
  const terms = { dueOn: today };
  const invoice = await readInvoice(await sendInvoice(artist, [sale.id], terms));
  const link = await makeLink(artist, { kind: "invoice", invoiceId: invoice.id });
  const open = await readInvoicePage(link);
  expect(open).toMatchObject({
    ...{ state: "open", number: invoice.number, openCents: invoice.openCents, paidCents: 0 },
    ...{ paidOn: null, creditedBy: null },
    content: { buyer: { name: "Priya Nair" }, lines: [{ isTaxedByGallery: true }] },
  });
  const text = await (await worker.request(guestPath("guest", addressIn(link)))).text();
  for (const word of ["commissionCents", "cadRate", "saleId", sale.id, "reason", '"sold"']) {
    expect(text).not.toContain(word);
  }
  const payment = {
    date: today,
    amountCents: invoice.openCents,
    method: "E-transfer",
    kind: "payment",
  };
  await artist.send("POST", invoicePaymentsPath(invoice.id), payment);
  expect(await readInvoicePage(link)).toMatchObject({ state: "paid", openCents: 0, paidOn: today });
  const credit = await readInvoice(await sendCreditNote(artist, invoice.id));
  expect(await readInvoicePage(link)).toMatchObject({
    ...{ state: "credited", creditedBy: { number: credit.number, issuedOn: today } },
  });
});

test("an invoice's page ends a year after it was paid, unless the artist says otherwise", async () => {
  const artist = await signInProfessional(worker);
  const sale = await sell(artist, { buyer: { name: "Priya Nair" } });
  const { id, openCents } = await readInvoice(await sendInvoice(artist, [sale.id]));
  const link = await makeLink(artist, { kind: "invoice", invoiceId: id });
  const pay = (date: string) =>
    runSql(
      worker,
      `INSERT INTO invoice_payments (id, user_id, invoice_id, date, amount_cents, method, kind, created_at)
       VALUES (?, ?, ?, ?, ?, '', 'payment', 1)`,
      ...[crypto.randomUUID(), artist.id, id, date, openCents],
    );
  await pay(addDays(today, -367));
  const path = guestPath("guest", addressIn(link));
  expect((await worker.request(path)).status).toBe(404);
  expect((await readLinks(artist))[0]).toMatchObject({ state: "ended", address: null });
  await artist.send("PATCH", linkPath(link.id), { endsOn: today });
  expect((await worker.request(path)).status).toBe(200);
});

test("a label says what the artist chooses, and once sold that it is, with its certificate", async () => {
  const { artist, id } = await signInProfessionalWithWork(worker, { imageUrl: pngUrl(png()) });
  const label = await makeLink(artist, newLabel(id));
  expect(await readLabel(label)).toMatchObject({
    ...{ kind: "label", title: "Low Tide", status: "available", certificate: null },
    ...{ isPublic: false, hasPicture: true, price: { currency: "CAD" } },
  });
  const image = await worker.request(guestLabelPath("guestLabelImage", addressIn(label)));
  expect([image.status, image.headers.get("Content-Type")]).toEqual([200, "image/png"]);
  const quiet = { showPrice: false, showStatus: false };
  await artist.send("PATCH", linkPath(label.id), quiet);
  expect(await readLabel(label)).toMatchObject({ status: null, price: null });
  expect((await sendDocument(artist, newCertificate(id))).status).toBe(201);
  expect((await readLabel(label)).certificate).toBeNull();
  await sell(artist, { artworkId: id });
  await artist.send("PATCH", artworkRecordPath(id), { archived: true });
  expect(await readLabel(label)).toMatchObject({
    ...{ status: "sold", price: null },
    certificate: { issuedOn: today, title: "Low Tide", artist: "Test Artist" },
  });
});

test("an address that does not open gets the same answer after the same queries, whatever is wrong with it", async () => {
  const { artist, id } = await signInProfessionalWithWork(worker);
  const room = await makeLink(artist, newRoom([id]));
  const label = await makeLink(artist, newLabel(id));
  const gone = await signInProfessionalWithWork(worker);
  const ofGone = await makeLink(gone.artist, newRoom([gone.id]));
  expect((await gone.artist.request(apiPaths.profile, { method: "DELETE" })).status).toBe(204);
  const ended = await signInProfessionalWithWork(worker);
  const stopped = await makeLink(ended.artist, newRoom([ended.id]));
  await endPlan(worker, ended.artist);
  const over = await makeLink(artist, newRoom([id]));
  await runSql(worker, "UPDATE links SET ends_on = ? WHERE id = ?", addDays(today, -1), over.id);
  const takenBack = await makeLink(artist, newRoom([id]));
  await revoke(artist, takenBack);
  const [first = "", proof = ""] = addressIn(room).split(".");
  const altered = `${proof[0] === "A" ? "B" : "A"}${proof.slice(1)}`;
  const wrong = [
    ...[takenBack, over, stopped, ofGone].map(addressIn),
    ...[`${first}.${altered}`, `${first}.`, first, `.${proof}`, "nothing", `${first}.${proof}x`],
    ...[`${"0".repeat(16)}.${proof}`, label.id, `${label.id}.${proof}`],
  ];
  const body = JSON.stringify({ kind: "interest", name: "A", contact: "B" });
  const json = { "Content-Type": "application/json", Origin: appUrl };
  for (const [pathOf, init, count] of [
    [(address: string) => guestPath("guest", address), {}, wrong.length],
    [(address: string) => guestPath("guestOpened", address), { method: "POST", headers: json }, 6],
    [
      (address: string) => guestPath("guestEntries", address),
      { method: "POST", headers: json, body },
      6,
    ],
    [(address: string) => guestImagePath(address, id), {}, 6],
  ] as const) {
    const answers = [];
    for (const address of wrong.slice(0, count)) {
      const { trips: _trips, ...answer } = await ask(pathOf(address), init);
      answers.push(answer);
    }
    expect(answers[0]?.status).toBe(404);
    expect(answers[0]?.queries).toHaveLength(1);
    for (const [index, answer] of answers.entries())
      expect(answer, wrong[index]).toEqual(answers[0]);
  }
  await revoke(artist, label);
  const closed = await ask(guestLabelPath("guestLabel", label.id));
  const unknown = await ask(guestLabelPath("guestLabel", "A".repeat(11)));
  expect([closed.status, closed.text, closed.queries]).toEqual([
    404,
    unknown.text,
    unknown.queries,
  ]);
});

test("a guest's call neither reads nor sets the session's cookie, and its address is in no log", async () => {
  const { artist, id } = await signInProfessionalWithWork(worker);
  const room = await makeLink(artist, newRoom([id]));
  const path = guestPath("guest", addressIn(room));
  const headers = { Cookie: `${artist.cookie}; sign-out=1` };
  const response = await worker.request(path, { headers });
  expect([response.status, response.headers.get("Set-Cookie")]).toEqual([200, null]);
  const { trips } = await ask(path, { headers });
  expect(trips).toHaveLength(1);
  const lines = worker.logs().join("\n");
  expect(lines).toContain("/api/guest/:address");
  expect(lines).not.toContain(addressIn(room).split(".")[1]);
});
