import { useMemo } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
import type { Currency, Rates } from "#schema/currency.ts";
import { useFormat } from "#web/i18n/format.ts";
import { galleryTotals } from "./totals.ts";

interface GalleryTotalsProps {
  readonly artworks: readonly Artwork[];
  readonly currency: Currency;
  readonly rates: Rates;
}

/** How many works are shown, and what is asked for those of them that can be bought. */
export function GalleryTotals({ artworks, currency, rates }: GalleryTotalsProps) {
  const t = useTranslations("gallery.totals");
  const format = useFormat();
  const { works, onOffer, askedCents, withoutPrice, isConverted } = useMemo(
    () => galleryTotals(artworks, currency, rates),
    [artworks, currency, rates],
  );
  const value = format.askedMoney(askedCents, currency);
  const isPriced = onOffer > withoutPrice;
  return (
    <p className="py-2.5 text-2 text-ink-2">
      {!isPriced && t("works", { works })}
      {isPriced && onOffer === works && t("onOffer", { works, value })}
      {isPriced && onOffer < works && t("partlyOnOffer", { works, onOffer, value })}
      {withoutPrice > 0 && ` ${t("withoutPrice", { count: withoutPrice })}`}
      {isConverted && ` ${t("converted", { currency })}`}
    </p>
  );
}
