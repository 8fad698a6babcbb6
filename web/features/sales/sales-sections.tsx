import { type ReactNode, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { Link } from "wouter";
import type { SalesHistory } from "#schema/artist/profile.ts";
import { hasUnlimitedUse } from "#schema/artist/user.ts";
import { appPaths } from "#schema/page-paths.ts";
import type { LedgerEntry } from "#schema/sales/ledger.ts";
import { localDay } from "#web/browser/local-day.ts";
import { Button } from "#web/ui/button.tsx";
import { LazyDialog } from "#web/ui/lazy.tsx";
import { OfflineNote } from "#web/ui/page-states.tsx";
import { PlanNote } from "#web/ui/plan-note.tsx";
import { bookedEntries } from "#web/works/books/booked-entries.ts";
import { annualSales } from "#web/works/books/ledger-sums.ts";
import { chosenSaleDialog } from "./lazy-dialogs.ts";
import { filterEntries, noFilter, paymentsBy } from "./ledger/filter.ts";
import { Filters } from "./ledger/filters.tsx";
import { Ledger } from "./ledger/ledger.tsx";
import { SupplierMeter } from "./meter/supplier-meter.tsx";
import { TwelveMonths } from "./twelve-months.tsx";
import { costsBySale, type InvoicesOf, type SalesData } from "./view.ts";

interface SalesSectionsProps {
  readonly data: SalesData;
  readonly frame: (action: ReactNode, content: ReactNode) => ReactNode;
  readonly onUpgrade: () => void;
  readonly onInvoice: (saleId: string) => void;
  readonly invoicesOf: InvoicesOf;
}

/** The sums, the limit, the ledger with its filters, and the invoices. */
export function SalesSections(props: SalesSectionsProps) {
  const { data, frame, onUpgrade, onInvoice, invoicesOf } = props;
  const { user, works, sales, invoices, business } = data;
  const t = useTranslations("sales.ledger");
  const isPro = hasUnlimitedUse(user);
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
  return frame(
    <RecordSaleButton data={data} isOffered={isPro} />,
    <>
      <OfflineNote text={t("offline")} />
      {!isPro && <PlanNote text={t("kept.text")} button={t("kept.button")} onPress={onUpgrade} />}
      {booked.length === 0 ? (
        <EmptySales hasWorks={works.length > 0} />
      ) : (
        <>
          <section className="gap-x-12 pt-8 pb-10 lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]">
            <TwelveMonths
              entries={entries}
              costs={costs}
              today={today}
              invoices={invoices}
              exported={shown}
              isWhole={shown.length === booked.length}
            />
            <div className="min-w-0 max-lg:pt-8">
              <SupplierMeter
                entries={entries}
                today={today}
                registrations={business.registrations}
              />
              {user.salesHistory !== null && (
                <AnnualNote entries={entries} today={today} band={user.salesHistory} />
              )}
            </div>
          </section>
          <Filters booked={booked} filter={filter} shown={shown.length} onFilter={setFilter} />
          <Ledger
            data={data}
            paymentOf={paymentOf}
            costs={costs}
            booked={shown}
            onInvoice={onInvoice}
          />
        </>
      )}
      {invoicesOf(invoices, today)}
    </>,
  );
}

interface RecordSaleButtonProps {
  readonly data: SalesData;
  readonly isOffered: boolean;
}

/** Opens the dialog that records a sale: the page is not rendered again for it. */
function RecordSaleButton({ data, isOffered }: RecordSaleButtonProps) {
  const t = useTranslations("sales.ledger");
  const [isRecording, setRecording] = useState(false);
  const close = () => setRecording(false);
  return (
    <>
      {isOffered && (
        <Button variant="filled" onClick={() => setRecording(true)} className="md:w-full">
          {t("record")}
        </Button>
      )}
      <LazyDialog part={chosenSaleDialog} isOpen={isRecording} onClose={close}>
        {({ RecordSale }) => (
          <RecordSale
            works={data.works}
            channels={data.channels}
            rates={data.rates}
            userId={data.user.id}
            isOpen={isRecording}
            onClose={close}
          />
        )}
      </LazyDialog>
    </>
  );
}

interface AnnualNoteProps {
  readonly entries: readonly LedgerEntry[];
  readonly today: string;
  readonly band: SalesHistory;
}

/** Says when a year's sales are not what the profile says of them. */
function AnnualNote({ entries, today, band }: AnnualNoteProps) {
  const t = useTranslations("sales.ledger.annual");
  const bandName = useTranslations("choices.salesHistory");
  const reading = annualSales(band, entries, today);
  if (reading === "within") return null;
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-8 border-y border-rule py-2.5">
      <p className="flex-[1_1_16rem] text-2">{t(reading, { band: bandName(band) })}</p>
      <Link
        href={appPaths.profile}
        onClick={() => window.scrollTo(0, 0)}
        className="target inline-flex flex-none items-center text-2"
      >
        <span className="underlined">{t("link")}</span>
      </Link>
    </div>
  );
}

/** Nothing has been sold yet. */
function EmptySales({ hasWorks }: { readonly hasWorks: boolean }) {
  const t = useTranslations("sales.ledger.empty");
  return (
    <section className="pt-9">
      <h2 className="font-display text-[1.625rem]/8 font-[420] tracking-[-0.014em]">
        {t("title")}
      </h2>
      <p className="max-w-[52ch] pt-2 text-ink-2">{t(hasWorks ? "text" : "withoutWorks")}</p>
    </section>
  );
}
