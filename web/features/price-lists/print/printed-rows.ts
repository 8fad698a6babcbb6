import { type Medium, media } from "#schema/artworks/media.ts";
import type { Cents } from "#schema/money.ts";
import { listPriceOf } from "#schema/price-lists/list-curves.ts";
import type { PriceList } from "#schema/price-lists/price-list.ts";
import type { Units } from "#schema/units.ts";
import { groupMedia, type MediaGroup } from "#web/works/media-groups.ts";
import { endsGroup, type ListRow, listRows } from "../table/price-grid.ts";
import type { PriceListView } from "../view.ts";

/** A list as it is printed: frozen, or the draft as it would be published. */
export type PrintableList = Pick<
  PriceList,
  "holdsFrom" | "currency" | "framesApart" | "anchors" | "rounding" | "curves"
> & { readonly isDraft: boolean };

interface PrintedRow extends ListRow {
  /** In the order of the media; null where the list has no price. */
  readonly cents: readonly (Cents | null)[];
  /** Whether a line is below it, or above it. */
  readonly endsGroup: boolean;
  readonly beginsGroup: boolean;
}

export interface PrintedTable {
  readonly groups: readonly { readonly group: MediaGroup; readonly media: readonly Medium[] }[];
  readonly rows: readonly PrintedRow[];
}

/** Every size and medium of a list: the standard sizes and those that the artist has set prices for. */
export function printedTable(list: PrintableList, units: Units): PrintedTable {
  const groups = groupMedia(new Set(media.filter((medium) => list.curves?.[medium])));
  const columns = groups.flatMap((group) => group.media);
  const rows = listRows(units, list.anchors);
  return {
    groups,
    rows: rows.map((row, index) => ({
      ...row,
      cents: columns.map((medium) => listPriceOf(list, medium, row)),
      endsGroup: endsGroup(index, rows.length),
      beginsGroup: endsGroup(index - 1, rows.length),
    })),
  };
}

type DraftOfList = Pick<PriceList, "currency" | "framesApart" | "anchors" | "rounding" | "curves">;

/**
 * What is printed, each on its own pages: the list in force, then one that is published for later; without either the
 * draft.
 */
export function printedLists(
  { inForce, latest, settings }: Pick<PriceListView, "inForce" | "latest" | "settings">,
  next: DraftOfList,
): PrintableList[] {
  const published = [inForce, latest].filter((list) => list !== null);
  if (published.length > 0) {
    return [...new Set(published)].map((list) => ({ ...list, isDraft: false }));
  }
  const isEmpty = Object.keys(next.curves ?? {}).length === 0;
  return isEmpty ? [] : [{ ...next, holdsFrom: settings.holdsFrom, isDraft: true }];
}

/** What can be printed as a document: the same, and a draft beside them. */
export function printableLists(
  view: Pick<PriceListView, "inForce" | "latest" | "settings" | "draft">,
  next: DraftOfList,
): PrintableList[] {
  const printed = printedLists(view, next);
  const hasDraft = view.draft !== null && printed.every(({ isDraft }) => !isDraft);
  if (!hasDraft) return printed;
  return [...printed, { ...next, holdsFrom: view.settings.holdsFrom, isDraft: true }];
}
