import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
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
    medium: mediumName(artwork.medium),
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
