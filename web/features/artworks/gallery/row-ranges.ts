import { defaultRangeExtractor, type Range, type VirtualItem } from "@tanstack/react-virtual";
import type { Artwork } from "#schema/artworks/artwork.ts";

interface PlacedWork {
  readonly artwork: Artwork;
  /** From 1, among all that are shown. */
  readonly position: number;
}

/**
 * A rendered row of works, or the spacer that takes the height of neighbouring rows that are not rendered. They are
 * rendered as one flat list, so that a work keeps its element when it moves to another row.
 */
export type RowRange =
  | { readonly kind: "row"; readonly row: number; readonly works: readonly PlacedWork[] }
  | { readonly kind: "spacer"; readonly key: string; readonly height: number };

/** The numbers of the rows to render: in and near the window, and around the focused one (-1 where none is). */
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

/** The rendered rows, with spacers before, between and after them. */
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
 * A spacer's key says where it is: React would otherwise move the element and the works beside it, and the browser's
 * scroll anchoring would follow them.
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
