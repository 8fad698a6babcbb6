import { useTranslations } from "use-intl";
import type { HistoryEntry } from "#schema/price-history.ts";
import { useFormat } from "#web/i18n/format.ts";
import { SoldDot } from "../sold-dot.tsx";
import { usePrices } from "../use-prices.ts";
import type { View } from "../view.ts";
import { describeEntries, reasonShown } from "./describe.ts";

interface HistoryTableProps {
  readonly history: readonly HistoryEntry[];
  readonly view: View;
}

/** The changes in words, newest first. */
export function HistoryTable({ history, view }: HistoryTableProps) {
  const t = useTranslations("work.history");
  const prices = usePrices();
  const format = useFormat();
  const rows = describeEntries(history).toReversed();

  /** In the currency in which it was set, which is named where it is not the one in view. */
  function amountOf({ amountCents, currency }: HistoryEntry): string | null {
    if (amountCents === null || currency === null) return null;
    return currency === view.currency
      ? prices.amount(amountCents, currency)
      : prices.money(amountCents, currency);
  }

  return (
    <table className="mt-3 w-full border-collapse text-2">
      <caption className="sr-only">{t("caption")}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t("date")}</th>
          <th scope="col">{t("what")}</th>
          <th scope="col">{t("amount")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ entry, event, key }) => (
          <tr
            key={key}
            className="border-b border-rule align-baseline last:border-0 max-md:grid max-md:grid-cols-[1fr_auto] max-md:py-2"
          >
            <td className="w-30 py-2 pr-4 whitespace-nowrap text-ink-2 max-md:col-span-2 max-md:w-auto max-md:py-0">
              {format.date(entry.at)}
            </td>
            <th scope="row" className="py-2 pr-4 text-left font-[weight:var(--w-text)] max-md:py-0">
              {entry.kind === "sold" && <SoldDot className="mr-2 size-2.75 border-[5.5px]" />}
              {t(`events.${event}`)}
              {reasonShown(entry) && (
                <span className="block text-1 wrap-anywhere text-ink-2">{reasonShown(entry)}</span>
              )}
            </th>
            <td className="py-2 text-right whitespace-nowrap max-md:py-0">{amountOf(entry)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
