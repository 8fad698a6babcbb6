import { useTranslations } from "use-intl";
import type { Medium } from "#schema/artworks/media.ts";
import { distinctSizes, type FaceSize, sizeKey, standardSizes } from "#schema/price-lists/sizes.ts";
import { useFormat } from "#web/i18n/format.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { Table, TableBody, TableHead, Td, Th } from "#web/ui/table.tsx";
import { WideTable } from "#web/ui/wide-table.tsx";
import { useSizeName } from "../use-size-name.ts";
import type { PriceListView } from "../view.ts";
import { dayError, usualDay } from "./holds-from.ts";
import { type ComparedSize, compareLists } from "./list-preview.ts";
import type { NextList } from "./use-next-list.ts";

interface OldBesideNewProps {
  readonly view: PriceListView;
  readonly next: NextList;
}

/** What each size of the medium in focus asks in the old list and in the new one. */
export function OldBesideNew({ view, next }: OldBesideNewProps) {
  const t = useTranslations("priceList.next.comparison");
  const mediumName = useTranslations("choices.medium");
  const { medium, latest, rates, settings } = view;
  const sizeName = useSizeName(view.units);
  if (medium === null) return <p className="text-2 text-ink-2">{t("none")}</p>;
  const rows = compareLists({ before: latest, after: next }, medium, sizesOf(view, medium), rates);
  const hasOld = rows.some(({ beforeCents }) => beforeCents !== null);
  const falling = rows.filter(isFalling);
  const name = mediumName(medium);
  return (
    <>
      <h3 className="font-display text-[1.1875rem]/[1.625rem] font-[460] pb-2.5">
        {t(hasOld ? "title" : "titleFirst", { medium: name })}
      </h3>
      <Comparison view={view} rows={rows} hasOld={hasOld} name={name} />
      {falling.length > 0 && (
        <p className="pt-3 text-1 text-ink-2">
          {t("falls", { sizes: falling.map(sizeName).join(", ") })}
        </p>
      )}
      {hasOld && latest && latest.currency !== settings.currency && (
        <p className="pt-3 text-1 text-ink-2">{t("converted", { currency: settings.currency })}</p>
      )}
    </>
  );
}

function isFalling({ beforeCents, afterCents }: ComparedSize): boolean {
  return beforeCents !== null && afterCents < beforeCents;
}

/** The standard sizes, and those that the artist has set prices for, in the order of the area. */
function sizesOf({ units, settings, latest }: PriceListView, medium: Medium): FaceSize[] {
  const anchors = [...settings.anchors, ...(latest?.anchors ?? [])].filter(
    (anchor) => anchor.medium === medium,
  );
  return distinctSizes([...standardSizes(units), ...anchors]);
}

interface ComparisonProps {
  readonly view: PriceListView;
  readonly rows: readonly ComparedSize[];
  readonly hasOld: boolean;
  readonly name: string;
}

const head = "pb-2 pl-3 max-xs:pl-1.5";
const cell = "py-1.25 pl-3 max-xs:pl-1.5";

function Comparison({ view, rows, hasOld, name }: ComparisonProps) {
  const t = useTranslations("priceList.next.comparison");
  const { units, settings, latest, inForce, now } = view;
  const format = useFormat();
  const prices = usePrices();
  const sizeName = useSizeName(units);
  const highest = Math.max(
    ...rows.map(({ afterCents, beforeCents }) => Math.max(afterCents, beforeCents ?? 0)),
  );
  const planned = settings.holdsFrom;
  const day =
    planned !== null && dayError(planned, now) === null
      ? planned
      : usualDay(now, latest?.holdsFrom ?? null);
  const isCurrent = latest === null || latest === inForce;
  return (
    <WideTable label={t("caption", { medium: name })}>
      <Table caption={t("caption", { medium: name })}>
        <TableHead>
          <Th className="pb-2">{t(units === "metric" ? "centimetres" : "inches")}</Th>
          {hasOld && (
            <Th isNumber className={head}>
              {isCurrent ? t("now") : t("earlier", { number: latest.number ?? 0 })}
            </Th>
          )}
          <Th isNumber className={head}>
            {t("from", { date: format.day(day) })}
          </Th>
          {hasOld && <Th isHidden>{t("difference")}</Th>}
          <Td aria-hidden="true" className="w-42 max-md:hidden" />
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <tr key={sizeKey(row)} className="border-b border-rule align-baseline text-3">
              <Th scope="row" className="py-1.25 text-2 whitespace-nowrap">
                {sizeName(row)}
              </Th>
              {hasOld && (
                <Td isNumber className={`${cell} font-display text-[1.0625rem]/6 text-ink-2`}>
                  {row.beforeCents !== null && prices.amount(row.beforeCents, settings.currency)}
                </Td>
              )}
              <Td isNumber className={`${cell} font-display text-[1.0625rem]/6`}>
                {prices.amount(row.afterCents, settings.currency)}
              </Td>
              {hasOld && (
                <Td isNumber className={`${cell} text-2 max-xs:text-1 text-ink-2`}>
                  <Difference row={row} view={view} />
                </Td>
              )}
              <Td aria-hidden="true" className="pl-5 max-md:hidden">
                <Strip row={row} highest={highest} />
              </Td>
            </tr>
          ))}
        </TableBody>
      </Table>
    </WideTable>
  );
}

function Difference({ row, view }: { readonly row: ComparedSize; readonly view: PriceListView }) {
  const t = useTranslations("priceList.next.comparison");
  const prices = usePrices();
  if (row.beforeCents === null) return null;
  const cents = row.afterCents - row.beforeCents;
  const amount = prices.amount(Math.abs(cents), view.settings.currency);
  if (cents === 0) return t("same");
  return t(cents > 0 ? "up" : "down", { amount });
}

const stripWidth = 150;

/** The old price as an outline, and in pigment what the new one adds. */
function Strip({ row, highest }: { readonly row: ComparedSize; readonly highest: number }) {
  const across = (cents: number) => (cents / highest) * (stripWidth - 2);
  const before = across(Math.min(row.beforeCents ?? 0, row.afterCents));
  const added = across(row.afterCents) - before;
  return (
    <svg aria-hidden="true" width={stripWidth} height="12" className="inline-block">
      <rect x="0.5" y="1.5" width={before} height="9" className="fill-none stroke-rule-2" />
      {added > 0 && (
        <rect
          x={before + 0.5}
          y="1"
          width={Math.max(added, 1.5)}
          height="10"
          className="fill-pigment"
        />
      )}
    </svg>
  );
}
