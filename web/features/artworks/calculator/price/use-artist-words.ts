import { useTranslations } from "use-intl";
import { educationLevels } from "#schema/education.ts";
import { toCents } from "#schema/money.ts";
import type { ArtistFacts } from "#schema/pricing/calculate.ts";
import { useFormat } from "#web/i18n/format.ts";

interface ArtistFact {
  readonly name: string;
  readonly value: string;
}

/** The artist's facts that a price is calculated from, as text and always in the same order. */
export function useArtistWords(): (artist: ArtistFacts) => readonly ArtistFact[] {
  const t = useTranslations("pricing.pricedFor");
  const choices = useTranslations("choices");
  const format = useFormat();
  return ({ careerStage, weeklyHours, salesHistory, education, hourlyRate }) => [
    { name: t("careerStage"), value: choices(`careerStage.${careerStage}`) },
    { name: t("weeklyHours"), value: choices(`weeklyHours.${weeklyHours}`) },
    { name: t("salesHistory"), value: choices(`salesHistory.${salesHistory}`) },
    {
      name: t("education"),
      // In one order, so that two profiles compare.
      value: educationLevels
        .filter((level) => education.includes(level))
        .map((level) => choices(`education.${level}`))
        .join(", "),
    },
    { name: t("hourlyRate"), value: format.money(toCents(hourlyRate), "CAD") },
  ];
}
