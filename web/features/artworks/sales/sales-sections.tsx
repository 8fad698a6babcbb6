import { type ReactNode, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { ledgerLines } from "#schema/sales/ledger.ts";
import { Button } from "#web/ui/button.tsx";
import type { WorksChange } from "../record/queries.ts";
import { localDay } from "../record/sale/days-on-offer.ts";
import { AnnualNote } from "./annual-note.tsx";
import { filterLines, noFilter } from "./ledger/filter.ts";
import { Filters } from "./ledger/filters.tsx";
import { LedgerTable } from "./ledger/ledger-table.tsx";
import { SupplierMeter } from "./meter/supplier-meter.tsx";
import { RecordSale } from "./record/record-sale.tsx";
import { EmptySales } from "./sales-states.tsx";
import { TwelveMonths } from "./twelve-months.tsx";
import { costsByWork, type SalesData } from "./view.ts";

interface SalesSectionsProps {
  readonly data: SalesData;
  readonly changes: WorksChange;
  readonly frame: (action: ReactNode, content: ReactNode) => ReactNode;
}

/** The sums, the limit, and the ledger with its filters. */
export function SalesSections({ data, changes, frame }: SalesSectionsProps) {
  const { user, works, sales, channels, business, rates } = data;
  const t = useTranslations("sales.ledger");
  const [isRecording, setRecording] = useState(false);
  const [filter, setFilter] = useState(noFilter);
  const today = localDay(new Date());
  const lines = useMemo(() => ledgerLines(sales, costsByWork(works), new Set()), [sales, works]);
  const shown = useMemo(() => filterLines(lines, filter), [lines, filter]);
  return (
    <>
      {frame(
        <Button variant="filled" onClick={() => setRecording(true)} className="md:w-full">
          {t("record")}
        </Button>,
        lines.length === 0 ? (
          <EmptySales hasWorks={works.length > 0} />
        ) : (
          <>
            <section className="gap-x-12 pt-8 pb-10 lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]">
              <TwelveMonths {...{ lines, today }} exported={shown} />
              <div className="min-w-0 max-lg:pt-8">
                <SupplierMeter {...{ lines, today }} registrations={business.registrations} />
                {user.salesHistory !== null && (
                  <AnnualNote {...{ lines, today }} band={user.salesHistory} />
                )}
              </div>
            </section>
            <Filters {...{ lines, filter }} shown={shown.length} onFilter={setFilter} />
            <LedgerTable {...{ works, user }} lines={shown} />
          </>
        ),
      )}
      <RecordSale
        {...{ works, channels, rates, changes }}
        userId={user.id}
        isOpen={isRecording}
        onClose={() => setRecording(false)}
      />
    </>
  );
}
