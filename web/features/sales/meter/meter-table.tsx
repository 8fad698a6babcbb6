import { useTranslations } from "use-intl";
import type { Cents } from "#schema/money.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { Table, TableBody, TableHead, Td, Th } from "#web/ui/table.tsx";
import type { QuarterSum } from "#web/works/books/ledger-sums.ts";
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
    <Table caption={t("caption")} className="mt-4 max-w-140">
      <TableHead>
        <Th className="py-2">{t("quarter")}</Th>
        <Th isNumber className="py-2">
          {t("amount")}
        </Th>
      </TableHead>
      <TableBody>
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
      </TableBody>
    </Table>
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
      <Th scope="row" className="py-2 font-[700]">
        {name}
      </Th>
      <Td isNumber className="py-2">
        {amount}
      </Td>
    </tr>
  );
}
