import { useState } from "react";
import type { Artwork } from "#schema/artwork.ts";
import type { Invoice } from "#schema/sales/invoice.ts";
import type { User } from "#schema/user.ts";
import { lazyPart } from "#web/browser/lazy-part.ts";
import type { WorksChange } from "#web/features/artworks/record/queries.ts";
import { withWords } from "#web/i18n/locale.ts";
import { LazyDialog } from "#web/ui/lazy.tsx";

const invoiceDialog = lazyPart("invoice-dialog", () =>
  withWords(import("#web/features/artworks/sales/invoices/invoice-dialog.tsx")),
);

interface InvoicingOptions {
  readonly user: User;
  /** Undefined until they are fetched. */
  readonly works: readonly Artwork[] | undefined;
  readonly changes: WorksChange;
  readonly onPrint: (invoice: Invoice) => void;
}

/** Issues an invoice outside the sales page: `dialog` is to be rendered, `open` says of which sale. */
export function useInvoicing({ user, works, changes, onPrint }: InvoicingOptions) {
  const [saleId, setSaleId] = useState<string | null>(null);
  const close = () => setSaleId(null);
  const dialog = (
    <LazyDialog part={invoiceDialog} isOpen={saleId !== null} onClose={close}>
      {({ InvoiceDialog }) =>
        saleId !== null &&
        works && (
          <InvoiceDialog
            {...{ user, works, saleId, changes }}
            onIssued={(invoice) => {
              close();
              onPrint(invoice);
            }}
            onClose={close}
          />
        )
      }
    </LazyDialog>
  );
  return { open: setSaleId, dialog };
}
