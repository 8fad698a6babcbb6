import { Fragment, memo, useMemo, useRef } from "react";
import { useTranslations } from "use-intl";
import type { User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { unitsOf } from "#schema/units.ts";
import { useFormat } from "#web/i18n/format.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { SpacerRow, Table, TableBody, TableHead, Td, Th } from "#web/ui/table.tsx";
import { type RowInView, useRowsInView } from "#web/ui/use-rows-in-view.ts";
import type { BookedEntry } from "#web/works/books/booked-entries.ts";
import {
  type CostsBySale,
  type LedgerQuarter,
  type LedgerTotals,
  quartersOf,
  totalsOf,
} from "#web/works/books/ledger-sums.ts";
import type { OwedSale } from "#web/works/consignments/open-sales.ts";
import { useQuarterNames } from "../use-quarter-names.ts";
import type { PaymentOf } from "./filter.ts";
import { LedgerRow } from "./ledger-row.tsx";
import type { SaleAction } from "./sale-actions.tsx";

interface LedgerTableProps {
  readonly booked: readonly BookedEntry[];
  readonly costs: CostsBySale;
  readonly works: readonly Artwork[];
  readonly user: User;
  readonly paymentOf: PaymentOf;
  readonly owedBySale: ReadonlyMap<string, OwedSale>;
  readonly onAct: (action: SaleAction, sale: Sale) => void;
}

/** Entries of one quarter with their sums; `at` is the index of its heading among the headings and entries. */
interface Quarter extends LedgerQuarter<BookedEntry> {
  readonly key: string;
  readonly at: number;
  readonly totals: LedgerTotals;
}

/** In pixels. */
const rowHeight = 97;
const columns = 7;

/** The entries by quarter, each with its sums. Memoized: it has thousands of rows, and dialogs open above it. */
export const LedgerTable = memo(function LedgerTable(props: LedgerTableProps) {
  const { booked, costs, works, user, paymentOf, owedBySale, onAct } = props;
  const t = useTranslations("sales.ledger.table");
  const names = useQuarterNames();
  const prices = usePrices();
  const table = useRef<HTMLTableElement>(null);
  const quarters = useMemo(() => quartersWithSums(booked, costs), [booked, costs]);
  const workById = useMemo(() => new Map(works.map((work) => [work.id, work])), [works]);
  const keys = useMemo(
    () => quarters.flatMap(({ key, entries }) => [key, ...entries.map((each) => each.key)]),
    [quarters],
  );
  const headings = useMemo(() => quarters.map(({ at }) => at), [quarters]);
  const { rows, after, measure, trackFocus } = useRowsInView({
    list: table,
    keys,
    height: rowHeight,
    always: headings,
  });
  if (booked.length === 0) return null;
  return (
    <>
      <Table
        ref={table}
        caption={t("label")}
        stacksBelow="md"
        aria-rowcount={keys.length + 1}
        className="mt-6"
        onFocus={trackFocus}
      >
        <TableHead aria-rowindex={1}>
          <Th isHidden className="w-24">
            {t("picture")}
          </Th>
          <Th className="py-2 pl-5">{t("work")}</Th>
          <Th className="w-[13%] py-2 pr-5">{t("sold")}</Th>
          <Th className="w-[20%] py-2 pr-5">{t("channel")}</Th>
          <Th isNumber className="w-[12%] py-2 pr-5">
            {t("price", { sign: prices.sign("CAD").trim() })}
          </Th>
          <Th isNumber className="w-[11%] py-2">
            {t("reached")}
          </Th>
          <Th isHidden className="w-[11%] print:hidden">
            {t("actions")}
          </Th>
        </TableHead>
        {quarters.map((quarter) => (
          <TableBody key={quarter.key}>
            {rowsOf(quarter, rows).map(({ index, before }) => {
              const each = quarter.entries[index - quarter.at - 1];
              return (
                <Fragment key={keys[index]}>
                  <SpacerRow columns={columns} height={before} />
                  {each ? (
                    <LedgerRow
                      index={index}
                      measure={measure}
                      booked={each}
                      costs={costs}
                      work={workById.get(each.sale?.artworkId ?? "") ?? null}
                      units={unitsOf(user)}
                      payment={paymentOf(each)}
                      owed={owedBySale.get(each.sale?.id ?? "") ?? null}
                      onAct={onAct}
                    />
                  ) : (
                    <QuarterHead
                      index={index}
                      measure={measure}
                      name={names.long(quarter)}
                      totals={quarter.totals}
                    />
                  )}
                </Fragment>
              );
            })}
            {quarter === quarters.at(-1) && <SpacerRow columns={columns} height={after} />}
          </TableBody>
        ))}
      </Table>
      <p className="max-w-[90ch] pt-4 text-1 text-ink-2">{t("note")}</p>
    </>
  );
});

function quartersWithSums(booked: readonly BookedEntry[], costs: CostsBySale): Quarter[] {
  let at = 0;
  return quartersOf(booked).map((quarter) => {
    const { year, entries } = quarter;
    const totals = totalsOf(
      entries.map(({ entry }) => entry),
      costs,
    );
    const withSums = { ...quarter, key: `${year} ${quarter.quarter}`, at, totals };
    at += 1 + entries.length;
    return withSums;
  });
}

/** Of the rows that are rendered, those of a quarter. */
function rowsOf<Row extends { readonly index: number }>(
  { at, entries }: Quarter,
  rows: readonly Row[],
): Row[] {
  return rows.filter(({ index }) => index >= at && index <= at + entries.length);
}

interface QuarterHeadProps extends RowInView {
  readonly name: string;
  readonly totals: LedgerTotals;
}

function QuarterHead({ index, measure, name, totals }: QuarterHeadProps) {
  const t = useTranslations("sales.ledger.table");
  const format = useFormat();
  const prices = usePrices();
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      className="border-b border-ink font-display text-4 font-[440] max-md:flex max-md:flex-wrap max-md:items-baseline max-md:justify-between max-md:text-[1.1875rem]/6 max-2xs:block"
    >
      <Th
        scope="rowgroup"
        colSpan={4}
        className="pt-10 pb-3 max-2xs:block max-md:min-w-0 max-md:flex-1 max-md:pt-7 max-md:pr-4 max-md:pb-2"
      >
        {name}
        <span className="block pt-0.5 font-text text-1 font-[400] text-ink-2">
          {t("quarterSums", {
            commission: format.amount(totals.commissionCents),
            fees: format.amount(totals.feeCents),
            shipping: format.amount(totals.shippingCents),
            net: format.amount(totals.netCents),
            tax: format.amount(totals.taxCents),
          })}
          {totals.awaitingRate > 0 && `. ${t("quarterWaiting", { count: totals.awaitingRate })}`}
          {totals.awaitingTax > 0 && `. ${t("quarterTaxMissing", { count: totals.awaitingTax })}`}
        </span>
      </Th>
      <Td
        isNumber
        className="pt-10 pr-5 pb-3 align-top text-[1.1875rem]/7 max-md:p-0 max-2xs:block max-2xs:text-left"
      >
        {prices.money(totals.paidCents, "CAD")}
      </Td>
      <Td isNumber className="pt-10 pb-3 align-top text-[1.1875rem]/7 text-ink-2 max-md:hidden">
        {format.amount(totals.leftCents)}
      </Td>
      <Td className="max-md:hidden print:hidden" />
    </tr>
  );
}
