import type { Currency } from "#schema/currency.ts";
import type { DocumentArtist, DocumentWork } from "#schema/documents/content.ts";
import type { DocumentLanguage, DocumentLocale } from "#schema/documents/languages.ts";
import type { Curve } from "#schema/price-lists/curve.ts";
import type { Breakdown } from "#schema/pricing/breakdown.ts";
import type { Units } from "#schema/units.ts";
import { unitsOn } from "./facts.ts";

/** A work of the artist among which this one is shown. Square inches, and whole cents of the document's currency. */
export interface PricedMark {
  readonly area: number;
  readonly priceCents: number;
  readonly isSold: boolean;
}

/** What "Why this price" explains. Amounts are whole cents of `currency`. */
export interface WhyThisPrice {
  readonly language: DocumentLanguage;
  readonly artist: DocumentArtist;
  readonly work: DocumentWork;
  readonly day: string;
  readonly currency: Currency;
  /** What the artist asks; null has no explanation. */
  readonly priceCents: number | null;
  /** What the list in force says for the work; null where it does not cover it. */
  readonly listedCents: number | null;
  /** The formula's parts, in `currency`; null for a work that it has not priced. */
  readonly breakdown: Pick<
    Breakdown,
    "areaCents" | "labourCents" | "materialsCents" | "totalCents" | "hoursSpent"
  > | null;
  readonly showsHours: boolean;
  readonly showsMaterials: boolean;
  /** The three sentences in a language as the artist changed them; an empty one is not printed. */
  readonly sentences?: Readonly<Partial<Record<DocumentLocale, readonly string[]>>>;
  /** The curve of the work's medium in `currency`; null without a list. */
  readonly curve: Curve | null;
  /** The artist's other works, whatever their medium. */
  readonly others: readonly PricedMark[];
}

/** Words name one unit; both are above them. */
export function unitsOf({ artist }: WhyThisPrice): Units {
  return unitsOn(artist)[0];
}

export function showsHours({ showsHours: isShown, breakdown }: WhyThisPrice): boolean {
  return isShown && breakdown !== null && breakdown.hoursSpent > 0 && breakdown.labourCents > 0;
}

export function showsMaterials({ showsMaterials: isShown, breakdown }: WhyThisPrice): boolean {
  return isShown && breakdown !== null && breakdown.materialsCents > 0;
}
