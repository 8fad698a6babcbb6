import type { Locale } from "#web/i18n/words.ts";
import type { Sheet } from "../pdf/sheet.ts";
import type { Text, TextStyle } from "../pdf/text-style.ts";
import type { ConsignmentText } from "./consignment-text.ts";
import { drawSignature, signatureHeight } from "./signature.ts";
import { stacked, styles } from "./styles.ts";

interface Terms {
  readonly texts: readonly {
    readonly text: Text;
    readonly style: TextStyle;
    readonly height: number;
  }[];
  /** Of each. */
  readonly width: number;
  readonly isBeside: boolean;
  /** Of all. */
  readonly height: number;
}

const gaps = { beside: 28, languages: 32, below: 8 } as const;

/** Up to three side by side, more below each other; those in two languages, a language beside the other. */
export function arrangeTerms(sheet: Sheet, { terms }: ConsignmentText, locale: Locale): Terms {
  const languages = [...new Set(terms.flatMap((term) => term.map((each) => each.locale)))];
  const isBoth = languages.length > 1;
  const texts = isBoth
    ? languages.map((language) => {
        const ofLanguage = terms.flatMap((term) => term.filter((each) => each.locale === language));
        return [{ locale: language, text: ofLanguage.map(({ text }) => text).join(" ") }];
      })
    : terms;
  const isBeside = texts.length === 2 || texts.length === 3;
  const gap = isBoth ? gaps.languages : gaps.beside;
  const width = isBeside
    ? (sheet.contentWidth - gap * (texts.length - 1)) / texts.length
    : Math.min(sheet.contentWidth, 520);
  const laid = texts.map((each, index) => {
    const text = stacked(each, locale);
    const style: TextStyle = isBoth && index === 0 ? { ...styles.note, ink: "ink" } : styles.note;
    return { text, style, height: sheet.heightOf(text, width, style) };
  });
  const heights = laid.map(({ height }) => height);
  const height = isBeside
    ? Math.max(...heights)
    : heights.reduce((sum, own) => sum + own + gaps.below, 0);
  return { texts: laid, width, isBeside, height };
}

/** Those side by side are on the page of those who sign. */
export function drawTerms(
  sheet: Sheet,
  { texts, width, isBeside, height }: Terms,
  y: number,
  signing: number,
): number {
  if (!isBeside) {
    let at = y;
    for (const { text, style, height: own } of texts) {
      at = sheet.roomFor(at, own);
      at = sheet.text(text, { x: sheet.left, y: at, width }, style) + gaps.below;
    }
    return at;
  }
  const top = sheet.roomFor(y, height + signingHeight(signing));
  const gap = (sheet.contentWidth - width * texts.length) / (texts.length - 1);
  texts.forEach(({ text, style }, index) => {
    sheet.text(text, { x: sheet.left + index * (width + gap), y: top, width }, style);
  });
  return top + height;
}

/** Below the terms, at the foot of a full page, with room to sign above. */
export function drawSignatures(
  sheet: Sheet,
  { signatures }: ConsignmentText,
  end: number,
  signing: number,
): void {
  const lowest = sheet.bottom - signatureHeight - 6;
  const y = Math.min(lowest, sheet.roomFor(end, signingHeight(signing)) + 110);
  const width = (sheet.contentWidth - 32) / 2;
  drawSignature(sheet, { x: sheet.left, y, width }, signatures.gallery);
  drawSignature(sheet, { x: sheet.left + width + 32, y, width }, signatures.artist);
}

/** The room to sign in, with what is below it. */
export function signingHeight(above: number): number {
  return above + signatureHeight + 6;
}
