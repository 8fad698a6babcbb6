import "#web/i18n/price-list/add-words.ts";
import { PriceListPage } from "#web/features/price-lists/price-list-page.tsx";
import { useRates } from "#web/works/rates.ts";
import { useArtworks } from "#web/works/use-artworks.ts";
import { isLocked } from "./is-locked.ts";
import { LockedPage } from "./locked-page.tsx";
import type { PageProps } from "./page-props.ts";
import { usePrintDialog } from "./use-print-dialog.tsx";

/** The price list, with what it takes from gallery and calculator. */
export function Page({ user, work, onEditProfile, onUpgrade }: PageProps) {
  const { artworks, isFetching } = useArtworks(!isLocked(user));
  const { rates } = useRates();
  const print = usePrintDialog(user);
  if (isLocked(user)) return <LockedPage onEditProfile={onEditProfile} />;
  return (
    <>
      <PriceListPage
        {...{ user, rates, onUpgrade }}
        onCreate={() => void work.edit(null)}
        onDocument={(lists) => print.open({ kind: "price-list", lists, works: null })}
        works={artworks}
        isFetchingWorks={isFetching}
      />
      {print.dialog}
    </>
  );
}
