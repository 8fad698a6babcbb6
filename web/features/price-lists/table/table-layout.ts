import type { PriceColumn } from "./price-grid.ts";

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
