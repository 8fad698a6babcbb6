import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { HistoryEntry } from "#schema/artworks/price-history.ts";
import { useFormat } from "#web/i18n/format.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { Table, TableBody, TableHead, Td, Th } from "#web/ui/table.tsx";
import { SoldDot } from "#web/works/sold-dot.tsx";
import type { View } from "#web/works/view.ts";
import { describeEntries, reasonShown } from "./describe.ts";

interface HistoryTableProps {
  readonly history: readonly HistoryEntry[];
  readonly view: View;
  /** The open sale of a sold work. */
  readonly sale: Artwork["sale"];
}

/** The changes in words, newest first. What the work is sold for is what was paid. */
export function HistoryTable({ history, view, sale }: HistoryTableProps) {
  const t = useTranslations("work.history");
  const prices = usePrices();
  const format = useFormat();
  const rows = describeEntries(history).toReversed();
  const discounted =
    sale !== null && sale.discountCents > 0 ? rows.find(isOfSale(sale)) : undefined;

  /** In the currency in which it was set, which is named where it is not the one in view. */
  function amountOf(entry: HistoryEntry): string | null {
    const { currency } = entry;
    if (entry.amountCents === null || currency === null) return null;
    const discountCents = entry === discounted?.entry ? (sale?.discountCents ?? 0) : 0;
    const amountCents = entry.amountCents - discountCents;
    return currency === view.currency
      ? prices.amount(amountCents, currency)
      : prices.money(amountCents, currency);
  }

  return (
    <Table caption={t("caption")} className="mt-3">
      <TableHead isHidden>
        <Th>{t("date")}</Th>
        <Th>{t("what")}</Th>
        <Th>{t("amount")}</Th>
      </TableHead>
      <TableBody>
        {rows.map(({ entry, event, key }) => (
          <tr
            key={key}
            className="border-b border-rule align-baseline last:border-0 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:py-2"
          >
            <Td className="w-30 py-2 pr-4 whitespace-nowrap text-ink-2 max-md:col-span-2 max-md:w-auto max-md:py-0">
              {format.date(entry.at)}
            </Td>
            <Th scope="row" className="py-2 pr-4 wrap-anywhere max-md:py-0">
              {entry.kind === "sold" && <SoldDot className="mr-2 size-2.75 border-[5.5px]" />}
              {t(`events.${event}`)}
              {sale && entry === discounted?.entry && (
                <span className="block text-1 text-ink-2">
                  {t("afterDiscount", { amount: prices.money(sale.discountCents, sale.currency) })}
                </span>
              )}
              {reasonShown(entry) && (
                <span className="block text-1 wrap-anywhere text-ink-2">{reasonShown(entry)}</span>
              )}
            </Th>
            <Td isNumber className="py-2 max-md:py-0">
              {amountOf(entry)}
            </Td>
          </tr>
        ))}
      </TableBody>
    </Table>
  );
}

/** The entry of a sale, by its price before the discount, which is what the work was offered for. */
function isOfSale({ priceCents, currency }: NonNullable<Artwork["sale"]>) {
  return ({ entry }: { readonly entry: HistoryEntry }) =>
    (entry.kind === "sold" || entry.kind === "corrected") &&
    entry.amountCents === priceCents &&
    entry.currency === currency;
}
