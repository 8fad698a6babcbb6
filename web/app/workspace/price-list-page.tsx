import "#web/i18n/price-list/add-words.ts";
import { useRates } from "#web/features/artworks/calculator/queries.ts";
import { useArtworks } from "#web/features/artworks/gallery/use-artworks.ts";
import { useWorksChange } from "#web/features/artworks/gallery/use-works-change.ts";
import { PriceListPage } from "#web/features/price-lists/price-list-page.tsx";
import { isLocked } from "./is-locked.ts";
import { LockedPage } from "./locked-page.tsx";
import type { PageProps } from "./page-props.ts";
import { usePrintDialog } from "./use-print-dialog.tsx";

/** The price list, with what it takes from gallery and calculator. */
export function Page({ user, work, onEditProfile, onUpgrade }: PageProps) {
  const { artworks, isFetching } = useArtworks(!isLocked(user));
  const { rates } = useRates();
  const changes = useWorksChange();
  const print = usePrintDialog(user);
  if (isLocked(user)) return <LockedPage onEditProfile={onEditProfile} />;
  return (
    <>
      <PriceListPage
        {...{ user, rates, changes, onUpgrade }}
        onCreate={() => void work.edit(null)}
        onDocument={(lists) => print.open({ kind: "price-list", lists, works: null })}
        works={artworks}
        isFetchingWorks={isFetching}
      />
      {print.dialog}
    </>
  );
}
