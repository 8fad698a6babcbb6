import type { DataExport } from "#schema/data-export.ts";
import { presentHistory } from "#worker/artworks/history.ts";
import { presentArtwork } from "#worker/artworks/present.ts";
import { presentBusiness } from "#worker/business/present.ts";
import { presentChannel } from "#worker/channels/present.ts";
import { exportConsignment } from "#worker/consignments/present.ts";
import type { Artist, VerbContext } from "#worker/context.ts";
import type { DocumentWorkRow } from "#worker/db/document-tables.ts";
import { presentDocument } from "#worker/documents/present.ts";
import { presentFeedback } from "#worker/feedback/present.ts";
import type { SignedIn } from "#worker/http/context.ts";
import { presentImport } from "#worker/imports/present.ts";
import { exportInvoices } from "#worker/invoices/present.ts";
import { exportLink, presentEntry } from "#worker/links/present.ts";
import { presentPayout } from "#worker/payouts/present.ts";
import { presentPerson } from "#worker/people/present.ts";
import { presentDismissal, presentLists } from "#worker/price-lists/present.ts";
import { presentSale } from "#worker/sales/present.ts";
import { type ExportMoment, readExportRows } from "../export-queries.ts";
import { describeAttempt, describeProfile, describeSubscription } from "./describe.ts";
import type { ExportedArtwork } from "./exported-artwork.ts";
import { type PictureColumns, pictureText } from "./picture-text.ts";

/**
 * Everything stored about a user as one JSON text, in pieces. The rows are read in one batch. Pictures are read one at
 * a time and streamed, so that a thousand of them need no more memory than one.
 */
export async function exportData(
  context: VerbContext<Artist>,
  signedIn: SignedIn,
): Promise<AsyncGenerator<string>> {
  const stored = await readExportRows(context.db, context.artist.id, true);
  return inPieces(describeRows(context, signedIn, stored), stored, context.pictures);
}

/** The same text up to the first work, and the moment at which it was read. */
export async function exportHead(
  context: VerbContext<Artist>,
  signedIn: SignedIn,
): Promise<{ text: string; moment: ExportMoment }> {
  const stored = await readExportRows(context.db, context.artist.id, false);
  return {
    text: headText(describeRows(context, signedIn, stored)),
    moment: stored.moment,
  };
}

type ExportHead = Omit<DataExport, "artworks" | "documentPictures">;

