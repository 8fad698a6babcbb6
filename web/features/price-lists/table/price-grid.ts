import { type Medium, media } from "#schema/media.ts";
import type { Cents } from "#schema/money.ts";
import { groupMedia, type MediaGroup } from "#schema/price-list/media-groups.ts";
import type { ListAnchor } from "#schema/price-list/price-list.ts";
import { type FaceSize, sizeKey } from "#schema/price-list/sizes.ts";
import { listCells } from "#schema/price-list/table.ts";
import type { PriceListView } from "../view.ts";
import { type ListRow, listRows } from "./rows.ts";

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
