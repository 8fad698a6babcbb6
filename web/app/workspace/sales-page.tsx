import "#web/i18n/sales/add-words.ts";
import { SalesPage } from "#web/features/sales/sales-page.tsx";
import type { PageProps } from "./page-props.ts";
import { usePrintDialog } from "./use-print-dialog.tsx";

/** The sales, with the dialog that prints an invoice. */
export function Page({ user, onUpgrade }: PageProps) {
  const print = usePrintDialog(user);
  return (
    <>
      <SalesPage
        user={user}
        onUpgrade={onUpgrade}
        onPrintInvoice={(invoice) => print.open({ kind: "invoice", invoice })}
      />
      {print.dialog}
    </>
  );
}