/** Everything except the rows that can have pictures. */
function describeRows(
  { artist, now }: VerbContext<Artist>,
  { user, subscription }: SignedIn,
  stored: Awaited<ReturnType<typeof readExportRows>>,
): ExportHead {
  return {
    exportedAt: now.toISOString(),
    profile: describeProfile(artist, user),
    sessions: stored.sessions.map(({ isReturning, createdAt, lastUsedAt, expiresAt }) => ({
      isReturning,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    subscription: describeSubscription(subscription),
    pendingPayment: describeAttempt(stored.attempt),
    feedback: stored.feedback.map(presentFeedback),
    recentSaves: stored.saves.map(({ artworkId, createdAt }) => ({
      artworkId,
      createdAt: createdAt.toISOString(),
    })),
    business: stored.business && presentBusiness(stored.business),
    channels: stored.channels.map(presentChannel),
    people: stored.people.map(presentPerson),
    postponements: stored.postponements.map(({ key, until, putOffAt }) => ({
      key,
      until,
      putOffAt: putOffAt.toISOString(),
    })),
    calendar: stored.calendar && {
      language: stored.calendar.language,
      createdAt: stored.calendar.createdAt.toISOString(),
    },
    links: stored.links.map((link) => exportLink(link, stored.linkDays)),
    entries: stored.entries.map(presentEntry),
    payouts: stored.payouts.map(presentPayout),
    payoutsKeptFrom: user.payoutsKeptFrom,
    consignments: stored.consignments.map((row) => exportConsignment(row, stored)),
    mergedPeople: stored.merges.map(({ id, mergedId, intoId, mergedAt, person, filled }) => ({
      id,
      mergedId,
      intoId,
      mergedAt: mergedAt.toISOString(),
      person,
      filled,
      moved: stored.movedRows
        .filter(({ mergeId }) => mergeId === id)
        .map(({ kind, rowId, earlier }) => ({ kind, rowId, earlier: [...earlier] })),
    })),
    inventoryNumbers: stored.inventoryCounters.map(({ year, last }) => ({ year, last })),
    sales: stored.sales.map((sale) => ({
      ...presentSale(sale),
      percentageFee: sale.percentageFee,
      fixedFeeCents: sale.fixedFeeCents,
    })),
    invoices: exportInvoices(stored.invoices),
    documents: stored.documents.map(presentDocument),
    priceHistory: stored.priceHistory.map((line) => ({
      artworkId: line.artworkId,
      ...presentHistory(line),
      formulaVersion: line.formulaVersion,
    })),
    offeredPrices: stored.offeredPrices.map(({ userId: _owner, at, ...offer }) => ({
      ...offer,
      at: at.toISOString(),
    })),
    priceLists: presentLists(stored.priceLists),
    appliedPrices: stored.appliedPrices.map(({ userId: _owner, ...applied }) => applied),
    priceBatches: stored.priceBatches.map(({ id, changed, held, createdAt, undoneAt }) => ({
      id,
      changed,
      held: [...held],
      createdAt: createdAt.toISOString(),
      undoneAt: undoneAt?.toISOString() ?? null,
    })),
    batchPrices: stored.batchPrices.map(({ userId: _owner, ...price }) => price),
    dismissedContradictions: stored.dismissals.map(presentDismissal),
    imports: stored.imports.map(presentImport),
    importedRows: stored.importedRows.map(({ userId: _owner, workVersion, appliedAt, ...row }) => ({
      ...row,
      workVersion: workVersion.toISOString(),
      appliedAt: appliedAt?.toISOString() ?? null,
    })),
    importedPeople: stored.importedPeople.map(({ userId: _owner, personVersion, ...row }) => ({
      ...row,
      personVersion: personVersion.toISOString(),
    })),
  };
}

interface PicturedParts {
  readonly artworks: readonly ExportedArtwork[];
  readonly documentWorks: readonly DocumentWorkRow[];
}

/** The rows that can have pictures, which are last in the file. */
async function* inPieces(
  head: ExportHead,
  { artworks, documentWorks }: PicturedParts,
  pictures: R2Bucket,
): AsyncGenerator<string> {
  yield headText(head);
  yield* artworksText(artworks, pictures);
  yield betweenLists;
  yield* documentWorksText(documentWorks, pictures);
  yield endText;
}

function headText(head: ExportHead): string {
  return `${JSON.stringify(head).slice(0, -1)},"artworks":[`;
}

export const betweenLists = '],"documentPictures":[';
export const endText = "]}";

/** Works with their pictures, separated by commas. */
export async function* artworksText(
  artworks: readonly ExportedArtwork[],
  pictures: R2Bucket,
): AsyncGenerator<string> {
  for (const [index, artwork] of artworks.entries()) {
    if (index > 0) yield ",";
    const { imageUrl: _address, ...facts } = presentArtwork(artwork);
    const deletedAt = artwork.deletedAt?.toISOString() ?? null;
    yield* withPicture({ ...facts, deletedAt }, artwork, pictures);
  }
}

/** The works of documents with the copies of their pictures, separated by commas. */
export async function* documentWorksText(
  documentWorks: readonly DocumentWorkRow[],
  pictures: R2Bucket,
): AsyncGenerator<string> {
  for (const [index, work] of documentWorks.entries()) {
    if (index > 0) yield ",";
    const { documentId, artworkId } = work;
    yield* withPicture({ documentId, artworkId }, work, pictures);
  }
}

async function* withPicture(
  facts: object,
  work: PictureColumns,
  pictures: R2Bucket,
): AsyncGenerator<string> {
  yield `${JSON.stringify(facts).slice(0, -1)},"picture":`;
  yield* pictureText(work, pictures);
  yield "}";
}
