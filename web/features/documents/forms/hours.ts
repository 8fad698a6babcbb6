import { hoursPerStroke, strokeCount } from "#web/works/strokes-and-dots.ts";
import type { DocumentVoice } from "../words/document-words.ts";

/** `nine and a half hours`: in words up to twenty, to the half; other numbers in figures. */
export function hoursInWords(hours: number, { t, format }: DocumentVoice): string {
  const whole = Math.floor(hours);
  if (hours === 0.5) return t("hours.half");
  if (whole >= 1 && whole <= 20 && hours === whole) {
    return t("hours.whole", { number: numberInWords(whole, { t, format }), count: whole });
  }
  if (hours === 1.5) return t("hours.oneAndHalf");
  if (whole >= 2 && whole <= 20 && hours === whole + 0.5) {
    return t("hours.andHalf", { number: numberInWords(whole, { t, format }) });
  }
  return t("hours.exact", { number: format.number(hours), count: hours });
}

/** `four`, and 21 in figures. */
export function numberInWords(
  number: number,
  { t, format }: Pick<DocumentVoice, "t" | "format">,
): string {
  const key = numbersInWords.find((each) => Number(each) === number);
  return key === undefined ? format.number(number) : t(`numbers.${key}`);
}

const numbersInWords = [
  ...(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"] as const),
  ...(["11", "12", "13", "14", "15", "16", "17", "18", "19", "20"] as const),
];

/** The strokes that represent hours: whole ones, and whether a half follows. */
export interface HourStrokes {
  readonly whole: number;
  readonly hasHalf: boolean;
  /** The hours that a stroke represents. */
  readonly each: number;
}

/** A stroke an hour and half a stroke for a half; of many hours a stroke represents several. */
export function strokesOf(hours: number): HourStrokes {
  const each = hoursPerStroke(hours);
  if (each > 1) return { whole: strokeCount(hours), hasHalf: false, each };
  const halves = Math.max(1, Math.round(2 * hours));
  return { whole: Math.floor(halves / 2), hasHalf: halves % 2 === 1, each };
}

/** `Nine and a half hours, a stroke for each, and a half` */
export function strokesInWords(hours: number, voice: DocumentVoice): string {
  const { t, format } = voice;
  const spelled = { hours: capitalize(hoursInWords(hours, voice), voice) };
  const { each } = strokesOf(hours);
  if (each > 1)
    return t("certificate.strokes.every", { ...spelled, each: numberInWords(each, { t, format }) });
  if (hours === 0.5) return t("certificate.strokes.half", spelled);
  if (hours === 1) return t("certificate.strokes.one", spelled);
  if (hours === 1.5) return t("certificate.strokes.oneAndHalf", spelled);
  if (Number.isInteger(hours)) return t("certificate.strokes.each", spelled);
  return t(
    Number.isInteger(2 * hours) ? "certificate.strokes.eachAndHalf" : "certificate.strokes.nearest",
    spelled,
  );
}

/** With a capital at its beginning. */
export function capitalize(text: string, { locale }: Pick<DocumentVoice, "locale">): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
