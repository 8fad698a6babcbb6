import { shownStatus } from "#schema/artworks/hold.ts";
import { earliestToday } from "#schema/days.ts";
import type { DocumentWork } from "#schema/documents/content.ts";
import type {
  GuestArtist,
  GuestInvoice,
  GuestLabel,
  GuestRoom,
  GuestWork,
} from "#schema/links/guest.ts";
import { lastPayment } from "#schema/sales/payments.ts";
import { unitsOf } from "#schema/units.ts";
import { askedPriceOf } from "#worker/artworks/asked-price.ts";
import { presentBusiness } from "#worker/business/present.ts";
import type { IssuedDocumentRow } from "#worker/db/document-tables.ts";
import type { LinkRow } from "#worker/db/link-tables.ts";
import type { BusinessRow } from "#worker/db/sale-tables.ts";
import { numberOf, sumsOf } from "#worker/invoices/present.ts";
import type { PaidInvoiceRow } from "#worker/invoices/shared-sql.ts";
import type { LinkOwner, ShownWorkRow } from "./guest-queries.ts";
import { whyThisPrice } from "./why-this-price.ts";

// Every answer names its fields: what is not named here, no guest sees.

interface Shown {
  readonly link: LinkRow;
  readonly owner: LinkOwner;
  readonly business: BusinessRow | null;
}

/** The works of a room, a label or an agreement that a guest sees at a time, in the artist's order. */
export function worksShown(
  { kind, workIds, showSold }: LinkRow,
  works: readonly ShownWorkRow[],
  now: Date,
): ShownWorkRow[] {
  const byId = new Map(works.map((work) => [work.id, work]));
  const found = workIds.flatMap((id) => byId.get(id) ?? []);
  if (kind === "label") return found;
  // Those that were sent with the agreement, in no order.
  if (kind === "consignment") return [...works];
  return found.filter((work) => !work.archived && (showSold || guestStatus(work, now) !== "sold"));
}

/** What a guest sees of a room. */
export function presentRoom(
  shown: Shown & { readonly works: readonly ShownWorkRow[] },
  now: Date,
): GuestRoom {
  const { link, works } = shown;
  return {
    kind: "room",
    language: link.language,
    artist: presentArtist(shown),
    title: link.title,
    note: link.note,
    showsPrices: link.showPrices,
    works: worksShown(link, works, now).map((work) => presentWork(work, link, now)),
  };
}

function presentWork(work: ShownWorkRow, link: LinkRow, now: Date): GuestWork {
  const status = guestStatus(work, now);
  const price = priceOf(work, link, now);
  return {
    id: work.id,
    ...labelLines(work),
    status,
    gallery: galleryOf(work),
    price,
    why: link.showWhy && price !== null ? whyThisPrice(work.breakdown, price) : null,
    canBeHeld: canBeHeld(work, link, now),
  };
}

/** Whether a guest may ask to hold a work: one that is available, at a price that they see. */
export function canBeHeld(work: ShownWorkRow, link: LinkRow, now: Date): boolean {
  return guestStatus(work, now) === "available" && priceOf(work, link, now) !== null;
}

function labelLines(work: ShownWorkRow) {
  return {
    title: work.title,
    year: work.dateCreated,
    medium: work.medium,
    support: work.support,
    mediumLine: work.mediumLine,
    framed: work.framed,
    widthInches: work.widthInches,
    heightInches: work.heightInches,
    hasPicture: work.pictureKey !== null,
  };
}

function guestStatus(
  { workStatus: status, statusUntil: until }: ShownWorkRow,
  now: Date,
): GuestWork["status"] {
  const shown = shownStatus({ status, statusDetails: { until } }, now);
  return shown === "consigned" ? "at-gallery" : shown;
}

/** The name of the gallery that has the work; of other channels, such as a fair, none. */
function galleryOf({ workStatus, channelKind, channelName }: ShownWorkRow): string | null {
  return workStatus === "consigned" && channelKind === "gallery" ? channelName : null;
}

