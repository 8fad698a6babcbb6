import { useTranslations } from "use-intl";
import type { Invoice } from "#schema/invoices/invoice.ts";
import type { LedgerEntry } from "#schema/sales/ledger.ts";
import { useFormat } from "#web/i18n/format.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { Figure } from "#web/ui/figure.tsx";
import type { BookedEntry } from "#web/works/books/booked-entries.ts";
import { type CostsBySale, entriesOfTwelveMonths, totalsOf } from "#web/works/books/ledger-sums.ts";
import { invoicesId, useUnpaidWords } from "#web/works/books/use-unpaid-words.ts";
import { useExportSales } from "./export/use-export-sales.ts";

interface TwelveMonthsProps {
  readonly entries: readonly LedgerEntry[];
  readonly costs: CostsBySale;
  /** An ISO day. */
  readonly today: string;
  /** What the file for an accountant holds: the entries that the filters leave. */
  readonly exported: readonly BookedEntry[];
  readonly isWhole: boolean;
  readonly invoices: readonly Invoice[];
}

/** What twelve months brought, and what an hour at the easel was paid. */
export function TwelveMonths(props: TwelveMonthsProps) {
  const { entries, costs, today, exported, isWhole, invoices } = props;
  const t = useTranslations("sales.ledger.months");
  const format = useFormat();
  const prices = usePrices();
  const totals = totalsOf(entriesOfTwelveMonths(entries, today), costs);
  const { sold, takenBack, awaitingRate, awaitingTax, paidCents, leftCents } = totals;
  const { hours, hourlyWageCents } = totals;
  const amount = format.money(leftCents, "CAD");
  return (
    <div className="min-w-0">
      <h2 className="font-display text-[1.75rem]/[2.125rem] font-[440] tracking-display">
        {t("heading")}
      </h2>
      <Figure
        sign={prices.sign("CAD")}
        isSignFirst={format.currencySide === "prefix"}
        figures={prices.amount(paidCents, "CAD")}
        isLong={false}
      />
      <p className="max-w-[46ch] pt-1 text-2 text-ink-2">
        {t("sold", { count: sold })}
        {takenBack > 0 && ` ${t("takenBack", { count: takenBack })}`}
        {sold + takenBack > awaitingRate &&
          ` ${
            hourlyWageCents === null
              ? t("reached", { amount })
              : t("reachedHourly", {
                  amount,
                  hours,
                  hoursText: format.number(hours),
                  wage: format.money(hourlyWageCents, "CAD"),
                })
          }`}
      </p>
      {awaitingRate > 0 && (
        <p className="max-w-[46ch] pt-2 text-2">{t("waiting", { count: awaitingRate })}</p>
      )}
      {awaitingTax > 0 && (
        <p className="max-w-[46ch] pt-2 text-2">{t("taxMissing", { count: awaitingTax })}</p>
      )}
      <UnpaidLine invoices={invoices} />
      <ExportButton exported={exported} isWhole={isWhole} />
    </div>
  );
}

/** What is still to be paid, with the way to the invoices. */
function UnpaidLine({ invoices }: { readonly invoices: readonly Invoice[] }) {
  const t = useTranslations("sales.ledger.months");
  const words = useUnpaidWords(invoices);
  if (words === null) return null;
  return (
    <>
      <p className="max-w-[46ch] pt-2 text-2">{words}</p>
      <TextButton
        onClick={() => document.getElementById(invoicesId)?.focus()}
        className="print:hidden"
      >
        {t("unpaid")}
      </TextButton>
    </>
  );
}

interface ExportButtonProps {
  readonly exported: readonly BookedEntry[];
  readonly isWhole: boolean;
}

function ExportButton({ exported, isWhole }: ExportButtonProps) {
  const t = useTranslations("sales.export");
  const exportSales = useExportSales();
  return (
    <div className="print:hidden">
      <Button onClick={() => exportSales(exported)} className="mt-5 min-h-11! px-4.5!">
        {t("button")}
      </Button>
      <p className="pt-2 text-1 text-ink-2">{t(isWhole ? "note" : "noteFiltered")}</p>
    </div>
  );
}
