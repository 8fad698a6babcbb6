import type { DocumentVoice } from "../words/document-words.ts";

/** `9.975%`, `9,975 %` */
export function percent(rate: number, { format, locale }: DocumentVoice): string {
  return `${format.number(rate)}${locale === "fr-CA" ? "\u00a0" : ""}%`;
}
