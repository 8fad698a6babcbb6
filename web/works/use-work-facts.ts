import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Units } from "#schema/units.ts";
import { useLengths } from "#web/i18n/lengths.ts";

/** What a label says of a work, for the texts that name medium and size. */
export function useWorkFacts(units: Units) {
  const mediumName = useTranslations("choices.medium");
  const lengths = useLengths();
  return ({ medium, width, height }: Pick<Artwork, "medium" | "width" | "height">) => ({
    medium: mediumName(medium),
    size: lengths.size(width, height, units),
  });
}
