import { useDeferredValue, useMemo } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
import type { Rates } from "#schema/currency.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { type Filter, filterArtworks, type Sort, sortArtworks } from "./arrange.ts";

/**
 * The works to show, in order. The control that was used updates at once, the works in a deferred render. They are
 * sorted first, so that typing only filters.
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
  return useMemo(
    () => filterArtworks(sorted, wanted, mediumName, new Date()),
    [sorted, wanted, mediumName],
  );
}
