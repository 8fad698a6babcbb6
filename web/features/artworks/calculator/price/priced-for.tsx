import { memo } from "react";
import { useTranslations } from "use-intl";
import { toArtistFacts } from "#schema/pricing/calculate.ts";
import type { User } from "#schema/user.ts";
import { TextButton } from "#web/ui/button.tsx";
import { useArtistWords } from "./use-artist-words.ts";

interface PricedForProps {
  readonly user: User;
  readonly onEditProfile: () => void;
}

/** The artist's facts that the price is based on. */
export const PricedFor = memo(function PricedFor({ user, onEditProfile }: PricedForProps) {
  const t = useTranslations("pricing.pricedFor");
  const wordsFor = useArtistWords();
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
        {wordsFor(toArtistFacts(user)).map(({ name, value }) => (
          <Fact key={name} name={name} value={value} />
        ))}
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
