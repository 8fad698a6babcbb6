import { type Medium, media } from "#schema/artworks/media.ts";
import type { Cents } from "#schema/money.ts";
import type { ListAnchor } from "#schema/price-lists/price-list.ts";
import { distinctSizes, type FaceSize, sizeKey, standardSizes } from "#schema/price-lists/sizes.ts";
import { listCells } from "#schema/price-lists/table.ts";
import type { Units } from "#schema/units.ts";
import { groupMedia, type MediaGroup } from "#web/works/media-groups.ts";
import type { PriceListView } from "../view.ts";

export interface PriceCell {
  readonly key: string;
  readonly medium: Medium;
  readonly row: ListRow;
  /** Null in a medium without any price so far. */
  readonly priceCents: Cents | null;
  readonly isAnchor: boolean;
  readonly isMinimum: boolean;
}

export interface PriceColumn {
  readonly medium: Medium;
  readonly group: MediaGroup;
  /** In the order of the rows. */
  readonly cells: readonly PriceCell[];
}

export interface PriceGrid {
  readonly rows: readonly ListRow[];
  readonly columns: readonly PriceColumn[];
}

/** What the artist has added to the table without a price so far. */
export interface AddedToGrid {
  readonly media: readonly Medium[];
  readonly sizes: readonly FaceSize[];
}

/** Identifies a cell: a price is set for a medium and a size. */
export function cellKey(medium: Medium, size: FaceSize): string {
  return `${medium} ${sizeKey(size)}`;
}

/** The list as a table: sizes by area, media in use by group. */
export function priceGrid(
  {
    works,
    settings,
    curves,
    units,
  }: Pick<PriceListView, "works" | "settings" | "curves" | "units">,
  added: AddedToGrid,
): PriceGrid {
  const { anchors, rounding } = settings;
  const rows = listRows(units, [...anchors, ...added.sizes]);
  const inUse = new Set([
    ...works.map(({ medium }) => medium),
    ...anchors.map(({ medium }) => medium),
    ...media.filter((medium) => curves[medium] !== undefined),
    ...added.media,
  ]);
  const byMedium = Map.groupBy(anchors, ({ medium }) => medium);
  const columns = groupMedia(inUse).flatMap(({ group, media: grouped }) =>
    grouped.map((medium): PriceColumn => {
      const own = byMedium.get(medium) ?? [];
      const curve = curves[medium];
      const cells = curve
        ? listCells(curve, rows, own, rounding).map((cell, index) => ({ ...cell, index }))
        : rows.map((_, index) => ({ ...noPrice, index }));
      return { medium, group, cells: cells.flatMap((cell) => toCell(medium, rows, cell)) };
    }),
  );
  return { rows, columns };
}

const noPrice = { priceCents: null, isAnchor: false, isMinimum: false } as const;

function toCell(
  medium: Medium,
  rows: readonly ListRow[],
  cell: Pick<PriceCell, "priceCents" | "isAnchor" | "isMinimum"> & { readonly index: number },
): PriceCell[] {
  const row = rows[cell.index];
  if (row === undefined) return [];
  const { priceCents, isAnchor, isMinimum } = cell;
  return [{ key: cellKey(medium, row), medium, row, priceCents, isAnchor, isMinimum }];
}

/** A price that the artist sets for a cell; null returns it to the curve. */
export interface CellChange {
  readonly key: string;
  readonly medium: Medium;
  readonly size: FaceSize;
  readonly priceCents: Cents | null;
}

/** The anchors after changes of cells. */
export function changeAnchors(
  anchors: readonly ListAnchor[],
  changes: readonly CellChange[],
): ListAnchor[] {
  const next = new Map(anchors.map((anchor) => [cellKey(anchor.medium, anchor), anchor]));
  for (const { key, medium, size, priceCents } of changes) {
    const { widthInches, heightInches } = next.get(key) ?? size;
    if (priceCents === null) next.delete(key);
    else next.set(key, { medium, widthInches, heightInches, priceCents });
  }
  return [...next.values()];
}

/** A size of the list: one row, whichever side is the longer. */
export interface ListRow extends FaceSize {
  readonly key: string;
}

/** The standard sizes and the artist's own, in the order of the area; each once. */
export function listRows(units: Units, ownSizes: readonly FaceSize[]): ListRow[] {
  return distinctSizes([...standardSizes(units), ...ownSizes]).map((size) => ({
    key: sizeKey(size),
    ...size,
  }));
}

/** Rows run in groups of four: whether a line is drawn below this one. */
export function endsGroup(index: number, rows: number): boolean {
  return index % 4 === 3 && index < rows - 1;
}

/** In rem: what a column of prices needs, more with a price of five digits set by the artist; sizes; the gap between groups. */
const priceWidth = 3.8;
const longPriceWidth = 4.5;
const longPriceCents = 10_000_00;
const sizeWidth = 4.75;
const gapWidth = 1.75;
/** Below this, in rem, one medium is shown. */
const phoneWidth = 28;

/** The tables that a width, in rem, has space for: the whole list, canvas and paper apart, or one medium. */
type TableLayout = "whole" | "groups" | "single";

export function tableLayout(width: number, columns: readonly PriceColumn[]): TableLayout {
  const counts = [...Map.groupBy(columns, ({ group }) => group).values()].map(
    (group) => group.length,
  );
  const isLong = columns.some(({ cells }) =>
    cells.some(({ isAnchor, priceCents }) => isAnchor && (priceCents ?? 0) >= longPriceCents),
  );
  const price = isLong ? longPriceWidth : priceWidth;
  const needed = (count: number) => sizeWidth + count * price;
  const gaps = (counts.length - 1) * gapWidth;
  if (columns.length <= 1 || width < phoneWidth) return "single";
  if (width >= needed(columns.length) + gaps) return "whole";
  return width >= needed(Math.max(...counts)) ? "groups" : "single";
}
