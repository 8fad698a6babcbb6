import { areaOf } from "#schema/price-lists/sizes.ts";
import { squareCentimetresPerSquareInch } from "#schema/units.ts";
import { hoursPerStroke } from "#web/works/strokes-and-dots.ts";
import {
  type DocumentVoice,
  type DocumentVoices,
  type LocalizedText,
  say,
} from "../words/document-words.ts";
import { showsHours, showsMaterials, unitsOf, type WhyThisPrice } from "./why-content.ts";

/** A part of the drawn price, in the order of the bar. */
export interface WhyPart {
  readonly kind: "area" | "labour" | "materials" | "own";
  readonly name: LocalizedText;
  readonly cents: number;
  readonly amount: string;
  readonly note: LocalizedText;
}

/** Parts that the artist does not show are in the area's: what they come to cannot be read from the page. */
export function partsOf(why: WhyThisPrice, priceCents: number, voices: DocumentVoices): WhyPart[] {
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
    note: LocalizedText,
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
  const squareInches = areaOf(why.work);
  if (unitsOf(why) === "imperial") {
    return t("why.squareInches", { area: format.number(Math.round(squareInches * 10) / 10) });
  }
  const area = Math.round(squareInches * squareCentimetresPerSquareInch);
  return t("why.squareCentimetres", { area: format.number(area) });
}

/** Where the artist asks less than the parts come to. */
export function lowerOf(
  { breakdown, listedCents, currency }: WhyThisPrice,
  priceCents: number,
  voices: DocumentVoices,
): LocalizedText {
  if (breakdown === null || priceCents >= breakdown.totalCents) return [];
  const key = priceCents === listedCents ? "why.lowerList" : "why.lower";
  return say(voices, ({ t, format }) =>
    t(key, { amount: format.askedMoney(breakdown.totalCents - priceCents, currency) }),
  );
}
