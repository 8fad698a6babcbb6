import { expect } from "vitest";
import { adminFeedbackEntryPath, apiPaths } from "#schema/api-paths.ts";
import { nameMaximum } from "#schema/artist/profile.ts";
import { artworkLimits } from "#schema/artworks/artwork.ts";
import { recordLimits } from "#schema/artworks/artwork-record.ts";
import { askingPriceLimits } from "#schema/artworks/asking-price.ts";
import { askingPricesPaths } from "#schema/artworks/asking-prices-paths.ts";
import {
  artworkAskingPricePath,
  artworkRecordPath,
  artworkStatusPath,
} from "#schema/artworks/record-paths.ts";
import { statusLimits } from "#schema/artworks/work-status.ts";
import { businessLimits } from "#schema/business/business.ts";
import { channelLimits } from "#schema/channels/channel.ts";
import { issuedDocumentLimits } from "#schema/documents/issued.ts";
import { feedbackLimits } from "#schema/feedback.ts";
import { importLimits } from "#schema/imports/import-input.ts";
import { importPaths } from "#schema/imports/import-paths.ts";
import { invoiceLimits } from "#schema/invoices/invoice-input.ts";
import { priceListLimits } from "#schema/price-lists/price-list-input.ts";
import { priceListPaths } from "#schema/price-lists/price-list-paths.ts";
import { buyerLimits } from "#schema/sales/sale.ts";
import { salesPaths } from "#schema/sales/sales-paths.ts";
import type { TestArtist } from "./artists.ts";
import { newBusiness } from "./business.ts";
import {
  newCertificate,
  newConsignmentList,
  readDocument,
  readInvoice,
  sendCreditNote,
  sendDocument,
  sendInvoice,
} from "./documents.ts";
import type { TestWorker } from "./harness.ts";
import { applyRows, openImport, readWorks, updatingRow } from "./import-requests.ts";
import { newImportedSale, newImportedWork } from "./imports.ts";
import { fillConsignments } from "./longest-consignments.ts";
import { fillPeople } from "./longest-people.ts";
import { longest, longestLines, send } from "./longest-texts.ts";
import { png, pngUrl } from "./pictures.ts";
import { publishList } from "./price-lists.ts";
import { saveWork, signInProfessional } from "./records.ts";
import { readRows } from "./rows.ts";

const picture = pngUrl(png());
const consigned = 197;
const sold = invoiceLimits.sales;
const gallery = longest(channelLimits.nameCharacters, 1);
const consignee = longest(statusLimits.whoCharacters, 1);

/** Fills every table through the Worker, each text and list as long as it may be. */
export async function fillToLimits(worker: TestWorker, admin: TestArtist): Promise<void> {
  const artist = await signInProfessional(worker);
  const pictured = await Promise.all(
    [0, 1, 2].map((index) =>
      saveWork(artist, {
        title: longest(artworkLimits.titleCharacters, index),
        imageUrl: picture,
        thumbnail: picture,
      }),
    ),
  );
  await describeArtist(artist);
  await importWorks(artist);
  const [{ id: channelId = "" } = {}] = await readRows<{ id: string }>(
    worker,
    "SELECT id FROM channels WHERE user_id = ? AND name = ?",
    ...[artist.id, gallery],
  );
  for (const { id } of pictured) {
    await send(artist, "PATCH", artworkStatusPath(id), {
      ...{ status: "consigned", who: consignee, channelId, since: "2026-01-01" },
    });
  }
  await changePrices(artist, pictured[0]?.id ?? "");
  await issueDocuments(artist);
  await fillPeople(artist, pictured[0]?.id ?? "");
  const picturedIds = pictured.map(({ id }) => id);
  await fillConsignments(worker, artist, { channelId, picturedIds });
  await publishList(artist, { anchors: anchors() });
  await send(artist, "PUT", priceListPaths.dismissals, {
    ...{ key: longest(200, 1), reason: longest(askingPriceLimits.reasonCharacters, 2) },
  });
  await giveFeedback(worker, artist, admin);
}

async function describeArtist(artist: TestArtist): Promise<void> {
  const name = longest(nameMaximum, 1);
  await send(artist, "PATCH", apiPaths.profile, {
    firstName: name,
    lastName: longest(nameMaximum),
  });
  const address = longest(businessLimits.addressCharacters, 1);
  await send(artist, "PUT", salesPaths.business, {
    ...newBusiness(),
    ...{ tradeName: longest(businessLimits.nameCharacters, 1), street: address, city: address },
    ...{ phone: longest(businessLimits.phoneCharacters, 2), region: "QC" },
    postalCode: longest(businessLimits.postalCodeCharacters),
  });
}