function priceOf(work: ShownWorkRow, { showPrices }: LinkRow, now: Date): GuestWork["price"] {
  const isOffered = !["sold", "not-for-sale"].includes(guestStatus(work, now));
  const { askedCents: cents, askedCurrency: currency } = askedPriceOf(work);
  return showPrices && isOffered && cents !== null ? { cents, currency } : null;
}

function presentArtist({ link, owner, business: row }: Shown): GuestArtist {
  const business = presentBusiness(row);
  const hasPlace = business.city !== "";
  const { email, phone, street, postalCode } = business;
  return {
    name: `${owner.firstName} ${owner.lastName}`.trim() || business.tradeName,
    city: hasPlace ? business.city : owner.city,
    region: hasPlace ? business.region : owner.provinceState,
    country: hasPlace ? business.country : (owner.country ?? ""),
    units: unitsOf(owner),
    contact: link.showContact ? { email, phone, street, postalCode } : null,
  };
}

/** What a guest sees of an invoice at a time; `credit` is the credit note that took it back. */
export function presentGuestInvoice(
  shown: Shown,
  { invoice, rows }: { readonly invoice: PaidInvoiceRow; readonly rows: readonly PaidInvoiceRow[] },
  now: Date,
): GuestInvoice {
  const { content } = invoice;
  const credit = rows.find(({ creditsId }) => creditsId === invoice.id) ?? null;
  const sums = sumsOf(invoice, rows);
  const isPaid = credit === null && sums.openCents === 0;
  return {
    kind: "invoice",
    language: shown.link.language,
    artist: presentArtist(shown),
    number: numberOf(invoice),
    issuedOn: invoice.issuedOn,
    state: credit === null ? stateOf(sums.openCents, content.dueOn, now) : "credited",
    paidCents: sums.paidCents,
    openCents: sums.openCents,
    toRefundCents: sums.toRefundCents,
    paidOn: isPaid ? (lastPayment(invoice.payments)?.date ?? invoice.issuedOn) : null,
    creditedBy: credit && { number: numberOf(credit), issuedOn: credit.issuedOn },
    content: printedContent(content),
  };
}

function stateOf(openCents: number, dueOn: string | null, now: Date): GuestInvoice["state"] {
  if (openCents === 0) return "paid";
  return dueOn !== null && dueOn < earliestToday(now) ? "overdue" : "open";
}

/** What was printed, without what the ledger keeps of each sale beside it. */
function printedContent(content: PaidInvoiceRow["content"]): GuestInvoice["content"] {
  return {
    ...content,
    lines: content.lines.map(({ work, description, priceCents, discountCents, taxes, sold }) => ({
      work,
      description,
      priceCents,
      discountCents,
      taxes,
      isTaxedByGallery: sold?.chargesTax ?? false,
    })),
  };
}

/** What a guest sees of a work's label at a time. */
export function presentLabel(
  shown: Shown & { readonly certificate: IssuedDocumentRow | null },
  work: ShownWorkRow,
  now: Date,
): GuestLabel {
  const { link, certificate } = shown;
  const status = guestStatus(work, now);
  const isSold = status === "sold";
  const isStatusShown = link.showStatus || isSold;
  return {
    kind: "label",
    language: link.language,
    artist: presentArtist(shown),
    ...labelLines(work),
    isPublic: link.isPublic,
    status: isStatusShown ? status : null,
    gallery: isStatusShown ? galleryOf(work) : null,
    price: priceOf(work, link, now),
    certificate: isSold && certificate !== null ? presentCertificate(certificate) : null,
  };
}

function presentCertificate({ issuedOn, content }: IssuedDocumentRow): GuestLabel["certificate"] {
  if (!("work" in content)) return null;
  const { artist, work } = content;
  return { issuedOn, artist: artist.name || artist.business.tradeName, ...linesOf(work) };
}

function linesOf(work: DocumentWork) {
  return {
    title: work.title,
    year: work.year,
    medium: work.medium,
    support: work.support,
    mediumLine: work.mediumLine ?? "",
    widthInches: work.widthInches,
    heightInches: work.heightInches,
    inventoryNumber: work.inventoryNumber,
  };
}
