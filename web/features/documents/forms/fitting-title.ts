import type { Sheet } from "../pdf/sheet.ts";
import type { TextStyle } from "../pdf/text-style.ts";

interface Space {
  readonly width: number;
  readonly lines: number;
}

/** The largest of the styles in which a title has at most `lines` lines; the smallest where none has. */
export function fittingTitle(
  sheet: Sheet,
  title: string,
  { width, lines }: Space,
  styles: readonly [TextStyle, ...TextStyle[]],
): TextStyle {
  const fitting = styles.find(
    (style) =>
      sheet.lay(title, width, style).lines.length <= lines &&
      widestWord(sheet, title, style) <= width,
  );
  return fitting ?? styles.at(-1) ?? styles[0];
}

function widestWord(sheet: Sheet, title: string, style: TextStyle): number {
  return Math.max(0, ...title.split(/\s+/).map((word) => sheet.widthOf(word, style)));
}
