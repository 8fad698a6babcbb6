import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { shownStatus } from "#schema/artworks/hold.ts";
import { toCents } from "#schema/money.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useLengths } from "#web/i18n/lengths.ts";
import { shownUpdate } from "./arrange.ts";

/** What the label beside a work says, in words. */
export function useArtworkFacts(artwork: Artwork) {
  const t = useTranslations("gallery");
  const mediumName = useTranslations("choices.medium");
  const format = useFormat();
  const lengths = useLengths();
  const updatedAt = shownUpdate(artwork);
  return {
    medium: artwork.mediumLine || mediumName(artwork.medium),
    size: lengths.size(artwork.width, artwork.height, "imperial"),
    centimetres: lengths.size(artwork.width, artwork.height, "metric"),
    price:
      artwork.suggestedPrice === null
        ? t("noPrice")
        : format.money(toCents(artwork.suggestedPrice), artwork.currency),
    createdOn: format.date(artwork.createdAt),
    updatedOn: updatedAt === null ? null : format.date(updatedAt),
  };
}

/** Where a work is in its life, as its label says it; null for an available one, which needs no words. */
export function useStatusWords(artwork: Artwork): string | null {
  const t = useTranslations("gallery");
  const format = useFormat();
  const { statusDetails, location, sale } = artwork;
  const { who, until } = statusDetails;
  const at = (status: string, place: string | null) =>
    place === null || place === "" ? status : t("statusAt", { status, place });
  switch (shownStatus(artwork, new Date())) {
    case "available":
      return null;
    case "on-hold":
      return until === null
        ? at(t("statuses.on-hold"), location)
        : t("onHoldUntil", { date: format.day(until) });
    case "consigned":
      return at(t("statuses.consigned"), who === null || who === "" ? location : who);
    case "sold":
      return sale === null ? t("statuses.sold") : t("soldOn", { date: format.day(sale.date) });
    case "not-for-sale":
      return t("statuses.not-for-sale");
  }
}

/**
 * What is asked for a work beside the suggested price, by the artist or the list that it follows, or what it was sold
 * for; null without any.
 */
export function useAskedPrice(artwork: Artwork): string | null {
  const t = useTranslations("gallery");
  const format = useFormat();
  const { sale, askingPriceCents, listedCents, askedCurrency } = artwork;
  if (sale !== null) {
    const { priceCents, discountCents, currency } = sale;
    const price = format.askedMoney(priceCents - discountCents, currency);
    if (discountCents === 0) return t("soldFor", { price });
    return t("soldAfterDiscount", { price, discount: format.askedMoney(discountCents, currency) });
  }
  const askedCents = askingPriceCents ?? listedCents;
  if (askedCents === null) return null;
  return t("asking", { price: format.askedMoney(askedCents, askedCurrency) });
}
