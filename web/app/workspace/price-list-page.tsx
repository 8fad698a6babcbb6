import { PriceListPage } from "#web/features/price-lists/price-list-page.tsx";
import { addWords } from "#web/i18n/parts.ts";
import type { PageProps } from "./page-props.ts";
import { usePrintDialog } from "./use-print-dialog.tsx";

addWords("priceList");

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