/** Consigned works, sold ones, and an update of one of them. */
async function importWorks(artist: TestArtist): Promise<void> {
  const { id } = await openImport(artist);
  const rows = Array.from({ length: consigned + sold }, (_, index) => ({
    row: index + 1,
    work: newImportedWork({
      title: longest(artworkLimits.titleCharacters, index),
      width: 10 + index,
      mediumLine: longest(recordLimits.mediumLineCharacters, 1),
      location: longest(statusLimits.locationCharacters, index),
      inventoryNumber: `${String(index).padStart(3, "0")}${longest(recordLimits.inventoryNumberCharacters - 3, index)}`,
      notes: index < 6 ? longestLines(recordLimits.notesCharacters, index) : "",
      ...(index < consigned
        ? {
            ...{ status: "consigned", statusWho: consignee, statusSince: "2026-01-01" },
            ...{ consignedThrough: gallery, consignmentCommission: 0.5 },
          }
        : {
            status: "sold",
            sale: newImportedSale({
              buyerName: longest(buyerLimits.nameCharacters, 1),
              buyerAddress: longestLines(buyerLimits.addressCharacters, 1),
              ...{ buyerCountry: "CA", buyerRegion: "QC", deliveredBy: "artist", taxes: [] },
            }),
          }),
    }),
  }));
  for (let start = 0; start < rows.length; start += 100) {
    await applyRows(artist, id, rows.slice(start, start + 100));
  }
  const file = { fileName: longest(importLimits.fileNameCharacters), fileHash: "b".repeat(64) };
  await send(artist, "POST", importPaths.imports, { ...file, rowCount: 1 });
  const second = await openImport(artist, file.fileHash);
  const [work] = (await readWorks(artist)).filter(({ notes }) => notes !== "");
  const update = updatingRow(work ?? expect.fail(), { notes: longestLines(5_000, 1) });
  await applyRows(artist, second.id, [update]);
}

async function changePrices(artist: TestArtist, id: string): Promise<void> {
  const reason = longest(askingPriceLimits.reasonCharacters, 1);
  for (const amountCents of [900_000, 800_000]) {
    const body = { amountCents, currency: "CAD", reason };
    await send(artist, "PATCH", artworkAskingPricePath(id), body);
  }
  await send(artist, "PATCH", artworkRecordPath(id), {
    notes: longestLines(recordLimits.notesCharacters, 1),
  });
  // Below what they were offered for, so that all of them are held.
  const prices = (await readWorks(artist)).map((work) => ({
    workId: work.id,
    amountCents: 1,
    currency: "CAD",
  }));
  await send(artist, "POST", askingPricesPaths.askingPrices, { prices });
}

async function issueDocuments(artist: TestArtist): Promise<void> {
  const works = await readWorks(artist);
  const pictured = works.find(({ imageUrl }) => imageUrl !== null) ?? expect.fail();
  const terms = longestLines(issuedDocumentLimits.termsCharacters, 1);
  const twoLanguages = { language: "en-fr", terms, inSecondLanguage: { terms } };
  const listed = works.filter(({ status }) => status === "consigned").map(({ id }) => id);
  expect(listed).toHaveLength(issuedDocumentLimits.works);
  await readDocument(
    await sendDocument(artist, { ...newConsignmentList(listed), ...twoLanguages }),
  );
  await readDocument(
    await sendDocument(artist, { ...newCertificate(pictured.id), statement: terms }),
  );
  const sales = works.flatMap(({ sale }) => (sale === null ? [] : [sale.id]));
  expect(sales).toHaveLength(invoiceLimits.sales);
  const invoiceTerms = longestLines(invoiceLimits.termsCharacters, 1);
  const description = longest(invoiceLimits.descriptionCharacters, 1);
  const invoice = await sendInvoice(artist, sales, {
    ...{ language: "en-fr", terms: invoiceTerms, title: invoiceTerms },
    inSecondLanguage: { terms: invoiceTerms, title: invoiceTerms },
    otherLines: Array.from({ length: invoiceLimits.otherLines }, () => ({
      ...{ description, priceCents: 100 },
    })),
  });
  const { id } = await readInvoice(invoice);
  const reason = longest(askingPriceLimits.reasonCharacters, 1);
  await readInvoice(await sendCreditNote(artist, id, { reason }));
}

/** As many prices as a list may have, each with as many digits as it may. */
function anchors() {
  return Array.from({ length: priceListLimits.anchors }, (_, index) => ({
    ...{ medium: "oil" as const, widthInches: 1000 / 3 + index, heightInches: 2000 / 7 + index },
    priceCents: 9_000_000_000 + index,
  }));
}

async function giveFeedback(
  worker: TestWorker,
  artist: TestArtist,
  admin: TestArtist,
): Promise<void> {
  await send(artist, "POST", apiPaths.feedback, {
    type: "bug",
    subject: longest(feedbackLimits.subjectCharacters, 1),
    message: longestLines(feedbackLimits.messageCharacters, 1),
  });
  const [{ id = "" } = {}] = await readRows<{ id: string }>(worker, "SELECT id FROM feedback");
  await send(admin, "PATCH", adminFeedbackEntryPath(id), {
    adminNotes: longestLines(feedbackLimits.notesCharacters, 1),
  });
}
