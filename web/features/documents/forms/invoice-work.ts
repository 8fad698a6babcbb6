import type { Locale } from "#web/i18n/words.ts";
import type { Sheet } from "../pdf/sheet.ts";
import type { TextStyle } from "../pdf/text-style.ts";
import { fittingTitle } from "./fitting-title.ts";
import type { InvoiceText } from "./invoice-text.ts";
import { styles } from "./styles.ts";

export const largePicture = { width: 320, height: 220 } as const;
export const smallestPictureHeight = 96;

/** The halves of the page: the width of each, and where the right one begins. */
export interface Columns {
  readonly half: number;
  readonly right: number;
}

/** Where the work begins, and the height up to which its picture may be made smaller. */
interface Room {
  readonly y: number;
  readonly room: number;
}

type InvoicedWork = NonNullable<InvoiceText["work"]>;

/**
 * The one work, its picture beside its title and facts; without a picture the words alone. The picture is smaller where
 * that brings the invoice onto one page.
 */
export function drawInvoicedWork(
  sheet: Sheet,
  work: InvoicedWork,
  locale: Locale,
  { half, right, y, room }: Columns & Room,
): number {
  const style = titleStyleOf(sheet, work, half);
  const wordsHeight = wordsHeightOf(sheet, work, { half });
  const isRoomEnough =
    work.isPictureFlexible && room >= Math.max(wordsHeight, smallestPictureHeight);
  const box = sheet.fit(work.artworkId, {
    x: sheet.left,
    y: 0,
    width: Math.min(half, largePicture.width),
    height: isRoomEnough ? Math.min(room, largePicture.height) : largePicture.height,
  });
  const height = Math.max(wordsHeight, box?.height ?? 0);
  if (box && work.hasPicture) {
    sheet.picture(work.artworkId, { ...box, y: y + height - box.height }, work.title, "shadow");
  }
  let at = y + height - wordsHeight;
  at = sheet.text(work.title, { x: right, y: at, width: half, maximumLines: 4 }, style, "H2");
  at += 4;
  work.facts.forEach(({ locale: own, lines }, index) => {
    const run = {
      text: lines.join("\n"),
      style: { ink: index === 0 ? "ink" : "secondary" },
    } as const;
    const runs = own === locale ? run : { ...run, lang: own };
    at = sheet.text([runs], { x: right, y: at + 6, width: half }, styles.address);
  });
  return y + height;
}

function titleStyleOf(sheet: Sheet, { title }: InvoicedWork, half: number): TextStyle {
  const smaller = { ...styles.title, size: 19, lineHeight: 24 };
  return fittingTitle(sheet, title, { width: half, lines: 3 }, [styles.title, smaller]);
}

/** How high the words about the work are. */
export function wordsHeightOf(
  sheet: Sheet,
  work: InvoicedWork,
  { half }: Pick<Columns, "half">,
): number {
  const titleHeight = sheet.heightOf(work.title, half, titleStyleOf(sheet, work, half), 4);
  return titleHeight + 4 + work.facts.length * (2 * styles.address.lineHeight + 6);
}
