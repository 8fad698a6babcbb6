import { shownStatus } from "#schema/artworks/hold.ts";
import type { WorkStatus } from "#schema/artworks/work-status.ts";
import type { Cents } from "#schema/money.ts";
import { areaOf } from "#schema/price-lists/sizes.ts";
import type { PriceListView } from "../view.ts";
import { listCents } from "./list-price.ts";
import type { Mark } from "./marks.ts";
import { curveOf, methodsOf } from "./method-lines.ts";
import type { Methods } from "./methods.ts";

/** A work as the table that replaces the drawing says it. */
export interface TableRow {
  readonly mark: Mark;
  readonly status: WorkStatus;
  /** Null where the list does not cover the medium. */
  readonly listCents: Cents | null;
  readonly methods: Methods | null;
  /** The last one of the medium in focus, which comes first. */
  readonly isLastInFocus: boolean;
}

/** The medium in focus first, each part in the order of the area. */
function sortForTable(marks: readonly Mark[]): Mark[] {
  return marks.toSorted(
    (one, other) =>
      Number(other.isInFocus) - Number(one.isInFocus) ||
      areaOf(one) - areaOf(other) ||
      one.cents - other.cents,
  );
}

/** @param shown How many rows are wanted: the methods are computed for these alone. */
export function tableRows(
  view: PriceListView,
  marks: readonly Mark[],
  shown = marks.length,
): TableRow[] {
  const sorted = sortForTable(marks);
  return sorted.slice(0, shown).map((mark, index) => {
    const curve = curveOf(view, mark.work.medium);
    return {
      mark,
      status: shownStatus(mark.work, view.now),
      listCents: listCents(view, mark.work.medium, mark),
      methods: curve && methodsOf(mark, curve, view),
      isLastInFocus: mark.isInFocus && sorted[index + 1]?.isInFocus === false,
    };
  });
}
