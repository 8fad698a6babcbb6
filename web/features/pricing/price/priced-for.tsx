import { memo } from "react";
import { useTranslations } from "use-intl";
import { toCents } from "#schema/money.ts";
import { toArtistFacts } from "#schema/pricing/calculate.ts";
import type { User } from "#schema/user.ts";
import { TextButton } from "#web/ui/button.tsx";
import { useFormat } from "#web/words/format.ts";

interface PricedForProps {
  readonly user: User;
  readonly onEditProfile: () => void;
}

/** The artist's facts that the price leans on, as they count in it. */
export const PricedFor = memo(function PricedFor({ user, onEditProfile }: PricedForProps) {
  const t = useTranslations("pricing.pricedFor");
  const choices = useTranslations("choices");
  const format = useFormat();
  const artist = toArtistFacts(user);
  const education = artist.education.map((level) => choices(`education.${level}`)).join(", ");
  return (
    <section className="mt-5 border-t border-rule pt-5.5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="font-display text-4 font-[480] tracking-[-0.01em]">{t("heading")}</h2>
        <TextButton onClick={onEditProfile}>{t("editProfile")}</TextButton>
      </div>
      <dl className="pt-2">
        <Fact
          name={t("artist")}
          value={`${user.firstName} ${user.lastName}`.trim() || t("notSet")}
        />
        <Fact name={t("careerStage")} value={choices(`careerStage.${artist.careerStage}`)} />
        <Fact name={t("weeklyHours")} value={choices(`weeklyHours.${artist.weeklyHours}`)} />
        <Fact name={t("salesHistory")} value={choices(`salesHistory.${artist.salesHistory}`)} />
        <Fact name={t("education")} value={education} />
        <Fact name={t("hourlyRate")} value={format.money(toCents(artist.hourlyRate), "CAD")} />
      </dl>
    </section>
  );
});

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="grid grid-cols-[8.5rem_1fr] gap-x-4 py-0.75 text-2 max-xs:grid-cols-[7rem_1fr]">
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{value}</dd>
    </div>
  );
}
