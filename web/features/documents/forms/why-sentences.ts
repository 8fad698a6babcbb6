import { priceAt } from "#schema/price-lists/curve.ts";
import { lengthIn } from "#schema/units.ts";
import type { DocumentVoice } from "../words/document-words.ts";
import { madeOn } from "./facts.ts";
import { hoursInWords } from "./hours.ts";
import { showsHours, showsMaterials, unitsOf, type WhyThisPrice } from "./why-content.ts";

/** The three sentences of one language: what the work is, what its price is, and how prices grow with size. */
export function sentencesOf(why: WhyThisPrice, priceCents: number, voice: DocumentVoice): string[] {
  return [
    sizeSentence(why, voice),
    priceSentence(why, priceCents, voice),
    lineSentence(why, priceCents, voice),
  ];
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
  // The artist's own words stay as they are.
  const start = work.mediumLine ? facts.charAt(0) : facts.charAt(0).toLocaleLowerCase(voice.locale);
  return t("why.size.facts", { ...size, facts: start + facts.slice(1) });
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

/** That prices follow one line is printed for a work whose price does. */
function lineSentence(
  { curve, work, listedCents }: WhyThisPrice,
  priceCents: number,
  { t, format }: DocumentVoice,
): string {
  if (curve === null || priceCents !== listedCents) return t("why.everywhere");
  const { widthInches, heightInches } = work;
  const doubled =
    priceAt(curve, widthInches * Math.SQRT2, heightInches * Math.SQRT2) /
    priceAt(curve, widthInches, heightInches);
  return t("why.line", { times: format.number(Math.round(doubled * 10) / 10) });
}
