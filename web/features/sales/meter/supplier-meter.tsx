import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import type { LedgerEntry } from "#schema/sales/ledger.ts";
import type { BusinessRegistration } from "#schema/sales/registration.ts";
import { smallSupplierLimitCents } from "#schema/sales/small-supplier.ts";
import { useArtistProvince } from "#web/api/artist-place.ts";
import { useFormat } from "#web/i18n/format.ts";
import { joinWithDots } from "#web/i18n/join-with-dots.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { TextButton } from "#web/ui/button.tsx";
import { type QuarterSum, supplierQuarters } from "#web/works/books/ledger-sums.ts";
import { useQuarterNames } from "../use-quarter-names.ts";
import { MeterChart } from "./meter-chart.tsx";
import { MeterTable } from "./meter-table.tsx";

interface SupplierMeterProps {
  readonly entries: readonly LedgerEntry[];
  readonly today: string;
  readonly registrations: readonly BusinessRegistration[];
}

const limit = smallSupplierLimitCents;

/** Sales of this quarter and of the four before it, each against the small-supplier limit. It informs only. */
export function SupplierMeter({ entries, today, registrations }: SupplierMeterProps) {
  const t = useTranslations("sales.meter");
  const prices = usePrices();
  const id = useId();
  const [isTable, setTable] = useState(false);
  const quarters = supplierQuarters(entries, today);
  const before = quarters.slice(0, -1);
  const current = quarters.slice(-1);
  const heading = useHeading("heading", before);
  const currentHeading = useHeading("current", current);
  const beforeWords = useQuarterSums(before, false);
  const currentWords = useQuarterSums(current, true);
  const awaitingRate = quarters.reduce((sum, quarter) => sum + quarter.awaitingRate, 0);
  const inQuebec = String(useArtistProvince() === "QC");
  const words = { limit: prices.money(limit, "CAD") };
  const isOverInQuarter = sumOf(current) > limit;
  const isOverInFour = sumOf(before) > limit;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-display text-[1.1875rem]/6 font-[440]">
        {heading}
      </h3>
      <p className="max-w-[90ch] pt-1 text-1 text-ink-2">
        {isOverInQuarter && (
          <strong className="font-strong text-ink">{t("overInQuarter", words)} </strong>
        )}
        {isOverInFour && (
          <strong className="font-strong text-ink">{t("overInFour", words)} </strong>
        )}
        {!(isOverInQuarter || isOverInFour) && `${t("under", words)} `}
        <Registered registrations={registrations} />
        {awaitingRate > 0 && `${t("waiting", { count: awaitingRate })} `}
        {t("counts")} {t("source", { inQuebec })}
      </p>
      {isTable ? (
        <MeterTable before={before} current={current} limit={limit} />
      ) : (
        <>
          <MeterChart
            amounts={before.map(({ cents }) => cents)}
            limit={limit}
            label={t("picture", { heading, quarters: beforeWords })}
          />
          <p aria-hidden="true" className="pt-1 text-1 text-ink-2">
            {beforeWords}
          </p>
          <h4 className="pt-5 text-2">{currentHeading}</h4>
          <MeterChart
            amounts={current.map(({ cents }) => cents)}
            limit={limit}
            label={t("picture", { heading: currentHeading, quarters: currentWords })}
          />
        </>
      )}
      <TextButton onClick={() => setTable(!isTable)} className="mt-1 print:hidden">
        {t(isTable ? "showPicture" : "showTable")}
      </TextButton>
    </section>
  );
}

function sumOf(quarters: readonly QuarterSum[]): number {
  return quarters.reduce((sum, { cents }) => sum + cents, 0);
}

function useHeading(key: "heading" | "current", quarters: readonly QuarterSum[]): string {
  const t = useTranslations("sales.meter");
  const prices = usePrices();
  const format = useFormat();
  const isPrefix = format.currencySide === "prefix";
  return t(key, {
    amount: prices.money(sumOf(quarters), "CAD"),
    limit: isPrefix ? prices.amount(limit, "CAD") : prices.money(limit, "CAD"),
  });
}

/** `Jan–Mar 1,025 · Apr–Jun 1,900` */
function useQuarterSums(quarters: readonly QuarterSum[], isCurrent: boolean): string {
  const t = useTranslations("sales.meter");
  const names = useQuarterNames();
  const prices = usePrices();
  return joinWithDots(
    quarters.map((quarter) =>
      t(isCurrent ? "quarterSumSoFar" : "quarterSum", {
        name: names.short(quarter),
        amount: prices.amount(quarter.cents, "CAD"),
      }),
    ),
  );
}

/** Since when the artist is registered for the taxes that the limit is about. */
function Registered({ registrations }: Pick<SupplierMeterProps, "registrations">) {
  const t = useTranslations("sales.meter");
  const format = useFormat();
  const locale = useLocale();
  const federal = registrations.filter(({ tax }) => tax === "gst-hst" || tax === "qst");
  const days = Map.groupBy(federal, ({ since }) => since);
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  return [...days]
    .map(
      ([since, taxes]) =>
        `${t("registered", {
          taxes: list.format(
            taxes.map(({ tax }) => (tax === "qst" ? t("taxes.qst") : t("taxes.gst-hst"))),
          ),
          day: format.longDate(`${since}T12:00`),
        })} `,
    )
    .join("");
}
