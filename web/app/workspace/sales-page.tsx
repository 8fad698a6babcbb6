import { useCallback, useState } from "react";
import { useLocation } from "wouter";
import { hasUnlimitedUse } from "#schema/artist/user.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import { appPaths } from "#schema/page-paths.ts";
import { AgendaCount } from "#web/features/agenda/agenda-count.tsx";
import { AgendaPage } from "#web/features/agenda/agenda-page.tsx";
import { InvoicesSection } from "#web/features/invoices/invoices-section.tsx";
import { SalesPage } from "#web/features/sales/sales-page.tsx";
import { GuardedParts } from "#web/forms/guarded-parts.tsx";
import { addWords } from "#web/i18n/parts.ts";
import { useArtworks } from "#web/works/use-artworks.ts";
import { SaleInvoiceDialog } from "./invoice-dialog.tsx";
import type { PageProps } from "./page-props.ts";
import { usePrintDialog } from "./use-print-dialog.tsx";
import { useSettleDialogs } from "./use-settle-dialogs.tsx";

addWords("agenda");
addWords("sales");

/** The sales, or the agenda: in one part, as the first view has no room for the names of another one's files. */
export function Page(props: PageProps) {
  const [path] = useLocation();
  return path.startsWith(appPaths.agenda) ? <Agenda {...props} /> : <Sales {...props} />;
}

/** The agenda, and the dialogs that settle what a gallery reported and owes. */
function Agenda({ user, onUpgrade }: PageProps) {
  const settle = useSettleDialogs(user);
  return (
    <GuardedParts>
      <AgendaPage
        user={user}
        onUpgrade={onUpgrade}
        onReportedSale={settle.recordReported}
        onPayout={({ id, channelId, currency }) =>
          settle.recordPayout({ channelId, currency, saleIds: [id] })
        }
      />
      {settle.dialogs}
    </GuardedParts>
  );
}

/** What the header shows of the agenda. */
export function Count({ user }: Pick<PageProps, "user">) {
  return <AgendaCount user={user} />;
}

/** The sales with their invoices, and the dialogs that issue and print one. */
function Sales({ user, onUpgrade }: PageProps) {
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
      {saleId !== null && works && (
        <SaleInvoiceDialog
          user={user}
          works={works}
          saleId={saleId}
          onIssued={(invoice) => {
            close();
            printInvoice(invoice);
          }}
          onClose={close}
        />
      )}
      {dialog}
    </GuardedParts>
  );
}
