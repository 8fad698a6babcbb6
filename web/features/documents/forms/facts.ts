import { mediumLineOf } from "#schema/artworks/medium-line.ts";
import type { DocumentArtist, DocumentWork } from "#schema/documents/content.ts";
import { lengthIn, type Units } from "#schema/units.ts";
import type { DocumentVoice } from "../words/document-words.ts";

/** What documents say of a work, in one language. */

/** `Watercolour on paper, 2026` */
export function madeOf(
  work: Pick<DocumentWork, "mediumLine" | "medium" | "support" | "year">,
  voice: DocumentVoice,
) {
  const facts = madeOn(work, voice);
  return work.year === "" ? facts : voice.t("facts.withYear", { facts, year: work.year });
}

/** `Encaustic on panel, 20 × 20 in, 2025`, for a row of a table. */
export function factsOf(work: DocumentWork, artist: DocumentArtist, voice: DocumentVoice) {
  const facts = `${madeOn(work, voice)}, ${sizeOf(work, artist, voice)}`;
  return work.year === "" ? facts : voice.t("facts.withYear", { facts, year: work.year });
}

/** `Watercolour on paper`, or the artist's own words. */
export function madeOn(
  work: Pick<DocumentWork, "mediumLine" | "medium" | "support">,
  { locale }: DocumentVoice,
): string {
  return onOneLine(mediumLineOf(work, locale));
}

type Size = Pick<DocumentWork, "widthInches" | "heightInches">;

/** The units that documents are to have, the artist's own first where they are to have both. */
export function unitsOn({ business, units }: DocumentArtist): readonly [Units, ...Units[]] {
  if (business.units === "in") return ["imperial"];
  if (business.units === "cm") return ["metric"];
  return units === "metric" ? ["metric", "imperial"] : ["imperial", "metric"];
}

/** `22 × 15 in (55.9 × 38.1 cm)`, or one of both, as the artist chose; a line never ends within a size. */
export function sizeOf(size: Size, artist: DocumentArtist, voice: DocumentVoice): string {
  const [first = "", second] = sizesOf(size, artist, voice);
  return second === undefined ? first : voice.t("facts.both", { first, second });
}

/** The same with each of both on a line of its own. */
export function sizesOf(size: Size, artist: DocumentArtist, voice: DocumentVoice): string[] {
  return unitsOn(artist).map((units) => sizeIn(size, units, voice));
}

function sizeIn({ widthInches, heightInches }: Size, units: Units, { t, format }: DocumentVoice) {
  const size = {
    width: format.number(lengthIn(widthInches, units)),
    height: format.number(lengthIn(heightInches, units)),
  };
  return units === "metric" ? t("facts.centimetres", size) : t("facts.inches", size);
}

/** The title, on one line: what was typed may have more. */
export function titleOf(work: Pick<DocumentWork, "title">, { t }: DocumentVoice): string {
  return onOneLine(work.title) || t("facts.untitled");
}

export function onOneLine(text: string): string {
  return text.replaceAll(/\s*[\n\r\u2028\u2029]+\s*/g, " ").trim();
}

/** `October 4, 2026`, `4 octobre 2026`: a line never ends between the month and the day. */
export function dayOf(day: string, { format, locale }: DocumentVoice): string {
  const date = format.longDate(`${day}T12:00`);
  return locale === "en-CA" ? date.replace(" ", "\u00a0") : date;
}
