import { firstChannels } from "#schema/channels/channel.ts";
import type { PathName } from "./all-paths.ts";
import { newArtwork } from "./artworks.ts";
import { newBusiness } from "./business.ts";
import { newCertificate, newConsignmentList, newCreditNote, newInvoice } from "./documents.ts";
import { newImportedWork } from "./imports.ts";
import { toDataUrl } from "./pictures.ts";
import { newSale } from "./sales.ts";
import { newEvent, sign, signedEvent } from "./stripe-events.ts";

/** Values that must not be in any log or error response. */
export const canaries = {
  email: "canary-email@canary.example",
  title: "Canary-Title-7f3a",
  cookie: "canarycookie5eaf00d",
  stripeSecret: "sk_test_canary4b1d",
  webhookSecret: "whsec_canary9c2e",
  linkSecret: "canary-link-secret-5e6f-of-32-characters",
  authSecret: "canary-auth-secret-1a2b-of-32-characters",
  clientSecret: "canary-client-secret-3c4d",
} as const;

const { email, title, stripeSecret } = canaries;

export interface CanaryRequest {
  readonly method: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function json(method: string, value: unknown): CanaryRequest {
  const body = typeof value === "string" ? value : JSON.stringify(value);
  return { method, body, headers: { "Content-Type": "application/json" } };
}

const wrongTypes = { title: { title }, email: [email], isYearly: title, currency: email };
const work = newArtwork({ title, suggestedPrice: null });
const get: CanaryRequest = { method: "GET" };
const post: CanaryRequest = { method: "POST" };
const choices = [json("POST", { isYearly: true }), json("POST", { isYearly: title })];

function webhook({ body, signature }: { body: string; signature: string }): CanaryRequest {
  return { method: "POST", body, headers: { "Stripe-Signature": signature } };
}

const event = { data: { object: { customer: email, metadata: { user_id: title, email } } } };

/** For every route, by the name of its path: requests that may succeed, and requests that cannot. */
export const canaryRequests: Readonly<Record<PathName, () => readonly CanaryRequest[]>> = {
  health: () => [get],
  login: () => [get],
  loginCallback: () => [get],
  logout: () => [{ method: "GET" }],
  authUser: () => [get],
  profile: () => [
    json("PATCH", { firstName: title, city: title }),
    json("PATCH", { email, firstName: title }),
    json("PATCH", { ...wrongTypes, country: title, education: email, careerStages: [title] }),
    json("PATCH", `{"firstName": "${title}", ${email}`),
    json("PATCH", { firstName: title.repeat(30), customHourlyRate: title }),
  ],
  profileExport: () => [get],
  artworks: () => [
    get,
    json("POST", work),
    json("POST", { ...work, medium: title, depth: email, currency: title, dateCreated: email }),
    json("POST", { ...work, imageUrl: `https://${title}.example/${email}` }),
    json("POST", { ...work, imageUrl: toDataUrl("image/png", new TextEncoder().encode(title)) }),
    json("POST", { ...work, width: title, materialsCost: stripeSecret }),
    json("POST", title),
    { method: "POST", body: `title=${title}&email=${email}` },
  ],
  artwork: () => [
    json("PATCH", { ...work, title: `${title}.` }),
    { ...json("PATCH", work), headers: { "Content-Type": "application/json", "If-Match": title } },
    json("PATCH", { ...work, medium: email }),
    { method: "DELETE" },
  ],
  artworkRestore: () => [post],
  artworkImage: () => [get],
  artworkAskingPrice: () => [
    json("PATCH", { amountCents: 1, currency: "CAD", reason: title }),
    json("PATCH", { amountCents: title, currency: email, reason: [title] }),
  ],
  askingPrices: () => [
    json("POST", { prices: [{ workId: title, amountCents: 1, currency: "CAD" }] }),
    json("POST", { prices: [{ workId: [title], amountCents: title, currency: email }] }),
  ],
  askingPricesUndo: () => [post],
  artworkStatus: () => [
    json("PATCH", { status: "on-hold", who: `${title} ${email}`, location: title }),
    json("PATCH", { status: "consigned", channelId: title, who: email }),
    json("PATCH", { status: title, who: [email] }),
  ],
  artworkRecord: () => [
    json("PATCH", { inventoryNumber: title, location: email, notes: title, mediumLine: email }),
    json("PATCH", { inventoryNumber: [title], framed: email }),
  ],
  artworkHistory: () => [get],
  sales: () => [
    get,
    json("POST", newSale({ artworkId: title, buyer: { name: title, email } })),
    json("POST", { ...newSale({ artworkId: title }), currency: email, buyer: { name: [title] } }),
  ],
  sale: () => [
    json("PATCH", { buyer: { name: title, email, address: title }, handedOverIn: title }),
    json("PATCH", { buyer: { name: [title], region: email }, deliveredBy: title, cadRate: email }),
    json("PATCH", { buyer: { name: title, email: title, country: email } }),
  ],
  saleReturn: () => [
    json("POST", { reason: title }),
    json("POST", { reason: [email], returnedOn: title }),
  ],
  people: () => [
    get,
    json("POST", { kind: "person", name: title, email, notes: title }),
    json("POST", { ...wrongTypes, kind: title, name: [email] }),
    json("POST", `{"name": "${title}", ${email}`),
  ],
  person: () => [
    json("PATCH", { name: title, email }),
    json("PATCH", { kind: title, notes: [email] }),
  ],
  listedPeople: () => [
    json("POST", { personIds: [title], listedOn: "2026-11-26" }),
    json("POST", { personIds: [[title]], listedOn: email }),
  ],
  agenda: () => [get],
  postponement: () => [
    json("POST", { until: "2031-02-01" }),
    json("POST", { until: title, email }),
  ],
  calendar: () => [
    get,
    json("POST", { language: "fr" }),
    json("POST", { language: title, email }),
    { method: "DELETE" },
  ],
  calendarFile: () => [get],
  links: () => [
    get,
    json("POST", {
      ...{ kind: "room", title, note: email, workIds: [title], language: "both", endsOn: null },
      ...{ showPrices: true, showWhy: true, showSold: true, personId: title },
    }),
    json("POST", { kind: title, title: [email], workIds: title, language: email }),
    json("POST", { kind: "label", workId: title, showPrice: email, isPublic: title }),
    json("POST", { kind: "invoice", invoiceId: title }),
  ],
  link: () => [
    json("PATCH", { title, note: email }),
    json("PATCH", { title: [email], endsOn: title }),
  ],
  linkRevocation: () => [post],
  entries: () => [get],
  entryAcceptance: () => [json("POST", { personId: title }), json("POST", { until: title, email })],
  entryDecline: () => [post],
  payouts: () => [
    get,
    json("POST", {
      ...{ channelId: title, date: "2026-01-20", amountCents: 1, currency: "CAD" },
      ...{ method: email, saleIds: [title] },
    }),
    json("POST", { channelId: [title], date: email, amountCents: title, saleIds: email }),
  ],
  payoutReversal: () => [post],
  owed: () => [get],
  payoutsKeptFrom: () => [json("PUT", { keptFrom: null }), json("PUT", { keptFrom: title, email })],
  consignments: () => [
    get,
    json("POST", {
      ...{ channelId: title, workIds: [title], from: "2031-02-01", until: "2031-08-01" },
      ...{ language: "en", daysToPay: 30, discountCeiling: 0.1, reports: "monthly" },
      ...{ terms: `${title} ${email}`, confirmer: email },
    }),
    json("POST", { channelId: [title], workIds: title, from: email, terms: [title] }),
  ],
  consignment: () => [
    json("PATCH", { terms: title, confirmer: email }),
    json("PATCH", { terms: [title], reports: email }),
    { method: "DELETE" },
  ],
  amendment: () => [{ method: "DELETE" }],
  sending: () => [post],
  takingBack: () => [post],
  returns: () => [
    json("POST", { workIds: [title], date: "2026-01-20" }),
    json("POST", { workIds: title, date: email }),
  ],
  returnUndo: () => [
    json("POST", { workIds: [title], returnedAt: "2026-01-20T12:00:00.000Z" }),
    json("POST", { workIds: title, returnedAt: email }),
  ],
  reports: () => [json("POST", { receivedOn: "2026-01-20" }), json("POST", { receivedOn: title })],
  closing: () => [post],
  statement: () => [get],
  galleryStatement: () => [get],
  agreement: () => [get],
  guest: () => [get],
  guestOpened: () => [post],
  guestImage: () => [get],
  guestEntries: () => [
    json("POST", { kind: "interest", name: title, contact: email, message: title }),
    json("POST", { kind: "hold", workId: title, name: title, contact: email }),
    json("POST", { kind: title, name: [email], contact: "", website: title }),
    json("POST", {
      ...{ kind: "sold", workId: title, name: email, date: "2026-01-20", priceCents: 1 },
      ...{ buyer: title, message: email },
    }),
    json("POST", { kind: "received", workId: title, name: title, condition: email }),
    json("POST", { kind: "confirm", name: title, seen: email }),
  ],
  guestAgreement: () => [get],
  guestLabel: () => [get],
  guestLabelOpened: () => [post],
  guestLabelImage: () => [get],
  personMerge: () => [json("POST", { into: title }), json("POST", { into: [email] })],
  peopleMerges: () => [get],
  mergeUndo: () => [post],
  personErasure: () => [post],
  personData: () => [get],
  channels: () => [
    get,
    json("PUT", [{ ...firstChannels[0], name: title }]),
    json("PUT", [{ ...firstChannels[0], kind: title, name: [email] }]),
  ],
  business: () => [
    get,
    json("PUT", newBusiness({ tradeName: title, email, street: title, phone: email })),
    json("PUT", { ...newBusiness(), email: title, country: email, units: title }),
    json("PUT", { ...newBusiness(), registrations: [{ tax: title, number: email, since: title }] }),
    {
      ...json("PUT", newBusiness()),
      headers: { "Content-Type": "application/json", "If-Match": title },
    },
  ],
  invoices: () => [
    get,
    json("POST", { ...newInvoice([title]), terms: `${title} ${email}` }),
    json("POST", { ...newInvoice([title]), otherLines: [{ description: email, priceCents: 1 }] }),
    json("POST", { ...newInvoice([title]), issuedOn: email, terms: [title] }),
  ],
  invoicePayments: () => [
    json("POST", {
      date: "2026-01-20",
      amountCents: 1,
      method: `${title} ${email}`,
      kind: "payment",
    }),
    json("POST", { date: title, amountCents: email, method: [title], kind: email }),
  ],
  paymentReversal: () => [post],
  invoicePayment: () => [
    json("PUT", { paidOn: "2026-01-20", method: `${title} ${email}` }),
    json("PUT", { paidOn: title, method: [email] }),
    json("PUT", null),
  ],
  creditNote: () => [
    json("POST", { ...newCreditNote(), reason: `${title} ${email}` }),
    json("POST", { issuedOn: title, reason: [email] }),
  ],
  documents: () => [
    get,
    json("POST", newCertificate(title)),
    json("POST", { ...newConsignmentList([title]), terms: `${title} ${email}` }),
    json("POST", { ...newConsignmentList([title]), language: email, terms: [title] }),
  ],
  documentPicture: () => [get],
  lists: () => [
    get,
    json("POST", {}),
    json("POST", { currency: title, anchors: [{ medium: email }], raise: { byMedium: title } }),
  ],
  list: () => [
    json("PATCH", { profit: 2 }),
    json("PATCH", { startsFrom: title, rounding: [email] }),
    { method: "DELETE" },
  ],
  publish: () => [
    json("POST", { holdsFrom: "2031-03-01" }),
    json("POST", { holdsFrom: [title, email] }),
  ],
  apply: () => [json("POST", { workIds: [title, email] }), json("POST", { workIds: title })],
  undo: () => [post],
  dismissals: () => [
    get,
    json("PUT", { key: title, reason: `${title} ${email}` }),
    json("PUT", { key: [title], reason: { email } }),
  ],
  imports: () => [
    get,
    json("POST", { fileName: `${title}.csv`, fileHash: "c".repeat(64), rowCount: 1 }),
    json("POST", { fileName: [title], fileHash: email, rowCount: title }),
  ],
  importRows: () => [
    json("POST", { rows: [{ row: 1, work: newImportedWork({ title, notes: email }) }] }),
    json("POST", { rows: [{ row: 2, work: newImportedWork({ title }), update: [email] }] }),
    json("POST", { rows: [{ row: title, work: { title, medium: email, notes: [title] } }] }),
  ],
  importPeople: () => [
    json("POST", {
      rows: [{ row: 1, person: { kind: "person", name: title, email, notes: email } }],
    }),
    json("POST", { rows: [{ row: 2, person: { kind: title, name: [email] }, update: [email] }] }),
  ],
  importUndo: () => [post],
  currencyRates: () => [get],
  createSubscription: () => choices,
  syncSubscription: () => [post],
  cancelSubscription: () => [post],
  pauseSubscription: () => [post],
  resumeSubscription: () => [post],
  switchSubscription: () => choices,
  billingPortal: () => [post],
  stripeWebhook: () => [
    webhook(signedEvent(event)),
    webhook({ body: JSON.stringify(newEvent(event)), signature: sign(title, new Date(), [email]) }),
    webhook({ body: `${title} ${email}`, signature: title }),
    webhook({ body: title, signature: sign(title) }),
  ],
  feedback: () => [
    json("POST", { type: "bug", subject: title, message: email, email }),
    json("POST", { type: title, subject: [email], message: "", email: 1 }),
  ],
  adminFeedback: () => [get],
  adminFeedbackEntry: () => [
    json("PATCH", { adminNotes: `${title} ${email}` }),
    json("PATCH", { status: title, adminNotes: [email] }),
  ],
};
