import type { ComponentProps } from "react";
import { InvoiceDialog } from "#web/features/invoices/invoice-dialog.tsx";
import { CompleteSaleForm } from "#web/features/sales/complete/complete-sale-form.tsx";

type SaleInvoiceDialogProps = Omit<ComponentProps<typeof InvoiceDialog>, "completionOf">;

/** Issues an invoice of a sale, and completes the sale first where it does not say what an invoice needs. */
export function SaleInvoiceDialog(props: SaleInvoiceDialogProps) {
  return (
    <InvoiceDialog
      {...props}
      completionOf={(incomplete) => (
        <CompleteSaleForm
          key={incomplete.sale.id}
          {...incomplete}
          channels={[]}
          userId={props.user.id}
          onDone={() => {}}
        />
      )}
    />
  );
}
