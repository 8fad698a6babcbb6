import type { ConsignmentInput } from "#schema/consignments/consignment-input.ts";
import type { PersonAddress } from "#schema/people/person.ts";

/** What happens to an agreement, so many days before the day of seeding. */
export type AgreementStep = { readonly daysAgo: number } & StepDetails;

type StepDetails =
  /** Makes the agreement, and afterwards changes it: works that the gallery has stay in it. */
  | { readonly kind: "sent"; readonly titles: readonly string[] }
  /** By who confirms for the gallery, once each work was received, in good condition unless it is said. */
  | { readonly kind: "confirmed"; readonly received: Readonly<Record<string, string>> }
  | { readonly kind: "returned"; readonly title: string }
  | {
      readonly kind: "sale reported";
      readonly title: string;
      readonly dollars: number;
      readonly buyer: string;
    }
  | { readonly kind: "accounted" }
  | {
      readonly kind: "paid";
      readonly title: string;
      readonly dollars: number;
      readonly method: string;
    }
  | { readonly kind: "closed" };

/** An agreement of hers; it ends so many days before the day of seeding, below 0 after it. */
export interface SeedAgreement {
  readonly channelId: "gallery-50" | "gallery-40";
  readonly confirmer: string;
  readonly untilAgo: number;
  readonly terms: Omit<ConsignmentInput, "channelId" | "workIds" | "from" | "until" | "confirmer">;
  /** The first one sends it. */
  readonly steps: readonly AgreementStep[];
}

/** Where the galleries are, by their channels. */
export const galleryAddresses: Readonly<
  Record<SeedAgreement["channelId"], PersonAddress & { readonly language: "fr" | "en" }>
> = {
  "gallery-50": {
    ...{ street: "8, avenue de la Cathédrale", city: "Rimouski", region: "QC" },
    ...{ postalCode: "G5L 5H2", country: "CA", language: "fr" },
  },
  "gallery-40": {
    ...{ street: "1681 Granville Street", city: "Halifax", region: "NS" },
    ...{ postalCode: "B3J 1X3", country: "CA", language: "en" },
  },
};

const withFleuve = {
  channelId: "gallery-50",
  confirmer: "Sylvie Bernier",
  terms: {
    ...{ language: "fr-en", daysToPay: 30, discountCeiling: 0.1, reports: "quarterly" },
    ...{
      insuredBy: "gallery",
      insuredOn: "share",
      shippingThere: "artist",
      shippingBack: "gallery",
    },
    terms: "",
  },
} as const satisfies Partial<SeedAgreement>;

/** The one that ended, the one of whose sale the last is not due yet, and the one that is open. */
export const seedAgreements: readonly SeedAgreement[] = [
  {
    ...withFleuve,
    untilAgo: 98,
    steps: [
      { daysAgo: 270, kind: "sent", titles: ["Sumac"] },
      { daysAgo: 268, kind: "confirmed", received: { Sumac: "" } },
      { daysAgo: 212, kind: "paid", title: "Sumac", dollars: 450, method: "Virement Interac" },
      { daysAgo: 98, kind: "closed" },
    ],
  },
  {
    channelId: "gallery-40",
    confirmer: "Joan Whynot",
    untilAgo: -28,
    terms: {
      ...{ language: "en", daysToPay: 30, discountCeiling: 0.1, reports: "monthly" },
      ...{ insuredBy: "gallery", insuredOn: "share" },
      ...{ shippingThere: "artist", shippingBack: "gallery", terms: "" },
    },
    steps: [
      { daysAgo: 216, kind: "sent", titles: ["Pierres de Métis", "Five Roofs, Trois-Pistoles"] },
      {
        ...{ daysAgo: 214, kind: "confirmed" },
        received: { "Pierres de Métis": "", "Five Roofs, Trois-Pistoles": "" },
      },
      { daysAgo: 170, kind: "paid", title: "Pierres de Métis", dollars: 990, method: "Cheque" },
      { daysAgo: 160, kind: "returned", title: "Five Roofs, Trois-Pistoles" },
      { daysAgo: 50, kind: "accounted" },
      { daysAgo: 42, kind: "sent", titles: ["Après la pluie", "Barley"] },
      {
        ...{ daysAgo: 41, kind: "confirmed" },
        received: { "Après la pluie": "", Barley: "A small dent in the lower left corner." },
      },
      { daysAgo: 23, kind: "accounted" },
    ],
  },
  {
    ...withFleuve,
    untilAgo: -67,
    steps: [
      {
        ...{ daysAgo: 108, kind: "sent" },
        titles: [
          "Wharf Lights",
          "Snow Fence",
          "Ice Road",
          "Letters Not Sent",
          "Kitchen, Six O’Clock",
        ],
      },
      {
        ...{ daysAgo: 106, kind: "confirmed" },
        received: {
          ...{ "Wharf Lights": "", "Snow Fence": "Éraflure au bas du cadre.", "Ice Road": "" },
          ...{ "Letters Not Sent": "", "Kitchen, Six O’Clock": "" },
        },
      },
      { daysAgo: 75, kind: "sent", titles: ["Headland in Fog"] },
      { daysAgo: 74, kind: "confirmed", received: { "Headland in Fog": "" } },
      { daysAgo: 60, kind: "returned", title: "Kitchen, Six O’Clock" },
      { daysAgo: 20, kind: "accounted" },
      {
        daysAgo: 3,
        kind: "sale reported",
        title: "Wharf Lights",
        dollars: 1200,
        buyer: "P. Doiron",
      },
    ],
  },
];

/** The room for one of her buyers, opened so many days before the day of seeding, and what its guest wrote. */
export const seedRoom = {
  daysAgo: 4,
  for: "Priya Nair",
  title: "Water, this winter",
  note: "Six that I would hang together, from the wharf at Kamouraska to the ice road.",
  titles: [
    ...["Undertow", "Low Tide, Kamouraska", "Thaw on the Ouelle", "Ice Road"],
    ...["Headland in Fog", "Salt Marsh, Evening"],
  ],
  openedDaysAgo: [3, 1, 1],
  wish: {
    ...{ daysAgo: 1, title: "Undertow", message: "Could I see it before Christmas?" },
    contact: "priya.nair@example.com",
  },
} as const;
