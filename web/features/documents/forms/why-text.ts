import {
  type DocumentVoice,
  type DocumentVoices,
  type LocalizedText,
  say,
  voicesOf,
} from "../words/document-words.ts";
import { artistAndCity, artistName } from "./addresses.ts";
import { dayOf, madeOn, sizesOf, titleOf } from "./facts.ts";
import { MissingFactError } from "./missing-fact.ts";
import type { WhyThisPrice } from "./why-content.ts";
import { lowerOf, partsOf, type WhyPart } from "./why-parts.ts";
import { sentencesOf } from "./why-sentences.ts";

export interface WhyText {
  readonly title: string;
  readonly artist: string;
  /** Year, material and sizes, a line each. */
  readonly facts: readonly LocalizedText[];
  readonly price: string;
  readonly heading: LocalizedText;
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
  readonly lower: LocalizedText;
  readonly curve: {
    readonly alt: string;
    readonly caption: LocalizedText;
    readonly line: LocalizedText;
  };
  readonly foot: { readonly artist: string; readonly date: string };
}

/** What "Why this price" says (price list, section 5): never the hours or materials that the artist does not show. */
export function whyText(why: WhyThisPrice): WhyText {
  const voices = voicesOf(why.language);
  const [first] = voices;
  const { work, artist, priceCents } = why;
  if (priceCents === null || priceCents <= 0) throw new MissingFactError("price");
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
      sentences: [...(why.sentences?.[voice.locale] ?? sentencesOf(why, priceCents, voice))],
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

function factsOf({ work, artist }: WhyThisPrice, voices: DocumentVoices): LocalizedText[] {
  const sizes = sizesOf(work, artist, voices[0]);
  return [
    ...(work.year === "" ? [] : [[{ locale: voices[0].locale, text: work.year }]]),
    say(voices, (voice) => madeOn(work, voice)),
    ...sizes.map((_, index) => say(voices, (voice) => sizesOf(work, artist, voice)[index] ?? "")),
  ];
}
