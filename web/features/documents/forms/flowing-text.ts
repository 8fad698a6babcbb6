import type { Sheet } from "../pdf/sheet.ts";
import type { TextStyle } from "../pdf/text-style.ts";

interface Column {
  readonly x: number;
  readonly width: number;
}

/**
 * Prints a text of whatever length within the structure element that is open, on as many pages as it needs, and returns where
 * it ends. One that fits on a page stays on one.
 */
export function drawFlowing(
  sheet: Sheet,
  text: string,
  { y, ...column }: Column & { readonly y: number },
  style: TextStyle,
): number {
  const height = sheet.heightOf(text, column.width, style);
  const page = sheet.bottom - sheet.margin;
  const top = height <= page ? sheet.roomFor(y, height) : sheet.roomFor(y, style.lineHeight);
  if (top + height <= sheet.bottom) return sheet.text(text, { ...column, y: top }, style, null);
  const end = fittingEnd(sheet, text, { ...column, height: sheet.bottom - top }, style);
  sheet.text(text.slice(0, end), { ...column, y: top }, style, null);
  sheet.newPage();
  return drawFlowing(sheet, text.slice(end).trimStart(), { ...column, y: sheet.margin }, style);
}

/** Where the longest beginning ends that fits, between words if it can; after one character at least. */
function fittingEnd(
  sheet: Sheet,
  text: string,
  { width, height }: { readonly width: number; readonly height: number },
  style: TextStyle,
): number {
  const ends = [...text.matchAll(/\S(?=\s)|./gsu)].map(({ index, 0: found }) => ({
    end: index + found.length,
    endsWord: /^\s/.test(text.slice(index + found.length)),
  }));
  let [low, high] = [0, ends.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const beginning = text.slice(0, ends[middle]?.end);
    if (sheet.heightOf(beginning, width, style) <= height) low = middle;
    else high = middle - 1;
  }
  const word = ends.slice(0, low + 1).findLast(({ endsWord }) => endsWord);
  return (word ?? ends[low])?.end ?? text.length;
}
