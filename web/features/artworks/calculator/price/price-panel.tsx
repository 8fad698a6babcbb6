import { memo } from "react";
import { useTranslations } from "use-intl";
import { educationLevels } from "#schema/artist/education.ts";
import { profileDefaults } from "#schema/artist/profile.ts";
import { mayCalculate, type User } from "#schema/artist/user.ts";
import { toCents } from "#schema/money.ts";
import { type ArtistFacts, toArtistFacts } from "#schema/pricing/calculate.ts";
import { useFormat } from "#web/i18n/format.ts";
import { TextButton } from "#web/ui/button.tsx";
import { materialsCostOf } from "../form/form.ts";
import { artistOf, isPricedForToday, type Price } from "../form/price.ts";
import { findSaveLimit } from "../save/use-save.ts";
import type { Pricing } from "../use-pricing.ts";
import { PriceCard } from "./price-card.tsx";
import { SaveActions } from "./save-actions.tsx";
import { SavedPrice } from "./saved-price.tsx";

interface PricePanelProps {
  readonly pricing: Pricing;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onSaveAndNext: () => void;
  readonly onExport: () => void;
  readonly onEditProfile: () => void;
}

/** The price with its breakdown, saving and export, and the profile that the price is based on. */
export function PricePanel({
  pricing,
  isSaving,
  onSave,
  onSaveAndNext,
  onExport,
  onEditProfile,
}: PricePanelProps) {
  const t = useTranslations("pricing");
  const { user, form, opened, errors, isUnlimited } = pricing;
  const isRefused = findSaveLimit(user, opened, form.price !== null) !== null;
  const hasSize = !(errors.width || errors.height);
  return (
    <aside
      aria-label={t("price.heading")}
      className="px-(--margin) pt-7 pb-16 md:max-lg:max-w-140 max-md:border-t max-md:border-ink max-md:pt-5 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:pl-9 2xl:col-start-3 2xl:row-span-2"
    >
      <PriceCard
        price={form.price}
        profileCurrency={user.currency ?? profileDefaults.currency}
        rates={pricing.rates}
        units={form.units}
        materialsCost={materialsCostOf(form)}
        isCalculating={pricing.isCalculating}
        needs={pricing.isLocked ? "plan" : hasSize ? "calculation" : "size"}
        calculations={pricing.calculations}
      >
        <OtherProfile price={form.price} user={user} onRecalculate={pricing.calculate} />
        <SavedPrice
          opened={opened}
          untouched={pricing.untouched}
          form={form}
          onKeep={(price) => pricing.dispatch({ type: "priced", price })}
        />
        <SaveActions
          hasPrice={form.price !== null}
          saving={isSaving ? "busy" : isRefused ? "refused" : "idle"}
          isExportLocked={!isUnlimited}
          onSave={onSave}
          onSaveAndNext={isUnlimited && !pricing.isEdit && form.price ? onSaveAndNext : null}
          onExport={onExport}
        />
      </PriceCard>
      <PricedFor user={user} onEditProfile={onEditProfile} />
    </aside>
  );
}

interface PricedForProps {
  readonly user: User;
  readonly onEditProfile: () => void;
}

/** The artist's facts that the price is based on. */
const PricedFor = memo(function PricedFor({ user, onEditProfile }: PricedForProps) {
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

interface OtherProfileProps {
  readonly price: Price | null;
  readonly user: User;
  readonly onRecalculate: () => void;
}

/**
 * Beside a price that was made with another profile than today's, which is shown below it: what differs. Those who
 * may calculate can do so again.
 */
function OtherProfile({ price, user, onRecalculate }: OtherProfileProps) {
  const t = useTranslations("pricing.price");
  const choices = useTranslations("choices.currency");
  const wordsFor = useArtistWords();
  const breakdown = price?.breakdown ?? null;
  if (breakdown === null || isPricedForToday(breakdown, user)) return null;
  const before = artistOf(breakdown);
  const today = toArtistFacts(user);
  const inCurrency = (currency: typeof before.currency) => ({
    name: t("currency"),
    value: choices(currency),
  });
  const current = [...wordsFor(today), inCurrency(today.currency)];
  const differences = [...wordsFor(before), inCurrency(before.currency)].flatMap((fact, index) => {
    const now = current[index]?.value;
    return now === undefined || now === fact.value
      ? []
      : [t("difference", { name: fact.name, before: fact.value, today: now })];
  });
  return (
    <div className="pt-3 text-1 text-ink-2">
      <p>{[t("otherProfile"), ...differences].join(" ")}</p>
      {mayCalculate(user) && <TextButton onClick={onRecalculate}>{t("recalculate")}</TextButton>}
    </div>
  );
}

interface ArtistFact {
  readonly name: string;
  readonly value: string;
}

/** The artist's facts that a price is calculated from, as text and always in the same order. */
function useArtistWords(): (artist: ArtistFacts) => readonly ArtistFact[] {
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
