import "#web/i18n/sales/add-words.ts";
import { SalesPage } from "#web/features/sales/sales-page.tsx";
import { useRates } from "#web/works/rates.ts";
import { useArtworks } from "#web/works/use-artworks.ts";
import { isLocked } from "./is-locked.ts";
import { LockedPage } from "./locked-page.tsx";
import type { PageProps } from "./page-props.ts";
import { usePrintDialog } from "./use-print-dialog.tsx";

/** The sales, with what they take from gallery and calculator. */
export function Page({ user, onEditProfile, onUpgrade }: PageProps) {
  const { artworks, isFetching } = useArtworks(!isLocked(user));
  const { rates } = useRates();
  const print = usePrintDialog(user);
  if (isLocked(user)) return <LockedPage onEditProfile={onEditProfile} />;
  return (
    <>
      <SalesPage
        {...{ user, rates, onUpgrade }}
        works={artworks}
        isFetchingWorks={isFetching}
        onPrintInvoice={(invoice) => print.open({ kind: "invoice", invoice })}
      />
      {print.dialog}
    </>
  );
}
