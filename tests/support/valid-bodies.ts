import { firstChannels } from "#schema/channels/channel.ts";
import { firstDraft } from "#schema/price-lists/price-list-input.ts";
import type { PathName } from "./all-paths.ts";
import { newArtwork } from "./artworks.ts";
import { newBusiness } from "./business.ts";
import { newCertificate, newCreditNote, newInvoice } from "./documents.ts";
import { filledProfessionalWork, filledSale } from "./filled-rows.ts";
import { newImportedWork } from "./imports.ts";
import { newSale } from "./sales.ts";
import { newEvent } from "./stripe-events.ts";

const person = {
  ...{ kind: "person", name: "Elsewhere", organization: "Galerie", email: "elsewhere@example.com" },
  ...{ phone: "418 555-0142", language: "fr", notes: "From elsewhere" },
};
const address = {
  ...{ street: "1, rue du Fleuve", city: "Rimouski", region: "QC", postalCode: "G5L 1A1" },
  country: "CA",
};

/** A valid body for each route, so that a refusal is not about the body. */
export const validBodies: Partial<Record<PathName, object>> = {
  profile: { city: "Elsewhere" },
  artworks: newArtwork(),
  artwork: newArtwork({ title: "Taken over" }),
  artworkAskingPrice: { amountCents: 90_000, currency: "CAD" },
  askingPrices: {
    prices: [{ workId: filledProfessionalWork, amountCents: 90_000, currency: "CAD" }],
  },
  artworkStatus: { status: "on-hold", who: "Elsewhere" },
  artworkRecord: { notes: "From elsewhere" },
  sales: newSale({ artworkId: filledProfessionalWork }),
  sale: { buyer: { name: "Elsewhere", country: "CA", region: "QC" }, deliveredBy: "carrier" },
  saleReturn: { reason: "Elsewhere" },
  listedPeople: { personIds: [filledSale], listedOn: "2026-11-26" },
  people: { ...person, address },
  person: { name: "Taken over", address, notes: "From elsewhere" },
  postponement: { until: "2031-02-01" },
  calendar: { language: "fr" },
  links: {
    ...{ kind: "label", workId: filledProfessionalWork },
    ...{ showPrice: true, showStatus: true, isPublic: false },
  },
  link: { showPrice: false },
  entryAcceptance: { until: "2031-02-01" },
  payouts: {
    ...{ channelId: "gallery-40", date: "2026-01-20", amountCents: 100, currency: "CAD" },
    ...{ method: "E-transfer", saleIds: [filledSale] },
  },
  payoutsKeptFrom: { keptFrom: "2026-01-01" },
  consignments: {
    ...{ channelId: "gallery-40", workIds: [filledProfessionalWork] },
    ...{ from: "2031-02-01", until: "2031-08-01", language: "en", daysToPay: 30 },
    ...{ discountCeiling: 0.1, reports: "monthly", terms: "From elsewhere" },
  },
  consignment: { reports: "never" },
  returns: { workIds: [filledProfessionalWork], date: "2026-01-20" },
  returnUndo: { workIds: [filledProfessionalWork], returnedAt: "2026-01-20T12:00:00.000Z" },
  reports: { receivedOn: "2026-01-20" },
  guestEntries: { kind: "interest", name: "Elsewhere", contact: "elsewhere@example.com" },
  personMerge: { into: filledSale },
  channels: firstChannels,
  business: newBusiness(),
  invoices: newInvoice([filledSale]),
  invoicePayments: {
    ...{ date: "2026-01-20", amountCents: 8_000, method: "E-transfer", kind: "payment" },
  },
  invoicePayment: { paidOn: "2026-01-20", method: "E-transfer" },
  creditNote: newCreditNote(),
  documents: newCertificate(filledProfessionalWork),
  lists: {
    ...firstDraft,
    holdsFrom: "2031-02-01",
    anchors: [{ medium: "oil", widthInches: 16, heightInches: 20, priceCents: 64_000 }],
  },
  list: { rounding: { to: 10, direction: "up", minimumCents: 9_000 }, profit: 1.5 },
  publish: { holdsFrom: "2031-03-01" },
  apply: { workIds: [filledProfessionalWork] },
  dismissals: { key: "off-the-list:elsewhere", reason: "Elsewhere" },
  imports: { fileName: "elsewhere.csv", fileHash: "e".repeat(64), rowCount: 1 },
  importPeople: { rows: [{ row: 9, person: { ...person, ...address } }] },
  importRows: { rows: [{ row: 9, work: newImportedWork({ title: "From elsewhere" }) }] },
  createSubscription: { isYearly: false },
  switchSubscription: { isYearly: true },
  stripeWebhook: newEvent(),
  feedback: { type: "bug", subject: "Elsewhere", message: "From elsewhere" },
  adminFeedbackEntry: { status: "resolved", adminNotes: "Elsewhere" },
};
