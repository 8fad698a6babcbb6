import { firstBusiness } from "#schema/business/business.ts";
import type { ConfirmedAgreement } from "#schema/consignments/agreement-content.ts";
import type { GuestConsignment } from "#schema/consignments/guest-consignment.ts";
import type { DocumentArtist } from "#schema/documents/content.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import type { GuestArtist, GuestInvoice, GuestRoom, GuestWork } from "#schema/links/guest.ts";
import { emptyAddress } from "#schema/people/person.ts";
import { download } from "#web/browser/download.ts";
import { localDay } from "#web/browser/local-day.ts";
import { usualPaper } from "#web/features/documents/document-settings.ts";
import { fileNameOf } from "#web/features/documents/file-name.ts";
import type { PrintJob } from "#web/features/documents/forms/print-job.ts";
import type { PricedWork } from "#web/features/documents/forms/printed-work.ts";
import type { PictureSource } from "#web/features/documents/pdf/pdf-messages.ts";
import { renderDocument } from "#web/features/documents/pdf/render-document.ts";
import type { Locale } from "#web/i18n/words.ts";
import { agreementPath, fetchAnswer, picturePath, thumbnailPath } from "./address.ts";
import { statementJob } from "./consignment/statement-job.ts";

/**
 * Makes the PDF of a room or an invoice on the page, as the application makes its documents, of what is so at this moment,
 * and downloads it.
 * @throws Error for an address that is not open any more.
 */
export async function makeDocument(locale: Locale): Promise<void> {
  const answer = await fetchAnswer();
  if (answer.kind !== "room" && answer.kind !== "invoice") return;
  const job = answer.kind === "room" ? priceListJob(answer, locale) : invoiceJob(answer);
  await save(job, picturesOf(answer));
}

/** The same of an agreement: a version as it was confirmed, or what is read now where `version` is null. */
export async function makeAgreement(
  agreement: GuestConsignment,
  version: number | null,
): Promise<void> {
  const confirmed = version === null ? null : await readConfirmed(version);
  await save(agreementJob(agreement, confirmed), picturesOfAgreement(agreement));
}

/** The statement of an agreement from its beginning until today, as far as the gallery sees it. */
export async function makeStatement(agreement: GuestConsignment): Promise<void> {
  await save(statementJob(agreement, localDay(new Date())), picturesOfAgreement(agreement));
}

function picturesOfAgreement({ works }: GuestConsignment): ReadonlyMap<string, PictureSource> {
  return new Map(
    works
      .filter(({ hasPicture }) => hasPicture)
      .map(({ id }) => [id, { whole: picturePath(id), thumbnail: thumbnailPath(id) }]),
  );
}

/** Taken as the Worker answers it, like the page itself: its schema would bring Valibot into the first script. */
async function readConfirmed(version: number): Promise<ConfirmedAgreement> {
  const response = await fetch(agreementPath(version), { credentials: "omit" });
  if (!response.ok) throw new Error(`The answer is ${response.status}.`);
  return (await response.json()) as ConfirmedAgreement;
}

async function save(job: PrintJob, pictures: ReadonlyMap<string, PictureSource>): Promise<void> {
  const { title, bytes } = await renderDocument(
    { job, pictures, madeAt: new Date() },
    { signal: new AbortController().signal, onProgress: () => undefined },
  );
  download(fileNameOf(title), new Blob([new Uint8Array(bytes)], { type: "application/pdf" }));
}

function picturesOf(answer: GuestRoom | GuestInvoice): ReadonlyMap<string, PictureSource> {
  if (answer.kind === "room") {
    return new Map(
      answer.works.flatMap(({ id, hasPicture }): [string, PictureSource][] =>
        hasPicture ? [[id, { whole: picturePath(id), thumbnail: thumbnailPath(id) }]] : [],
      ),
    );
  }
  return new Map(
    answer.content.lines.flatMap(({ work }): [string, PictureSource][] =>
      work?.hasPicture
        ? [[work.artworkId, { whole: picturePath(work.artworkId), thumbnail: null }]]
        : [],
    ),
  );
}

