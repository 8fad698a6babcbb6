import { useDeferredValue, useMemo } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
import type { Rates } from "#schema/currency.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { type Filter, filterArtworks, type Sort, sortArtworks } from "./arrange.ts";

/**
 * The works to show, in order. What was pressed or typed shows at once; the works follow when that leaves the
 * time. They are sorted before they are filtered, so that typing sorts nothing.
 */
export function useArranged(
  artworks: readonly Artwork[],
  filter: Filter,
  sort: Sort,
  rates: Rates,
): readonly Artwork[] {
  const locale = useLocale();
  const mediumName = useTranslations("choices.medium");
  const order = useDeferredValue(sort);
  const wanted = useDeferredValue(filter);
  const sorted = useMemo(
    () => sortArtworks(artworks, order, rates, locale),
    [artworks, order, rates, locale],
  );
  return useMemo(() => filterArtworks(sorted, wanted, mediumName), [sorted, wanted, mediumName]);
}
