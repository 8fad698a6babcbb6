import { describe, expect, test } from "vitest";
import { apiPaths, artworkPath } from "#schema/api-paths.ts";
import { artworkStatusPath } from "#schema/artworks/record-paths.ts";
import { firstBusiness } from "#schema/business/business.ts";
import { latestToday } from "#schema/days.ts";
import { documentPicturePath, salesPaths } from "#schema/sales/sales-paths.ts";
import { signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { toArtworkInput } from "#tests/support/artworks.ts";
import { newBusiness } from "#tests/support/business.ts";
import { atOnce } from "#tests/support/concurrency.ts";
import {
  newCertificate,
  newConsignmentList,
  readDocument,
  readInvoice,
  sendCreditNote,
  sendDocument,
  sendInvoice,
} from "#tests/support/documents.ts";
import { applyRows, readOnlyWork, signInWithImport } from "#tests/support/import-requests.ts";
import { newImportedWork } from "#tests/support/imports.ts";
import { gif, png, toDataUrl } from "#tests/support/pictures.ts";
import {
  expectError,
  readError,
  readWork,
  recordSale,
  saveBusiness,
  saveWork,
  sendAskingPrice,
  signInProfessional,
} from "#tests/support/records.ts";
import { expectUnchanged } from "#tests/support/refusals.ts";
import { runSql } from "#tests/support/rows.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { pictureKeys } from "#tests/support/stores.ts";

const worker = workerForTests({ isLimited: false });

const day = 24 * 60 * 60 * 1000;
const painted = png({ noise: 9 });
const imageUrl = toDataUrl("image/png", painted);

async function signInWithWork() {
  const artist = await signInProfessional(worker, { firstName: "Odile", lastName: "Fournier" });
  return { artist, work: await saveWork(artist, { imageUrl, suggestedPrice: null }) };
}

async function consign(artist: TestArtist, id: string, changes: object = {}): Promise<void> {
  const status = {
    ...{ status: "consigned", channelId: "gallery-40", who: "North Wall" },
    ...{ since: "2026-02-01", dueBack: "2099-03-01", ...changes },
  };
  await readWork(await artist.send("PATCH", artworkStatusPath(id), status));
}

async function listDocuments(artist: TestArtist): Promise<unknown> {
  const response = await artist.request(salesPaths.documents);
  expect(response.status).toBe(200);
  return response.json();
}

describe("POST /api/documents", () => {
  test("a certificate says whose the work is, in the business details of the day", async () => {
    const { artist, work } = await signInWithWork();
    const business = newBusiness({ tradeName: "Atelier Odile Fournier" });
    await saveBusiness(artist, business);
    const body = {
      ...{ ...newCertificate(work.id), language: "fr-en", showHours: true },
      statement: " Il n’en existe qu’une. ",
      inSecondLanguage: { statement: "There is one." },
    };
    const document = await readDocument(await sendDocument(artist, body));
    expect(document).toEqual({
      id: document.id,
      kind: "certificate",
      issuedOn: body.issuedOn,
      content: {
        form: 2,
        language: "fr-en",
        artist: { name: "Odile Fournier", business, units: "imperial" },
        work: {
          artworkId: work.id,
          title: work.title,
          year: work.dateCreated,
          medium: work.medium,
          support: work.depth,
          mediumLine: "",
          widthInches: work.width,
          heightInches: work.height,
          framed: false,
          inventoryNumber: work.inventoryNumber,
          hasPicture: true,
        },
        hours: work.hoursSpent,
        statement: "Il n’en existe qu’une.",
        inSecondLanguage: { statement: "There is one." },
      },
      createdAt: document.createdAt,
    });
    const without = await readDocument(await sendDocument(artist, newCertificate(work.id)));
    expect(without.content).toMatchObject({ language: "en", hours: null });
    expect(await listDocuments(artist)).toEqual([without, document]);
    await saveBusiness(artist, firstBusiness);
    expect(await listDocuments(artist)).toEqual([without, document]);
  });

  test("a consignment list says who has which works, at which prices and terms", async () => {
    const { artist, work } = await signInWithWork();
    const other = await saveWork(artist, { title: "Other" });
    await readWork(await sendAskingPrice(artist, work.id, 90_000));
    await readWork(await sendAskingPrice(artist, other.id, 95_000));
    await consign(artist, work.id);
    await consign(artist, other.id, { since: "2026-03-01", dueBack: undefined });
    const body = { ...newConsignmentList([work.id, other.id]), terms: " Paid monthly. " };
    const document = await readDocument(await sendDocument(artist, body));
    expect(document).toMatchObject({
      kind: "consignment",
      content: {
        form: 2,
        language: "en",
        artist: { name: "Odile Fournier", business: firstBusiness, units: "imperial" },
        ...{ consignee: "North Wall", since: "2026-02-01", dueBack: "2099-03-01" },
        ...{ currency: "CAD", commission: 0.4, terms: "Paid monthly." },
        works: [
          { work: { artworkId: work.id, hasPicture: true }, retailCents: 90_000 },
          { work: { artworkId: other.id, hasPicture: false }, retailCents: 95_000 },
        ],
      },
    });
    await readWork(await sendAskingPrice(artist, work.id, 99_000));
    expect(await listDocuments(artist)).toEqual([document]);
  });

  test("without who has it, the channel's name is the consignee's", async () => {
    const { artist, work } = await signInWithWork();
    await readWork(await sendAskingPrice(artist, work.id, 90_000));
    await consign(artist, work.id, { who: undefined });
    const list = newConsignmentList([work.id]);
    const refused = await sendDocument(artist, list);
    await expectError(refused, "CONFLICT", "Enter who has the works in their status first.");
    const channels = await (await artist.request(apiPaths.channels)).json();
    const named = (channels as { id: string; name: string | null }[]).map((channel) =>
      channel.id === "gallery-40" ? { ...channel, name: "North Wall, Halifax" } : channel,
    );
    expect((await artist.send("PUT", apiPaths.channels, named)).status).toBe(200);
    const { content } = await readDocument(await sendDocument(artist, list));
    expect(content).toMatchObject({ consignee: "North Wall, Halifax" });
  });

  test("what keeps a consignment list from being made is said in a sentence", async () => {
    const { artist, work } = await signInWithWork();
    const others = [await saveWork(artist), await saveWork(artist)];
    const [dollars, elsewhere] = others.map(({ id }) => id);
    const messageOf = async (...ids: (string | undefined)[]) => {
      const list = newConsignmentList(ids.map(String));
      return (await readError(await sendDocument(artist, list))).message;
    };
    expect(await messageOf(work.id)).toBe(
      `“${work.title}” is not consigned. Change its status first.`,
    );
    for (const { id } of [work, ...others]) await consign(artist, id);
    expect(await messageOf(work.id)).toBe(`“${work.title}” has no price yet. Set one first.`);
    await readWork(await sendAskingPrice(artist, work.id, 90_000));
    const inDollars =
      "UPDATE artworks SET asking_price_cents = 1, asking_currency = 'USD' WHERE id = ?";
    await runSql(worker, inDollars, String(dollars));
    await consign(artist, elsewhere ?? "", { who: "Galerie du Fleuve" });
    expect(await messageOf(work.id, dollars)).toBe(
      "artworkIds: Choose works that are priced in one currency.",
    );
    expect(await messageOf(work.id, elsewhere)).toBe(
      "artworkIds: Choose works that one consignee has, through one channel.",
    );
    expect(await messageOf(work.id, work.id)).toBe("artworkIds: A work is listed twice.");
    expect(await messageOf()).toBe("artworkIds: Choose at least one work.");
  });

  test("an imported work that is consigned since an unknown day, through an unknown channel, is named, and listed with its day", async () => {
    const { artist, id } = await signInWithImport(worker);
    const consigned = newImportedWork({ status: "consigned", statusWho: "North Wall" });
    await applyRows(artist, id, [{ row: 1, work: consigned }]);
    const work = await readOnlyWork(artist);
    const list = newConsignmentList([work.id]);
    const noChannel =
      "It is not known through which channel “Dune” is consigned. Choose it in its status first.";
    await expectError(await sendDocument(artist, list), "CONFLICT", noChannel);
    const byGallery = "UPDATE artworks SET status_channel_id = 'gallery-40' WHERE id = ?";
    await runSql(worker, byGallery, work.id);
    const noDay =
      "It is not known since when “Dune” is consigned. Enter the day in its status first.";
    await expectError(await sendDocument(artist, list), "CONFLICT", noDay);
    await consign(artist, work.id);
    const { content } = await readDocument(await sendDocument(artist, list));
    expect(content).toMatchObject({ consignee: "North Wall", since: "2026-02-01" });
  });

  test("an artist without any name is asked for one", async () => {
    const email = { email: "admin@example.com", emailVerified: true };
    const artist = await signInArtist(worker, { ...email, firstName: "", lastName: "" });
    const work = await saveWork(artist);
    const refused = await sendDocument(artist, newCertificate(work.id));
    await expectError(refused, "CONFLICT", "Enter your name in your business details first.");
    await saveBusiness(artist, { tradeName: "Atelier" });
    await readDocument(await sendDocument(artist, newCertificate(work.id)));
  });

  test("with an idempotency key a repeat returns the document; ten at once issue one, with one picture", async () => {
    const { artist, work } = await signInWithWork();
    const before = await pictureKeys(worker, artist);
    const certificate = newCertificate(work.id);
    const answers = await atOnce(10, () => sendDocument(artist, certificate, "same"));
    const documents = await Promise.all(answers.map(readDocument));
    expect(new Set(documents.map(({ id }) => id)).size).toBe(1);
    expect(await pictureKeys(worker, artist)).toHaveLength(before.length + 1);
    const other = await sendDocument(artist, { ...certificate, showHours: true }, "same");
    await expectError(other, "CONFLICT", "This Idempotency-Key was used for another document.");
  });

  test("another artist's and an absent work are 404, another day 400, and nothing changes", async () => {
    const { artist, work } = await signInWithWork();
    const other = await signInWithWork();
    const later = latestToday(new Date(Date.now() + day));
    const refused = [
      [newCertificate(other.work.id), "NOT_FOUND"],
      [newConsignmentList([work.id, "absent"]), "NOT_FOUND"],
      [{ ...newCertificate(work.id), issuedOn: later }, "VALIDATION_FAILED"],
      [{ ...newCertificate(work.id), issuedOn: "2026-01-01" }, "VALIDATION_FAILED"],
      [{ ...newCertificate(work.id), kind: "price-list" }, "VALIDATION_FAILED"],
      [{ ...newCertificate(work.id), terms: "" }, "VALIDATION_FAILED"],
    ] as const;
    await expectUnchanged(worker, async () => {
      for (const [body, code] of refused) await expectError(await sendDocument(artist, body), code);
    });
  });
});

describe("the picture of a document", () => {
  function fetchPicture(artist: TestArtist, id: string, artworkId: string) {
    return artist.request(documentPicturePath(id, artworkId));
  }

  test("is the work's on the day of issue, whatever becomes of the work", async () => {
    const { artist, work } = await signInWithWork();
    const { id } = await readDocument(await sendDocument(artist, newCertificate(work.id)));
    const repainted = { ...toArtworkInput(work), imageUrl: toDataUrl("image/gif", gif()) };
    await readWork(await artist.send("PATCH", artworkPath(work.id), repainted));
    const expectPictureUnchanged = async () => {
      const response = await fetchPicture(artist, id, work.id);
      expect(response.status).toBe(200);
      expect(response.headers.get("Content-Type")).toBe("image/png");
      expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(painted))).toBe(true);
    };
    await expectPictureUnchanged();
    await artist.request(artworkPath(work.id), { method: "DELETE" });
    await worker.runCron("15 8 * * *", new Date(Date.now() + 3 * day));
    await expectPictureUnchanged();
    expect(await pictureKeys(worker, artist)).toHaveLength(1);
  });

  test("is served with the headers of a work's picture, and once to a browser", async () => {
    const { artist, work } = await signInWithWork();
    const { id } = await readDocument(await sendDocument(artist, newCertificate(work.id)));
    const response = await fetchPicture(artist, id, work.id);
    await response.arrayBuffer();
    const whole = await artist.request(String(work.imageUrl));
    await whole.arrayBuffer();
    for (const header of [
      ...["Cache-Control", "Vary", "ETag", "Content-Type", "Content-Length"],
      ...["Content-Disposition", "Content-Security-Policy", "X-Content-Type-Options"],
    ]) {
      expect(response.headers.get(header), header).toBe(whole.headers.get(header));
    }
    expect(response.headers.get("Cache-Control")).toBe("private, max-age=31536000, immutable");
    const headers = { "If-None-Match": String(response.headers.get("ETag")) };
    const cached = await artist.request(documentPicturePath(id, work.id), { headers });
    expect(cached.status).toBe(304);
  });

  test("is there for an invoice and its credit note, which share it", async () => {
    const { artist, work } = await signInWithWork();
    const before = (await pictureKeys(worker, artist)).length;
    const sale = { artworkId: work.id, buyer: { name: "Solange Lafrenière" } };
    const { id: saleId } = await recordSale(artist, sale);
    const invoice = await readInvoice(await sendInvoice(artist, [saleId]));
    expect(invoice.content.lines[0]?.work?.hasPicture).toBe(true);
    const note = await readInvoice(await sendCreditNote(artist, invoice.id));
    for (const { id } of [invoice, note]) {
      const response = await fetchPicture(artist, id, work.id);
      expect(response.status).toBe(200);
      await response.arrayBuffer();
    }
    expect(await pictureKeys(worker, artist)).toHaveLength(before + 1);
  });

  test("is 404 for another artist, for a work that is not on it, and for one without a picture", async () => {
    const { artist, work } = await signInWithWork();
    const plain = await saveWork(artist);
    const other = await signInProfessional(worker);
    const { id } = await readDocument(await sendDocument(artist, newCertificate(work.id)));
    const { id: bare } = await readDocument(await sendDocument(artist, newCertificate(plain.id)));
    for (const response of [
      await fetchPicture(other, id, work.id),
      await fetchPicture(artist, id, plain.id),
      await fetchPicture(artist, bare, plain.id),
      await fetchPicture(artist, "absent", work.id),
    ]) {
      await expectError(response, "NOT_FOUND");
    }
  });

  test("of a work whose picture is missing from the bucket is left out, and that is logged", async () => {
    const { artist, work } = await signInWithWork();
    await worker.env.PICTURES.delete(await pictureKeys(worker, artist));
    const { content } = await readDocument(await sendDocument(artist, newCertificate(work.id)));
    expect(content).toMatchObject({ work: { hasPicture: false } });
    expect(worker.logs().join()).toContain("a picture is missing from the bucket");
  });
});
