import { type ReactNode, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import type { Invoice } from "#schema/sales/invoice.ts";
import { hasUnlimitedUse } from "#schema/user.ts";
import { localDay } from "#web/browser/local-day.ts";
import { GuardedParts } from "#web/forms/guarded-parts.tsx";
import { Button } from "#web/ui/button.tsx";
import { PlanNote } from "#web/ui/plan-note.tsx";
import { bookedEntries } from "#web/works/books/booked-entries.ts";
import { AnnualNote } from "./annual-note.tsx";
import { InvoicesSection } from "./invoices/invoices-section.tsx";
import { filterEntries, noFilter, paymentsBy } from "./ledger/filter.ts";
import { Filters } from "./ledger/filters.tsx";
import { LedgerTable } from "./ledger/ledger-table.tsx";
import type { SaleAction } from "./ledger/sale-actions.tsx";
import { SupplierMeter } from "./meter/supplier-meter.tsx";
import { RecordSale } from "./sale/record-sale.tsx";
import { SaleDialogs } from "./sale-dialogs.tsx";
import { EmptySales, OfflineNote } from "./sales-states.tsx";
import { TwelveMonths } from "./twelve-months.tsx";
import { costsBySale, type SalesData } from "./view.ts";

interface SalesSectionsProps {
  readonly data: SalesData;
  readonly frame: (action: ReactNode, content: ReactNode) => ReactNode;
  readonly onUpgrade: () => void;
  readonly onPrintInvoice: (invoice: Invoice) => void;
}

/** The sums, the limit, the ledger with its filters, and the invoices. */
export function SalesSections(props: SalesSectionsProps) {
  const { data, frame, onUpgrade, onPrintInvoice } = props;
  const { user, works, sales, invoices, channels, business, rates } = data;
  const t = useTranslations("sales.ledger");
  const isPro = hasUnlimitedUse(user);
  const [isRecording, setRecording] = useState(false);
  const [acted, setActed] = useState<{ action: SaleAction; saleId: string } | null>(null);
  const [filter, setFilter] = useState(noFilter);
  const today = localDay(new Date());
  const booked = useMemo(
    () => bookedEntries({ sales, invoices, business }),
    [sales, invoices, business],
  );
  const entries = useMemo(() => booked.map(({ entry }) => entry), [booked]);
  const costs = useMemo(() => costsBySale(works, sales), [works, sales]);
  const paymentOf = useMemo(() => paymentsBy(invoices), [invoices]);
  const shown = useMemo(
    () => filterEntries(booked, filter, paymentOf),
    [booked, filter, paymentOf],
  );
  return (
    <GuardedParts>
      {frame(
        isPro && (
          <Button variant="filled" onClick={() => setRecording(true)} className="md:w-full">
            {t("record")}
          </Button>
        ),
        <>
          <OfflineNote />
          {!isPro && (
            <PlanNote text={t("kept.text")} button={t("kept.button")} onPress={onUpgrade} />
          )}
          {booked.length === 0 ? (
            <EmptySales hasWorks={works.length > 0} />
          ) : (
            <>
              <section className="gap-x-12 pt-8 pb-10 lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]">
                <TwelveMonths
                  {...{ entries, costs, today, invoices }}
                  exported={shown}
                  isWhole={shown.length === booked.length}
                />
                <div className="min-w-0 max-lg:pt-8">
                  <SupplierMeter {...{ entries, today }} registrations={business.registrations} />
                  {user.salesHistory !== null && (
                    <AnnualNote {...{ entries, today }} band={user.salesHistory} />
                  )}
                </div>
              </section>
              <Filters {...{ booked, filter }} shown={shown.length} onFilter={setFilter} />
              <LedgerTable
                {...{ works, user, paymentOf, costs }}
                booked={shown}
                onAct={(action, { id }) => setActed({ action, saleId: id })}
              />
            </>
          )}
          <InvoicesSection {...{ invoices, today }} userId={user.id} onPrint={onPrintInvoice} />
        </>,
      )}
      <RecordSale
        {...{ works, channels, rates }}
        userId={user.id}
        isOpen={isRecording}
        onClose={() => setRecording(false)}
      />
      <SaleDialogs
        {...{ data, acted }}
        onClose={() => setActed(null)}
        onPrintInvoice={onPrintInvoice}
      />
    </GuardedParts>
  );
}
