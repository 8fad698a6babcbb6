import "#web/i18n/price-list/add-words.ts";
import { PriceListPage } from "#web/features/price-lists/price-list-page.tsx";
import type { PageProps } from "./page-props.ts";
import { usePrintDialog } from "./use-print-dialog.tsx";

/** The price list, with the calculator and the dialog that prints it. */
export function Page({ user, work, onUpgrade }: PageProps) {
  const print = usePrintDialog(user);
  return (
    <>
      <PriceListPage
        user={user}
        onUpgrade={onUpgrade}
        onCreate={() => void work.edit(null)}
        onDocument={(lists) => print.open({ kind: "price-list", lists, works: null })}
      />
      {print.dialog}
    </>
  );
}
