import { useTranslations } from "use-intl";
import type { Cents } from "#schema/money.ts";
import type { QuarterSum } from "#schema/sales/ledger-sums.ts";
import { ColumnHead } from "#web/ui/column-head.tsx";
import { usePrices } from "#web/works/use-prices.ts";
import { useQuarterNames } from "../use-quarter-names.ts";

interface MeterTableProps {
  readonly before: readonly QuarterSum[];
  readonly current: readonly QuarterSum[];
  readonly limit: Cents;
}

/** What the drawing shows, as a table in its place. */
export function MeterTable({ before, current, limit }: MeterTableProps) {
  const t = useTranslations("sales.meter.table");
  const names = useQuarterNames();
  const prices = usePrices();
  const money = (cents: Cents) => prices.money(cents, "CAD");
  const sum = before.reduce((total, { cents }) => total + cents, 0);
  return (
    <table className="mt-4 w-full max-w-140 border-collapse text-2">
      <caption className="sr-only">{t("caption")}</caption>
      <thead className="text-1 text-ink-2">
        <tr className="border-b border-ink">
          <ColumnHead name={t("quarter")} />
          <ColumnHead name={t("amount")} isNumber />
        </tr>
      </thead>
      <tbody>
        {before.map((quarter) => (
          <Row
            key={`${quarter.year} ${quarter.quarter}`}
            name={names.long(quarter)}
            amount={money(quarter.cents)}
          />
        ))}
        <Row name={t("sum")} amount={money(sum)} isSum />
        {current.map((quarter) => (
          <Row
            key={`${quarter.year} ${quarter.quarter}`}
            name={t("current", { name: names.long(quarter) })}
            amount={money(quarter.cents)}
          />
        ))}
        <Row name={t("limit")} amount={money(limit)} />
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly name: string;
  readonly amount: string;
  readonly isSum?: boolean;
}

function Row({ name, amount, isSum = false }: RowProps) {
  return (
    <tr className={`border-b ${isSum ? "border-ink font-strong" : "border-rule"}`}>
      <th scope="row" className="py-2 text-left font-[inherit]">
        {name}
      </th>
      <td className="py-2 text-right">{amount}</td>
    </tr>
  );
}
