import "#web/i18n/price-list/add-words.ts";
import { useTranslations } from "use-intl";
import type { User } from "#schema/user.ts";
import { useRates } from "#web/features/artworks/calculator/queries.ts";
import { useArtworks } from "#web/features/artworks/gallery/use-artworks.ts";
import { useWorksChange } from "#web/features/artworks/gallery/use-works-change.ts";
import { PriceListPage } from "#web/features/artworks/price-list/price-list-page.tsx";
import { LockedScreen } from "#web/ui/locked-screen.tsx";
import { isLocked } from "./is-locked.ts";

interface PriceListSectionProps {
  readonly user: User;
  readonly onCreate: () => void;
  readonly onEditProfile: () => void;
  readonly onUpgrade: () => void;
}

/** The price list, with what it takes from gallery and calculator. */
export function PriceListSection({
  user,
  onCreate,
  onEditProfile,
  onUpgrade,
}: PriceListSectionProps) {
  const t = useTranslations("locked");
  const { artworks, isFetching } = useArtworks(!isLocked(user));
  const { rates } = useRates();
  const changes = useWorksChange();
  if (isLocked(user)) {
    return (
      <LockedScreen
        title={t("gallery")}
        text={t("text")}
        buttonLabel={t("button")}
        onPress={onEditProfile}
      />
    );
  }
  return (
    <PriceListPage
      {...{ user, rates, changes, onCreate, onUpgrade }}
      works={artworks}
      isFetchingWorks={isFetching}
    />
  );
}
