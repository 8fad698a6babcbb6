import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
import type { User } from "#schema/user.ts";
import { refreshCurrentUser } from "#web/api/current-user.ts";
import { Calculator } from "#web/features/artworks/calculator/calculator.tsx";
import type { WorkCopy } from "#web/features/artworks/calculator/copy/work-copy.ts";
import { announceFreeCalculation } from "#web/features/artworks/calculator/free-calculation-elsewhere.ts";
import { useRates } from "#web/features/artworks/calculator/queries.ts";
import { useSaveArtwork } from "#web/features/artworks/gallery/queries.ts";
import { useExportQuote } from "#web/features/artworks/quote/use-export-quote.ts";
import { usePatchProfile } from "#web/features/profile/queries.ts";
import { LockedScreen } from "#web/ui/locked-screen.tsx";
import { isLocked } from "./is-locked.ts";

interface PricingSectionProps {
  readonly user: User;
  /** The work being edited; null prices a new one. */
  readonly artwork: Artwork | null;
  readonly copy: WorkCopy | null;
  readonly onCopySettled: () => void;
  /** The work was saved, or its edit given up. */
  readonly onLeave: (artwork: Artwork) => void;
  readonly onEditProfile: () => void;
  readonly onUpgrade: () => void;
}

export function PricingSection({
  user,
  artwork,
  copy,
  onCopySettled,
  onLeave,
  onEditProfile,
  onUpgrade,
}: PricingSectionProps) {
  const t = useTranslations("locked");
  const { rates } = useRates();
  const exportQuote = useExportQuote(user, rates, onUpgrade);
  const saveArtwork = useSaveArtwork();
  const patchProfile = usePatchProfile();

  function markFreeCalculation(): void {
    announceFreeCalculation(user.id);
    patchProfile.mutate(
      { hasUsedFreeCalculation: true },
      {
        onError: (error) => console.warn("The free calculation was not marked", error),
        onSettled: () => refreshCurrentUser(),
      },
    );
  }

  if (isLocked(user)) {
    return (
      <LockedScreen
        title={t("pricing")}
        text={t("text")}
        buttonLabel={t("button")}
        onPress={onEditProfile}
      />
    );
  }
  return (
    <Calculator
      user={user}
      artwork={artwork}
      copy={copy}
      onCopySettled={onCopySettled}
      onSave={(id, input, options) => saveArtwork.mutateAsync({ id, input, ...options })}
      onSaved={onLeave}
      onFreeCalculation={markFreeCalculation}
      onExport={exportQuote}
      onCancelEdit={() => artwork && onLeave(artwork)}
      onEditProfile={onEditProfile}
      onUpgrade={onUpgrade}
    />
  );
}
