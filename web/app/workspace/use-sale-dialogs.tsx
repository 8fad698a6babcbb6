import { useState } from "react";
import type { Artwork } from "#schema/artwork.ts";
import type { Invoice } from "#schema/sales/invoice.ts";
import type { User } from "#schema/user.ts";
import { lazyPart } from "#web/browser/lazy-part.ts";
import type { WorksChange } from "#web/features/artworks/record/queries.ts";
import { withWords } from "#web/i18n/locale.ts";
import { LazyDialog } from "#web/ui/lazy.tsx";

const completeDialog = lazyPart("complete-sale-dialog", () =>
  withWords(import("#web/features/sales/complete/complete-sale-dialog.tsx")),
);
const invoiceDialog = lazyPart("invoice-dialog", () =>
  withWords(import("#web/features/sales/invoices/invoice-dialog.tsx")),
);

interface SaleDialogsOptions {
  readonly user: User;
  /** Undefined until they are fetched. */
  readonly works: readonly Artwork[] | undefined;
  readonly changes: WorksChange;
  readonly onPrint: (invoice: Invoice) => void;
}

/** What is done with a sale outside the sales page: `dialogs` is to be rendered, the others say of which sale. */
export function useSaleDialogs({ user, works, changes, onPrint }: SaleDialogsOptions) {
  const [saleId, setSaleId] = useState<string | null>(null);
  const [completedId, setCompletedId] = useState<string | null>(null);
  const close = () => setSaleId(null);
  const closeDetails = () => setCompletedId(null);
  const dialogs = (
    <>
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
      <LazyDialog part={completeDialog} isOpen={completedId !== null} onClose={closeDetails}>
        {({ CompleteSaleDialog }) =>
          completedId !== null && (
            <CompleteSaleDialog
              {...{ changes }}
              saleId={completedId}
              works={works ?? []}
              userId={user.id}
              onClose={closeDetails}
            />
          )
        }
      </LazyDialog>
    </>
  );
  return { invoice: setSaleId, complete: setCompletedId, dialogs };
}
