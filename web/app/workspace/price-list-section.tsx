import "#web/i18n/price-list/add-words.ts";
import { useTranslations } from "use-intl";
import { useRates } from "#web/features/artworks/calculator/queries.ts";
import { useArtworks } from "#web/features/artworks/gallery/use-artworks.ts";
import { useWorksChange } from "#web/features/artworks/gallery/use-works-change.ts";
import { PriceListPage } from "#web/features/artworks/price-list/price-list-page.tsx";
import { LockedScreen } from "#web/ui/locked-screen.tsx";
import { isLocked } from "./is-locked.ts";
import type { PageProps } from "./page-props.ts";

/** The price list, with what it takes from gallery and calculator. */
export function Page({ user, work, onEditProfile, onUpgrade }: PageProps) {
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
      {...{ user, rates, changes, onUpgrade }}
      onCreate={() => void work.edit(null)}
      works={artworks}
      isFetchingWorks={isFetching}
    />
  );
}
