import { type Medium, media } from "#schema/artworks/media.ts";
import { listPriceOf } from "#schema/price-lists/list-curves.ts";
import type { PriceList } from "#schema/price-lists/price-list.ts";
import { distinctSizes, standardSizes } from "#schema/price-lists/sizes.ts";
import type { Units } from "#schema/units.ts";
import { groupMedia } from "#web/works/media-groups.ts";
import { nestedSizes } from "#web/works/nested-sizes.ts";
import type { PriceListContent } from "./price-list-content.ts";

type ListedPrices = Pick<PriceList, "anchors" | "rounding" | "curves" | "currency">;

/** What of a list is printed; everything where nothing is chosen. */
interface ListChoice {
  readonly media?: ReadonlySet<Medium>;
  /** Only the sizes that the artist has set prices for. */
  readonly ownSizesOnly?: boolean;
}

/** Sizes by media of a list, as they are printed: the standard sizes and the artist's own. */
export function listTable(
  list: ListedPrices,
  units: Units,
  { media: chosen, ownSizesOnly = false }: ListChoice = {},
): Pick<PriceListContent, "groups" | "rows" | "nested"> {
  const isPrinted = (medium: Medium) => list.curves?.[medium] && (chosen?.has(medium) ?? true);
  const groups = groupMedia(new Set(media.filter(isPrinted)));
  const columns = groups.flatMap((group) => group.media);
  const anchors = list.anchors.filter(({ medium }) => columns.includes(medium));
  const sizes = distinctSizes([...(ownSizesOnly ? [] : standardSizes(units)), ...anchors]);
  return {
    groups,
    rows: sizes.map((size, index) => ({
      ...size,
      cents: columns.map((medium) =>
        listPriceOf({ ...list, curves: list.curves ?? {} }, medium, size),
      ),
      endsGroup: index % 4 === 3 && index < sizes.length - 1,
    })),
    nested: nestedSizes(sizes),
  };
}
