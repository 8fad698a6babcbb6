import type { Locale } from "#web/i18n/words.ts";
import { faces } from "../pdf/fonts.ts";
import type { Run, TextStyle } from "../pdf/text-style.ts";
import type { LocalizedText } from "../words/document-words.ts";

/** The text styles that documents share, in pixels as the designs draw them. */
export const styles = {
  artist: { face: "display", size: 22, lineHeight: 28, tracking: -0.008 },
  heading: { face: "display", size: 44, lineHeight: 48, tracking: -0.028 },
  address: { face: "text", size: 14, lineHeight: 21 },
  label: { face: "text", size: 13, lineHeight: 20 },
  body: { face: "text", size: 15, lineHeight: 22 },
  quiet: { face: "text", size: 13, lineHeight: 18, ink: "secondary" },
  note: { face: "text", size: 13, lineHeight: 19, ink: "secondary" },
  title: { face: "display-italic", size: 27, lineHeight: 32, tracking: -0.008 },
  amount: { face: "display", size: 19, lineHeight: 22, tabular: true },
} as const satisfies Record<string, TextStyle>;

/** Both languages on one line: the second one quieter. Runs in another language than the document's say so. */
export function inline(texts: LocalizedText, locale: Locale, second: Run["style"] = {}): Run[] {
  return texts.flatMap((each, index) => [
    ...(index === 0 ? [] : [{ text: " " }]),
    ...runsIn(each, locale, index === 0 ? {} : { ink: "secondary", ...second }),
  ]);
}

/** Each language on lines of its own. */
export function stacked(texts: LocalizedText, locale: Locale, second: Run["style"] = {}): Run[] {
  return texts.flatMap((each, index) => [
    ...(index === 0 ? [] : [{ text: "\n" }]),
    ...runsIn(each, locale, index === 0 ? {} : { ink: "secondary", ...second }),
  ]);
}

/** Around a title within a sentence: a noncharacter, which no text has. */
const titleMark = "\uFDD0";
const titleStyle = { face: "display-italic", size: 14 } as const satisfies Run["style"];

/** A title within a sentence in the style of labels, in which `inline` and `stacked` set it in italics. */
export function titleWithin(title: string): string {
  return `${titleMark}${title}${titleMark}`;
}

function runsIn(
  { text, locale: own }: LocalizedText[number],
  locale: Locale,
  style: Run["style"],
): Run[] {
  return text.split(titleMark).flatMap((part, index) => {
    if (part === "" && text !== "") return [];
    const isTitle = index % 2 === 1;
    const run = { text: part, style: isTitle ? { ...style, ...titleStyle } : { ...style } };
    return own === locale ? run : { ...run, lang: own };
  });
}

/** A style of one line whose text has the same baseline as a line of `other` that begins at the same height. */
export function onBaselineOf(other: TextStyle, style: TextStyle): TextStyle {
  const halfAscent = ({ face, size }: TextStyle) =>
    ((faces[face].ascent - faces[face].descent) / 2) * size;
  const baseline = other.lineHeight / 2 + halfAscent(other);
  return { ...style, lineHeight: 2 * (baseline - halfAscent(style)) };
}
