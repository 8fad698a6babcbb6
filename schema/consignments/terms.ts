import * as v from "valibot";
import { discountBearers } from "#schema/channels/channel.ts";
import { documentLanguages } from "#schema/documents/languages.ts";

export const reportIntervals = ["never", "monthly", "quarterly"] as const;
export type ReportInterval = (typeof reportIntervals)[number];

/** Who insures works, or pays for a shipment. */
export const consignmentParties = ["artist", "gallery"] as const;

/** On what value works are insured: the artist's share of their prices, or the prices. */
export const insuredValues = ["share", "price"] as const;

export const consignmentLimits = {
  works: 100,
  /** Of what is kept of a version, as JSON in UTF-8. */
  contentBytes: 90_000,
  nameCharacters: 200,
  termsCharacters: 5_000,
  sentenceCharacters: 1_000,
  /** Standard ones that were changed, and added ones. */
  sentences: 30,
  conditionCharacters: 500,
} as const;

/** A sentence of an agreement in both languages; one that is empty in a language is not printed in it. */
export const agreementSentenceSchema = v.object({
  /** Of a standard sentence, which this replaces, or `added-{n}`. */
  id: v.string(),
  en: v.string(),
  fr: v.string(),
});
export type AgreementSentence = v.InferOutput<typeof agreementSentenceSchema>;

/** The terms of one version of an agreement (people, sections 5 and 6). Days are ISO, shares from 0 to 1. */
export const consignmentTermsSchema = v.object({
  from: v.string(),
  until: v.string(),
  language: v.picklist(documentLanguages),
  /** Who is to confirm for the gallery; empty if no one is named. */
  confirmer: v.string(),
  /** The channel's when the version was last changed, unless the artist said otherwise for this agreement. */
  commission: v.number(),
  discountBorneBy: v.picklist(discountBearers),
  daysToPay: v.number(),
  /** The highest discount that the gallery may give alone. */
  discountCeiling: v.number(),
  reports: v.picklist(reportIntervals),
  insuredBy: v.nullable(v.picklist(consignmentParties)),
  insuredOn: v.nullable(v.picklist(insuredValues)),
  /** Who pays for the way there and the way back; null where nothing is said. */
  shippingThere: v.nullable(v.picklist(consignmentParties)),
  shippingBack: v.nullable(v.picklist(consignmentParties)),
  /** Further sentences as they are typed, one a line, in whichever language. */
  terms: v.string(),
  /** Standard sentences that the artist changed, and those that they added, in their order. */
  sentences: v.array(agreementSentenceSchema),
});
export type ConsignmentTerms = v.InferOutput<typeof consignmentTermsSchema>;

/** The standard sentences of an agreement, in the order in which they are printed. */
export const sentenceIds = [
  "parties",
  "period",
  "ownership",
  "licence",
  "price",
  "money",
  "reports",
  "care",
] as const;
export type SentenceId = (typeof sentenceIds)[number];

/** What the standard sentences are filled in from. */
export interface SentenceFacts extends Omit<ConsignmentTerms, "terms" | "sentences"> {
  readonly artist: string;
  readonly gallery: string;
  readonly workCount: number;
}

/** The standard sentences in one language; one that has nothing to say is empty. */
export type StandardSentences = Readonly<Record<SentenceId, (facts: SentenceFacts) => string>>;
