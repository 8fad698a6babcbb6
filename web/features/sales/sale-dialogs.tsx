import type { Invoice } from "#schema/sales/invoice.ts";
import { CompleteSaleDialog } from "./complete/complete-sale-dialog.tsx";
import { SalePaymentDialog } from "./complete/sale-payment-dialog.tsx";
import { InvoiceDialog } from "./invoices/invoice-dialog.tsx";
import type { SaleAction } from "./ledger/sale-actions.tsx";
import type { SalesData } from "./view.ts";

interface SaleDialogsProps {
  readonly data: SalesData;
  /** What was chosen in the ledger, and of which sale. */
  readonly acted: { readonly action: SaleAction; readonly saleId: string } | null;
  readonly onClose: () => void;
  readonly onPrintInvoice: (invoice: Invoice) => void;
}

/** The dialogs that the ledger opens. */
export function SaleDialogs({ data, acted, onClose, onPrintInvoice }: SaleDialogsProps) {
  const { user, works, sales } = data;
  if (acted === null) return null;
  const { saleId } = acted;
  if (acted.action === "complete") {
    return <CompleteSaleDialog {...{ saleId, works, onClose }} userId={user.id} />;
  }
  if (acted.action === "payment") {
    const sale = sales.find(({ id }) => id === saleId);
    return sale ? <SalePaymentDialog {...{ sale, onClose }} userId={user.id} /> : null;
  }
  return (
    <InvoiceDialog
      {...{ user, works, saleId, onClose }}
      onIssued={(invoice) => {
        onClose();
        onPrintInvoice(invoice);
      }}
    />
  );
}
