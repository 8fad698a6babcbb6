import type { Locale } from "#web/i18n/words.ts";
import type { Sheet } from "../pdf/sheet.ts";
import type { Text, TextStyle } from "../pdf/text-style.ts";
import type { LocalizedText } from "../words/document-words.ts";
import { inline, stacked, styles } from "./styles.ts";

interface Letterhead {
  readonly artist: string;
  /** A line each. */
  readonly address: readonly string[];
  readonly title: LocalizedText;
  /** Below the title, each on lines of its own. */
  readonly facts: readonly Text[];
}

const gap = 32;
/** Of an address. */
const mostLines = 12;
/** On one line as large as it fits there, else a language below the other. */
const oneLineStyles = [44, 40, 36].map((size): TextStyle => ({ ...styles.heading, size }));
const narrowHeading: TextStyle = { ...styles.heading, size: 32, lineHeight: 40, tracking: -0.02 };

/** Whose the document is, beside what it is; returns where both end. */
export function drawLetterhead(
  sheet: Sheet,
  { artist, address, title, facts }: Letterhead,
  locale: Locale,
): number {
  const half = (sheet.contentWidth - gap) / 2;
  const own = { x: sheet.left, width: half };
  let left = sheet.text(artist, { ...own, y: sheet.margin, maximumLines: 3 }, styles.artist);
  if (address.length > 0) {
    const box = { ...own, y: left + 6, maximumLines: mostLines };
    left = sheet.text(address.join("\n"), box, styles.address);
  }
  const other = { x: sheet.left + half + gap, width: half };
  const second = { face: "display-italic" } as const;
  const oneLine = inline(title, locale, second);
  const fitting = oneLineStyles.find((each) => sheet.widthOf(oneLine, each) <= half);
  const heading = fitting ? oneLine : stacked(title, locale, second);
  const style = fitting ?? narrowHeading;
  let y = sheet.text(heading, { ...other, y: sheet.margin - 8 }, style, "H1") + 6;
  for (const fact of facts) {
    y = sheet.text(fact, { ...other, y, maximumLines: mostLines }, styles.address);
  }
  return Math.max(left, y);
}
