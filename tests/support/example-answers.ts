import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Entry } from "#schema/links/entry.ts";
import type { PayoutAnswer } from "#schema/payouts/payout.ts";
import type { Person } from "#schema/people/person.ts";
import type { Breakdown } from "#schema/pricing/breakdown.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { bookedSale } from "./ledger-entries.ts";
import { anArtwork } from "./web/artwork.ts";

/** Answers of the API in which nothing is empty that can be said, for tests of their schemas. */

export const examplePerson: Person = {
  ...{ id: "p1", kind: "person", name: "Claire Gagnon", organization: "Galerie du Fleuve" },
  ...{ email: "claire@example.com", phone: "418 555-0142" },
  address: {
    ...{ street: "4, rue Saint-Jean", city: "Québec", region: "QC" },
    ...{ postalCode: "G1R 1N6", country: "CA" },
  },
  ...{ language: "fr", notes: "Prefers the river.", archived: false },
  ...{ distinctFrom: ["p2"], formerEmails: ["c.gagnon@example.com"] },
  news: { expressSince: "2026-01-02", withdrawnOn: "2026-02-03", listedOn: "2026-03-04" },
  ...{ createdAt: "2026-01-01T12:00:00.000Z", updatedAt: "2026-03-04T12:00:00.000Z" },
};

export const exampleEntry: Entry = {
  ...{ id: "e1", linkId: "l1", kind: "sold", workId: "w1", name: "Anne Thibault" },
  ...{ contact: "anne@fleuve.example", message: "Good news.", personId: "p1" },
  ...{ sentAt: "2026-11-20T12:00:00.000Z", decision: "accepted" },
  ...{ decidedAt: "2026-11-21T12:00:00.000Z", date: "2026-11-19", priceCents: 90_000 },
  ...{ currency: "CAD", condition: "Unharmed", buyer: "Claire Gagnon" },
};

export const exampleBreakdown: Breakdown = {
  formulaVersion: 1,
  factors: {
    careerStage: { value: "emerging", multiplier: 1 },
    medium: { value: "oil", multiplier: 1.5 },
    weeklyHours: { value: "11-20", multiplier: 1.1 },
    salesHistory: { value: "1-5k", multiplier: 1 },
    education: { value: ["bfa"], multiplier: 1.2 },
    depth: { value: "canvas-0.75", multiplier: 1 },
  },
  ...{ uncappedBaseRate: 3, baseRate: 2.5, isCapped: true, widthInches: 20, heightInches: 15 },
  ...{ hoursSpent: 9.5, hourlyRate: 20, currency: "USD", exchangeRate: 0.72 },
  ...{ exchangeDate: "2026-11-20", areaCents: 60_000, labourCents: 25_000 },
  ...{ materialsCents: 15_000, totalCents: 100_000 },
};

export const exampleArtwork: Artwork = anArtwork("Undertow", {
  breakdown: exampleBreakdown,
  statusDetails: {
    ...{ who: "Claire Gagnon", personId: "p1", until: "2026-12-01", channelId: "studio" },
    ...{ since: "2026-11-01", dueBack: "2026-12-20" },
  },
  ...{ imageUrl: "/api/artworks/w1/image?v=1", askingPriceCents: 90_000, listedCents: 80_000 },
  sale: {
    ...{ id: "s1", date: "2026-05-14", priceCents: 100_000, discountCents: 5_000 },
    ...{ currency: "CAD", buyerName: "Claire Gagnon" },
  },
});

export const exampleSale: Sale = bookedSale({
  personId: "p1",
  buyer: {
    ...{ name: "Claire Gagnon", email: "claire@example.com", address: "4, rue Saint-Jean" },
    ...{ country: "CA", region: "QC" },
  },
  ...{ deliverTo: { country: "CA", region: "QC" }, deliveredBy: "carrier", handedOverIn: "QC" },
  taxes: [{ tax: "gst-hst", label: "GST", rate: 5, cents: 5_000 }],
  invoice: { id: "i1", number: "2026-001" },
  payment: { paidOn: "2026-06-01", method: "E-transfer" },
  ...{ returnedAt: "2026-07-01T12:00:00.000Z", returnedOn: "2026-07-01" },
});

export const examplePayout: PayoutAnswer = {
  ...{ id: "o1", channelId: "gallery", date: "2026-08-01", amountCents: 45_000 },
  ...{ currency: "CAD", method: "Cheque", saleIds: ["s1"] },
  ...{ reversedAt: "2026-08-02T12:00:00.000Z", createdAt: "2026-08-01T12:00:00.000Z" },
};
