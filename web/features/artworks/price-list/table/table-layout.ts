import type { PriceColumn } from "./price-grid.ts";

/** In rem: what a column of prices needs, the column of sizes, and the gap between the groups. */
const priceWidth = 3.8;
const sizeWidth = 4.75;
const gapWidth = 1.75;
/** Below this, in rem, one medium is shown. */
const phoneWidth = 28;

/** The tables that a width, in rem, has space for: the whole list, canvas and paper apart, or one medium. */
export type TableLayout = "whole" | "groups" | "single";

export function tableLayout(width: number, columns: readonly PriceColumn[]): TableLayout {
  const counts = [...Map.groupBy(columns, ({ group }) => group).values()].map(
    (group) => group.length,
  );
  const needed = (count: number) => sizeWidth + count * priceWidth;
  const gaps = (counts.length - 1) * gapWidth;
  if (columns.length <= 1 || width < phoneWidth) return "single";
  if (width >= needed(columns.length) + gaps) return "whole";
  return width >= needed(Math.max(...counts)) ? "groups" : "single";
}
