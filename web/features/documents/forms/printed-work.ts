import type { DocumentWork } from "#schema/documents/content.ts";
import type { Business } from "#schema/sales/business.ts";
import { lengthIn, type Units } from "#schema/units.ts";
import type { DocumentVoice } from "../words/document-words.ts";

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
export function sizeOn(size: Size, units: Business["units"], voice: DocumentVoice): string {
  if (units === "in") return sizeIn(size, "imperial", voice);
  if (units === "cm") return sizeIn(size, "metric", voice);
  return `${sizeIn(size, "imperial", voice)} / ${sizeIn(size, "metric", voice)}`;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
