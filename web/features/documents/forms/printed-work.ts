import type { Currency } from "#schema/currency.ts";
import type { DocumentArtist, DocumentWork } from "#schema/documents/content.ts";
import { lengthIn, type Units } from "#schema/units.ts";
import type { Run } from "../pdf/text-style.ts";
import { type DocumentVoice, type DocumentVoices, say } from "../words/document-words.ts";
import { unitsOn } from "./facts.ts";
import { inline } from "./styles.ts";

/** A work on a price list or a label. */
export interface PricedWork {
  readonly work: DocumentWork;
  /** `on-request` for a work on offer without a price, `sold` for one that is not any more; null where none is to be printed. */
  readonly price:
    | { readonly cents: number; readonly currency: Currency }
    | keyof typeof priceWords
    | null;
}

const priceWords = { "on-request": "facts.onRequest", sold: "facts.sold" } as const;

type Size = Pick<DocumentWork, "widthInches" | "heightInches">;

export function titleOn(work: DocumentWork, { t }: DocumentVoice): string {
  return work.title.replaceAll(/\s+/g, " ").trim() || t("facts.untitled");
}

/** `30 × 24 in`, `76,2 × 61 cm`; a line never ends within. */
function sizeIn(size: Size, units: Units, { t, format }: DocumentVoice): string {
  const figures = {
    width: format.number(round(lengthIn(size.widthInches, units))),
    height: format.number(round(lengthIn(size.heightInches, units))),
  };
  const text = units === "metric" ? t("facts.centimetres", figures) : t("facts.inches", figures);
  return text.replaceAll(" ", "\u00a0");
}

/** `30 × 24 in / 76.2 × 61 cm`, or one of both. */
export function sizeOn(size: Size, artist: DocumentArtist, voice: DocumentVoice): string {
  return unitsOn(artist)
    .map((units) => sizeIn(size, units, voice))
    .join(" / ");
}

/** The price in the first language; that it is on request, or the work sold, in each. */
export function priceOn({ price }: PricedWork, voices: DocumentVoices): Run[] {
  const [first] = voices;
  if (price === null) return [];
  if (typeof price === "string")
    return inline(
      say(voices, ({ t }) => t(priceWords[price])),
      first.locale,
    );
  return [{ text: first.format.askedMoney(price.cents, price.currency) }];
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