/** The works of a room with their prices of the moment, in the language that is read. */
function priceListJob({ artist, works }: GuestRoom, locale: Locale): PrintJob {
  const priced = works.find(({ price }) => price !== null);
  return {
    kind: "price-list",
    content: {
      language: locale === "fr-CA" ? "fr" : "en",
      artist: documentArtistOf(artist),
      paper: usualPaper(documentArtistOf(artist).business),
      units: artist.units,
      currency: priced?.price?.currency ?? "CAD",
      isDraft: false,
      holdsFrom: null,
      framesApart: null,
      groups: [],
      rows: [],
      nested: [],
      notes: [],
      works: works.map(pricedWork),
    },
  };
}

function pricedWork({ id, price, status, ...work }: GuestWork): PricedWork {
  return {
    work: { ...work, artworkId: id, inventoryNumber: "" },
    price:
      status === "sold" ? status : (price ?? (status === "not-for-sale" ? null : "on-request")),
  };
}

/** With as much of the business details as the page shows. */
function documentArtistOf({
  name,
  units,
  city,
  region,
  country,
  contact,
}: GuestArtist): DocumentArtist {
  return {
    name,
    units,
    business: { ...firstBusiness, city, region, country: countryCode(country), ...contact },
  };
}

/** A profile names its country, where business details have the code. */
function countryCode(country: string): string {
  const codes: Readonly<Record<string, string>> = { Canada: "CA", "United States": "US" };
  return codes[country] ?? country;
}

/** What no invoice prints of a sale. */
const unknownSale = {
  date: "",
  commissionCents: 0,
  feeCents: 0,
  shippingCents: 0,
  cadRate: null,
} as const;

/** The invoice as it was issued. How it was paid stays with the artist. */
function invoiceJob({ content, ...invoice }: GuestInvoice): PrintJob {
  const { number, issuedOn, paidOn, openCents, toRefundCents, creditedBy } = invoice;
  const printed: Invoice = {
    id: "",
    kind: "invoice",
    number,
    issuedOn,
    openCents,
    toRefundCents,
    createdAt: "",
    credits: null,
    payments: [],
    reason: "",
    creditedBy: creditedBy && { id: "", number: creditedBy.number },
    payment: paidOn === null ? null : { paidOn, method: "" },
    content: {
      ...content,
      lines: content.lines.map(({ isTaxedByGallery, ...line }) => ({
        ...line,
        saleId: line.work && "",
        sold: { ...unknownSale, chargesTax: isTaxedByGallery },
      })),
    },
  };
  return { kind: "invoice", invoice: printed, paper: usualPaper(content.artist.business) };
}

/** What the gallery reads has no street of either side; what was confirmed has. */
function agreementJob(
  { artist, gallery, ...agreement }: GuestConsignment,
  confirmed: ConfirmedAgreement | null,
): PrintJob {
  const paper = "letter";
  if (confirmed !== null) {
    const { confirmedBy: by, confirmedAt } = confirmed;
    const on = localDay(new Date(confirmedAt));
    return { kind: "agreement", agreement: { content: confirmed, confirmed: { by, on } }, paper };
  }
  const { number, version, language, terms, sentences, works } = agreement;
  const agreed = works.filter(
    ({ state, isTakenOut }) => !isTakenOut && (state === "coming" || state === "here"),
  );
  return {
    kind: "agreement",
    agreement: {
      content: {
        form: 1,
        number,
        version,
        language,
        terms,
        artist: { ...artist, address: emptyAddress },
        gallery: { name: gallery.name, address: { ...emptyAddress, city: gallery.city } },
        works: agreed.map(({ id, priceCents, currency, ...work }) => ({
          work: { ...work, artworkId: id },
          priceCents,
          currency,
        })),
        sentences: sentences.map(({ locale, texts }) => ({
          locale,
          texts: texts.map(({ text }) => text).filter((text) => text !== ""),
        })),
      },
      confirmed: null,
    },
    paper,
  };
}
