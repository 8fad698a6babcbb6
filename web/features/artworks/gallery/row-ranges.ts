import { defaultRangeExtractor, type Range, type VirtualItem } from "@tanstack/react-virtual";
import type { Artwork } from "#schema/artwork.ts";

export interface PlacedWork {
  readonly artwork: Artwork;
  /** From 1, among all that are shown. */
  readonly position: number;
}

/**
 * A row of works, or the room of neighbouring rows that are not in the page. They are drawn as one flat list, in
 * which a work is the same element whatever row it comes to stand in.
 */
export type RowRange =
  | { readonly kind: "row"; readonly row: number; readonly works: readonly PlacedWork[] }
  | { readonly kind: "spacer"; readonly key: string; readonly height: number };

/** The numbers of the rows in and near the window, with those next to the focused one (-1 where none is). */
export function rowsInPage(range: Range, focusedRow: number): number[] {
  const rows = new Set(defaultRangeExtractor(range));
  if (focusedRow >= 0) {
    for (const row of [focusedRow - 1, focusedRow, focusedRow + 1]) {
      if (row >= 0 && row < range.count) rows.add(row);
    }
  }
  return [...rows].toSorted((one, other) => one - other);
}

interface Rows {
  readonly artworks: readonly Artwork[];
  readonly columns: number;
}

export function allRows({ artworks, columns }: Rows): RowRange[] {
  const count = Math.ceil(artworks.length / columns);
  return Array.from({ length: count }, (_, row) => rowOf({ artworks, columns }, row));
}

/** The rows that are in the page, and the room of the others before, between and after them. */
export function rowRanges(
  rows: Rows,
  inPage: readonly Pick<VirtualItem, "index" | "start" | "end">[],
  top: number,
  totalHeight: number,
): RowRange[] {
  const ranges: RowRange[] = [];
  let end = top;
  for (const row of inPage) {
    addSpacer(ranges, `spacer before ${row.index}`, row.start - end);
    ranges.push(rowOf(rows, row.index));
    end = row.end;
  }
  addSpacer(ranges, "spacer at the end", top + totalHeight - end);
  return ranges;
}

/**
 * The key is a new one wherever the room is: an element that moved would take the works along, and the browser,
 * which holds on to one of them to keep the page in place, would go with it.
 */
function addSpacer(ranges: RowRange[], key: string, height: number): void {
  if (height > 0) ranges.push({ kind: "spacer", key, height });
}

function rowOf({ artworks, columns }: Rows, row: number): RowRange {
  const first = row * columns;
  const works = artworks
    .slice(first, first + columns)
    .map((artwork, index) => ({ artwork, position: first + index + 1 }));
  return { kind: "row", row, works };
}
