import type { User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Business } from "#schema/business/business.ts";
import type { ConfirmedAgreement } from "#schema/consignments/agreement-content.ts";
import type { ConsignmentStatement } from "#schema/consignments/consignment-statement.ts";
import type { Rates } from "#schema/currency.ts";
import type { DocumentArtist } from "#schema/documents/content.ts";
import { documentArtist, documentWork } from "#schema/documents/describe.ts";
import { localesOf } from "#schema/documents/languages.ts";
import type { PriceList } from "#schema/price-lists/price-list.ts";
import { unitsOf } from "#schema/units.ts";
import { localDay } from "#web/browser/local-day.ts";
import { printedAgreement, printedGalleryStatement, printedStatement } from "./consignment-data.ts";
import type { PrintRequest, RequestOf } from "./document-request.ts";
import type { DocumentSettings } from "./document-settings.ts";
import { type DocumentText, notesOf, printedTexts, sentencesOfWhy } from "./document-texts.ts";
import type { LabelledWork } from "./forms/labels.ts";
import { listTable } from "./forms/list-table.ts";
import type { PrintJob } from "./forms/print-job.ts";
import type { PricedWork } from "./forms/printed-work.ts";
import { sampleInvoice } from "./sample-invoice.ts";
import { whyOf } from "./why-data.ts";

/** What documents are made from, beside what is asked for. */
export interface DocumentData {
  readonly user: User;
  readonly business: Business;
  /** The artist's works. */
  readonly works: readonly Artwork[];
  readonly inForce: PriceList | null;
  readonly rates: Rates;
  readonly now: Date;
  /** What the QR code of each work opens, by the works' ids; none where there are to be no codes. */
  readonly addresses: ReadonlyMap<string, string>;
  /** What was confirmed, of a confirmed agreement; else null. */
  readonly agreement: ConfirmedAgreement | null;
  /** Of a statement; else null. */
  readonly statement: ConsignmentStatement | null;
}

/** A document with all that it says, as it was asked for and chosen. */
export function jobOf(
  request: PrintRequest,
  settings: DocumentSettings,
  data: DocumentData,
): PrintJob {
  const { user, business, now } = data;
  const { language, paper } = settings;
  const artist = documentArtist(user, business);
  switch (request.kind) {
    case "price-list":
      return priceListJob(request, settings, artist, data);
    case "labels":
      return {
        kind: "labels",
        content: { language, artist, paper, works: labelledWorks(request, settings, data) },
      };
    case "issued":
      return issuedJob(request, settings, data);
    case "invoice":
      return { kind: "invoice", invoice: request.invoice, paper };
    case "sample-invoice": {
      const sampleArtist = documentArtist(user, request.business);
      const options = { language, artist: sampleArtist, day: localDay(now) };
      return { kind: "sample-invoice", invoice: sampleInvoice(options, data.works), paper };
    }
    case "why":
      return { kind: "why", why: whyWithTexts(request, settings, data), paper };
    case "agreement":
      return { kind: "agreement", agreement: printedAgreement(request, data), paper };
    case "statement":
      return {
        kind: "statement",
        statement: printedStatement(request, { ...data, language, day: localDay(now) }),
        paper,
      };
    case "gallery-statement":
      return {
        kind: "statement",
        statement: printedGalleryStatement(request, { ...data, language, day: localDay(now) }),
        paper,
      };
    case "letter": {
      const { letter, gallery } = request;
      return { kind: "letter", letter: { letter, artist, gallery, day: localDay(now) }, paper };
    }
  }
}

/** The texts that can be changed in the dialog, in the order in which they are printed. */
export function textsOf(
  request: PrintRequest,
  settings: DocumentSettings,
  data: DocumentData,
): readonly DocumentText[] {
  if (request.kind === "why")
    return sentencesOfWhy(settings, whyOfRequest(request, settings, data));
  if (request.kind !== "price-list") return [];
  return notesOf(settings, framesOf(request, settings));
}

