import { SalesPage } from "#web/features/sales/sales-page.tsx";
import { addWords } from "#web/i18n/parts.ts";
import type { PageProps } from "./page-props.ts";
import { usePrintDialog } from "./use-print-dialog.tsx";

addWords("sales");

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
