import { useTranslations } from "use-intl";
import { profileDefaults } from "#schema/profile.ts";
import { materialsCostOf } from "../form/form.ts";
import { findSaveLimit } from "../save/use-save.ts";
import type { Pricing } from "../use-pricing.ts";
import { OtherProfile } from "./other-profile.tsx";
import { PriceCard } from "./price-card.tsx";
import { PricedFor } from "./priced-for.tsx";
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