function whyOfRequest({ work }: RequestOf<"why">, settings: DocumentSettings, data: DocumentData) {
  return whyOf(work, settings, documentArtist(data.user, data.business), data);
}

function whyWithTexts(request: RequestOf<"why">, settings: DocumentSettings, data: DocumentData) {
  const why = whyOfRequest(request, settings, data);
  const texts = sentencesOfWhy(settings, why);
  const sentences = localesOf(settings.language).map((locale) => [
    locale,
    texts.filter((text) => text.locale === locale).map(({ text }) => text.trim()),
  ]);
  return texts.length === 0 ? why : { ...why, sentences: Object.fromEntries(sentences) };
}

/** What the list prints of frames; null where nothing is. */
function framesOf({ lists }: RequestOf<"price-list">, { list, showsFrames }: DocumentSettings) {
  return showsFrames ? (lists[list]?.framesApart ?? null) : null;
}

function priceListJob(
  request: RequestOf<"price-list">,
  settings: DocumentSettings,
  artist: DocumentArtist,
  { user, works }: DocumentData,
): PrintJob {
  const { language, paper, mediaLeftOut, ownSizesOnly, addsWorks } = settings;
  const { lists, works: selected } = request;
  const units = unitsOf(user);
  const list = lists[settings.list];
  const chosen = new Set(mediaOf(list).filter((medium) => !mediaLeftOut.includes(medium)));
  const table = list
    ? listTable(list, units, { media: chosen, ownSizesOnly })
    : { groups: [], rows: [], nested: [] };
  const added = addsWorks ? works.filter(isAvailable) : [];
  return {
    kind: "price-list",
    content: {
      language,
      artist,
      paper,
      units,
      ...(chosen.size === 0 ? { groups: [], rows: [], nested: [] } : table),
      currency: list?.currency ?? selected?.[0]?.askedCurrency ?? user.currency ?? "CAD",
      isDraft: list?.isDraft ?? false,
      holdsFrom: list?.holdsFrom ?? null,
      framesApart: framesOf(request, settings),
      notes: printedTexts(notesOf(settings, framesOf(request, settings))),
      works: pricedWorks(selected ?? added, settings),
    },
  };
}

/** The media that a list has prices for. */
export function mediaOf(list: RequestOf<"price-list">["lists"][number] | undefined) {
  return list ? listTable(list, "imperial").groups.flatMap(({ media }) => media) : [];
}

/** Works that a price list can offer. */
export function isAvailable({ status, archived }: Artwork): boolean {
  return status === "available" && !archived;
}

function pricedWorks(works: readonly Artwork[], { showsPrices }: DocumentSettings): PricedWork[] {
  return works.map((work) => ({
    work: documentWork(work, work.imageUrl !== null),
    price: showsPrices ? printedPrice(work) : null,
  }));
}

function labelledWorks(
  { works }: RequestOf<"labels">,
  settings: DocumentSettings,
  { addresses }: DocumentData,
): LabelledWork[] {
  return pricedWorks(works, settings).map((priced) => ({
    ...priced,
    labelAddress: addresses.get(priced.work.artworkId) ?? null,
  }));
}

/** As guests see it, a work that is not for sale has no price. */
function printedPrice({ askedCents, askedCurrency, status }: Artwork): PricedWork["price"] {
  if (status === "not-for-sale") return null;
  if (askedCents !== null) return { cents: askedCents, currency: askedCurrency };
  return status === "sold" ? null : "on-request";
}

function issuedJob(
  { document }: RequestOf<"issued">,
  { paper }: DocumentSettings,
  { addresses }: DocumentData,
): PrintJob {
  if (document.kind === "consignment") {
    return { kind: "consignment", content: document.content, paper };
  }
  const { content, issuedOn } = document;
  const labelAddress = addresses.get(content.work.artworkId) ?? null;
  return { kind: "certificate", certificate: { content, issuedOn, paper, labelAddress } };
}
