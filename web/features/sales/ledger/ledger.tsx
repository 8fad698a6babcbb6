import { useCallback, useState } from "react";
import type { Sale } from "#schema/sales/sale.ts";
import { LazyDialog } from "#web/ui/lazy.tsx";
import type { BookedEntry } from "#web/works/books/booked-entries.ts";
import type { CostsBySale } from "#web/works/books/ledger-sums.ts";
import { useOwedBySale } from "#web/works/consignments/open-sales.ts";
import { completeSaleDialog, salePaymentDialog } from "../lazy-dialogs.ts";
import type { SalesData } from "../view.ts";
import type { PaymentOf } from "./filter.ts";
import { LedgerTable } from "./ledger-table.tsx";
import type { SaleAction } from "./sale-actions.tsx";

interface LedgerProps {
  readonly data: SalesData;
  /** Those that the filters leave. */
  readonly booked: readonly BookedEntry[];
  readonly costs: CostsBySale;
  readonly paymentOf: PaymentOf;
  readonly onInvoice: (saleId: string) => void;
}

/** What of a sale is changed by a dialog of its own. */
interface Acted {
  readonly action: Exclude<SaleAction, "invoice">;
  readonly saleId: string;
}

/** The ledger's table, and the dialogs of a sale that it opens: the page is not rendered again for one. */
export function Ledger({ data, booked, costs, paymentOf, onInvoice }: LedgerProps) {
  const [acted, setActed] = useState<Acted | null>(null);
  const act = useCallback(
    (action: SaleAction, { id }: Sale) =>
      action === "invoice" ? onInvoice(id) : setActed({ action, saleId: id }),
    [onInvoice],
  );
  const owedBySale = useOwedBySale();
  return (
    <>
      <LedgerTable
        owedBySale={owedBySale}
        works={data.works}
        user={data.user}
        paymentOf={paymentOf}
        costs={costs}
        booked={booked}
        onAct={act}
      />
      <SaleDialogs data={data} acted={acted} onClose={() => setActed(null)} />
    </>
  );
}

interface SaleDialogsProps {
  readonly data: SalesData;
  /** What was chosen in the ledger, and of which sale. */
  readonly acted: Acted | null;
  readonly onClose: () => void;
}

function SaleDialogs({ data, acted, onClose }: SaleDialogsProps) {
  const { user, works, sales } = data;
  if (acted === null) return null;
  const { saleId } = acted;
  if (acted.action === "complete") {
    return (
      <LazyDialog part={completeSaleDialog} isOpen onClose={onClose}>
        {({ CompleteSaleDialog }) => (
          <CompleteSaleDialog saleId={saleId} works={works} onClose={onClose} userId={user.id} />
        )}
      </LazyDialog>
    );
  }
  const sale = sales.find(({ id }) => id === saleId);
  if (!sale) return null;
  return (
    <LazyDialog part={salePaymentDialog} isOpen onClose={onClose}>
      {({ SalePaymentDialog }) => (
        <SalePaymentDialog sale={sale} onClose={onClose} userId={user.id} />
      )}
    </LazyDialog>
  );
}
