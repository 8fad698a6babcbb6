import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { addWords } from "#web/i18n/parts.ts";

addWords("askingPrices");

/** How many works are named; a count stands for the others. */
const named = 3;

/** Says which works an undo left as they are, because they were changed since; undefined for none. */
export function useUnchangedText(works: readonly Artwork[]) {
  const t = useTranslations("askingPrices.batch");
  return (ids: readonly string[]): string | undefined => {
    const unchanged = new Set(ids);
    const names = works.filter(({ id }) => unchanged.has(id)).map(({ title }) => title);
    if (names.length === 0) return undefined;
    const titles = names.slice(0, named).join(", ");
    const more = names.length - named;
    return more > 0 ? t("keptMore", { titles, more }) : t("kept", { titles, count: names.length });
  };
}
