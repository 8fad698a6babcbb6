import { useCallback, useState } from "react";
import { hasUnlimitedUse } from "#schema/artist/user.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import { InvoicesSection } from "#web/features/invoices/invoices-section.tsx";
import { SalesPage } from "#web/features/sales/sales-page.tsx";
import { GuardedParts } from "#web/forms/guarded-parts.tsx";
import { addWords } from "#web/i18n/parts.ts";
import { useArtworks } from "#web/works/use-artworks.ts";
import { LazyInvoiceDialog } from "./lazy-dialogs.tsx";
import type { PageProps } from "./page-props.ts";
import { usePrintDialog } from "./use-print-dialog.tsx";

addWords("sales");

/** The sales with their invoices, and the dialogs that issue and print one. */
export function Page({ user, onUpgrade }: PageProps) {
  const { open, dialog } = usePrintDialog(user);
  const printInvoice = useCallback(
    (invoice: Invoice) => open({ kind: "invoice", invoice }),
    [open],
  );
  const [saleId, setSaleId] = useState<string | null>(null);
  const { data: works } = useArtworks();
  const close = () => setSaleId(null);
  return (
    <GuardedParts>
      <SalesPage
        user={user}
        onUpgrade={onUpgrade}
        onInvoice={setSaleId}
        invoicesOf={(invoices, today) => (
          <InvoicesSection
            invoices={invoices}
            today={today}
            userId={user.id}
            isPro={hasUnlimitedUse(user)}
            onPrint={printInvoice}
          />
        )}
      />
      <LazyInvoiceDialog
        user={user}
        works={works}
        saleId={saleId}
        onPrint={printInvoice}
        onClose={close}
      />
      {dialog}
    </GuardedParts>
  );
}
