import type { User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import { lazyPart } from "#web/browser/lazy-part.ts";
import { withWords } from "#web/i18n/locale.ts";
import { LazyDialog } from "#web/ui/lazy.tsx";

const invoiceDialog = lazyPart("invoice-dialog", () => withWords(import("./invoice-dialog.tsx")));

export const channelsDialog = lazyPart("channels-dialog", () =>
  withWords(import("#web/features/channels/channels-dialog.tsx")),
);

interface LazyInvoiceDialogProps {
  readonly user: User;
  /** Undefined until they are fetched. */
  readonly works: readonly Artwork[] | undefined;
  /** The sale to invoice; null while the dialog is closed. */
  readonly saleId: string | null;
  readonly onPrint: (invoice: Invoice) => void;
  readonly onClose: () => void;
}

/** Issues an invoice of a sale, and then opens it to print. */
export function LazyInvoiceDialog(props: LazyInvoiceDialogProps) {
  const { user, works, saleId, onPrint, onClose } = props;
  return (
    <LazyDialog part={invoiceDialog} isOpen={saleId !== null} onClose={onClose}>
      {({ SaleInvoiceDialog }) =>
        saleId !== null &&
        works && (
          <SaleInvoiceDialog
            user={user}
            works={works}
            saleId={saleId}
            onIssued={(invoice) => {
              onClose();
              onPrint(invoice);
            }}
            onClose={onClose}
          />
        )
      }
    </LazyDialog>
  );
}
