import type { Currency } from "#schema/currency.ts";
import type { DocumentArtist, DocumentWork } from "#schema/documents/content.ts";
import type { DocumentLanguage } from "#schema/documents/languages.ts";
import { type Curve, priceAt } from "#schema/price-list/curve.ts";
import type { Breakdown } from "#schema/pricing/breakdown.ts";
import { lengthIn, squareCentimetresPerSquareInch, type Units } from "#schema/units.ts";
import { hoursPerStroke } from "#web/ui/strokes-and-dots.ts";
import {
  type DocumentCatalogues,
  type DocumentVoice,
  type Said,
  say,
  voicesOf,
} from "../words/document-words.ts";
import { artistAndCity, artistName } from "./addresses.ts";
import { dayOf, madeOn, sizesOf, titleOf } from "./facts.ts";
import { hoursInWords } from "./hours.ts";
import { MissingFactError } from "./missing-fact.ts";

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
  /** The curve of the work's medium in `currency`; null without a list. */
  readonly curve: Curve | null;
  /** The artist's other works, whatever their medium. */
  readonly others: readonly PricedMark[];
}

/** A part of the drawn price, in the order of the bar. */
export interface WhyPart {
  readonly kind: "area" | "labour" | "materials" | "own";
  readonly name: Said;
  readonly cents: number;
  readonly amount: string;
  readonly note: Said;
}

export interface WhyText {
  readonly title: string;
  readonly artist: string;
  /** Year, material and sizes, a line each. */
  readonly facts: readonly Said[];
  readonly price: string;
  readonly heading: Said;
  /** Three sentences for each language, the first one first. */
  readonly sentences: readonly {
    readonly locale: DocumentVoice["locale"];
    readonly sentences: string[];
  }[];
  /** Empty where the formula has not priced the work. */
  readonly parts: readonly WhyPart[];
  /** The whole bar in words. */
  readonly bar: string;
  /** Where the artist asks less than the parts come to. */
  readonly lower: Said;
  readonly curve: { readonly alt: string; readonly caption: Said; readonly line: Said };
  readonly foot: { readonly artist: string; readonly date: string };
}

/** What "Why this price" says (price list, section 5): never the hours or materials that the artist does not show. */
export function whyText(why: WhyThisPrice, catalogues: DocumentCatalogues): WhyText {
  const voices = voicesOf(why.language, catalogues);
  const [first] = voices;
  const { work, artist, priceCents } = why;
  if (priceCents === null) throw new MissingFactError("price");
  if (!(work.widthInches > 0 && work.heightInches > 0)) throw new MissingFactError("size");
  const price = first.format.askedMoney(priceCents, why.currency);
  const parts = partsOf(why, priceCents, voices);
  const title = titleOf(work, first);
  return {
    title,
    artist: artistName(artist),
    facts: factsOf(why, voices),
    price,
    heading: say(voices, ({ t }) => t("why.title")),
    sentences: voices.map((voice) => ({
      locale: voice.locale,
      sentences: [
        sizeSentence(why, voice),
        priceSentence(why, priceCents, voice),
        lineSentence(why, voice),
      ],
    })),
    parts,
    bar: first.t("why.bar", {
      parts: parts
        .map(({ name, amount }) => first.t("why.part", { name: name[0]?.text ?? "", amount }))
        .join(", "),
    }),
    lower: lowerOf(why, priceCents, voices),
    curve: {
      alt: first.t("why.curve", { title, price, count: why.others.length }),
      caption: say(voices, ({ t }) => t("why.caption")),
      line: say(voices, ({ t }) => t("why.myList")),
    },
    foot: { artist: artistAndCity(artist), date: dayOf(why.day, first) },
  };
}

type Voices = readonly [DocumentVoice, ...DocumentVoice[]];

function factsOf({ work, artist }: WhyThisPrice, voices: Voices): Said[] {
  const sizes = sizesOf(work, artist.business.units, voices[0]);
  return [
    ...(work.year === "" ? [] : [[{ locale: voices[0].locale, text: work.year }]]),
    say(voices, (voice) => madeOn(work, voice)),
    ...sizes.map((_, index) =>
      say(voices, (voice) => sizesOf(work, artist.business.units, voice)[index] ?? ""),
    ),
  ];
}

/** Words name one unit; both are above them. */
function unitsOf({ artist }: WhyThisPrice): Units {
  return artist.business.units === "cm" ? "metric" : "imperial";
}

function sizeSentence(why: WhyThisPrice, voice: DocumentVoice): string {
  const { work, breakdown, currency } = why;
  const { t, format } = voice;
  const units = unitsOf(why);
  const size = {
    units,
    width: format.number(lengthIn(work.widthInches, units)),
    height: format.number(lengthIn(work.heightInches, units)),
  };
  const hours = showsHours(why) && breakdown ? hoursInWords(breakdown.hoursSpent, voice) : null;
  const materials =
    showsMaterials(why) && breakdown ? format.money(breakdown.materialsCents, currency) : null;
  if (hours !== null && materials !== null)
    return t("why.size.both", { ...size, hours, materials });
  if (hours !== null) return t("why.size.hours", { ...size, hours });
  if (materials !== null) return t("why.size.materials", { ...size, materials });
  const facts = madeOn(work, voice);
  return t("why.size.facts", {
    ...size,
    facts: facts.charAt(0).toLocaleLowerCase(voice.locale) + facts.slice(1),
  });
}

function showsHours({ showsHours: isShown, breakdown }: WhyThisPrice): boolean {
  return isShown && breakdown !== null && breakdown.hoursSpent > 0 && breakdown.labourCents > 0;
}

function showsMaterials({ showsMaterials: isShown, breakdown }: WhyThisPrice): boolean {
  return isShown && breakdown !== null && breakdown.materialsCents > 0;
}

function priceSentence(
  why: WhyThisPrice,
  priceCents: number,
  { t, format }: DocumentVoice,
): string {
  const { breakdown, listedCents, currency, work } = why;
  const price = format.askedMoney(priceCents, currency);
  const every = t(`why.every.${work.medium}`);
  const isListed = priceCents === listedCents;
  if (breakdown === null) {
    return isListed
      ? t("why.price.listAlone", { every, price })
      : t("why.price.askedAlone", { price });
  }
  const total = format.askedMoney(breakdown.totalCents, currency);
  const isSame = breakdown.totalCents === priceCents;
  if (isListed)
    return isSame
      ? t("why.price.sameAsList", { total, every })
      : t("why.price.list", { total, every, price });
  return isSame ? t("why.price.same", { total }) : t("why.price.asked", { total, price });
}

function lineSentence({ curve, work }: WhyThisPrice, { t, format }: DocumentVoice): string {
  if (curve === null) return t("why.everywhere");
  const { widthInches, heightInches } = work;
  const doubled =
    priceAt(curve, widthInches * Math.SQRT2, heightInches * Math.SQRT2) /
    priceAt(curve, widthInches, heightInches);
  return t("why.line", { times: format.number(Math.round(doubled * 10) / 10) });
}

/** Parts that the artist does not show are in the area's: what they come to cannot be read from the page. */
function partsOf(why: WhyThisPrice, priceCents: number, voices: Voices): WhyPart[] {
  const { breakdown, listedCents } = why;
  if (breakdown === null) return [];
  const [hours, materials] = [showsHours(why), showsMaterials(why)];
  const hiddenCents =
    (hours ? 0 : breakdown.labourCents) + (materials ? 0 : breakdown.materialsCents);
  const ownCents = priceCents - breakdown.totalCents;
  const part = (
    kind: WhyPart["kind"],
    nameKey: Parameters<typeof nameOf>[0],
    cents: number,
    note: Said,
  ): WhyPart => ({
    kind,
    name: say(voices, (voice) => nameOf(nameKey, voice)),
    cents,
    amount: voices[0].format.amount(cents),
    note,
  });
  const each = hoursPerStroke(breakdown.hoursSpent);
  return [
    part(
      "area",
      areaName(!hours && breakdown.labourCents > 0, !materials && breakdown.materialsCents > 0),
      breakdown.areaCents + hiddenCents,
      say(voices, (voice) => areaIn(why, voice)),
    ),
    ...(hours
      ? [
          part(
            "labour",
            "labour",
            breakdown.labourCents,
            say(voices, ({ t }) => t("why.stroke", { each })),
          ),
        ]
      : []),
    ...(materials ? [part("materials", "materials", breakdown.materialsCents, [])] : []),
    ...(ownCents > 0
      ? [part("own", priceCents === listedCents ? "list" : "own", ownCents, [])]
      : []),
  ];
}

function nameOf(
  name:
    | "area"
    | "areaLabour"
    | "areaMaterials"
    | "areaBoth"
    | "labour"
    | "materials"
    | "list"
    | "own",
  { t }: DocumentVoice,
): string {
  return t(`why.parts.${name}`);
}

function areaName(hasLabour: boolean, hasMaterials: boolean) {
  if (hasLabour) return hasMaterials ? "areaBoth" : "areaLabour";
  return hasMaterials ? "areaMaterials" : "area";
}

function areaIn(why: WhyThisPrice, { t, format }: DocumentVoice): string {
  const squareInches = why.work.widthInches * why.work.heightInches;
  if (unitsOf(why) === "imperial") {
    return t("why.squareInches", { area: format.number(Math.round(squareInches * 10) / 10) });
  }
  const area = Math.round(squareInches * squareCentimetresPerSquareInch);
  return t("why.squareCentimetres", { area: format.number(area) });
}

function lowerOf(
  { breakdown, listedCents, currency }: WhyThisPrice,
  priceCents: number,
  voices: Voices,
): Said {
  if (breakdown === null || priceCents >= breakdown.totalCents) return [];
  const key = priceCents === listedCents ? "why.lowerList" : "why.lower";
  return say(voices, ({ t, format }) =>
    t(key, { amount: format.askedMoney(breakdown.totalCents - priceCents, currency) }),
  );
}
