import { useLocale } from "#web/i18n/locale.ts";
import { usePrices } from "#web/i18n/prices.ts";
import type { SoldWork } from "./dealings.ts";

/** What works were sold for after their discounts, before tax: `CA$400`, a currency apart. */
export function useSum(): (works: readonly SoldWork[]) => string {
  const prices = usePrices();
  const locale = useLocale();
  return (works) => {
    const byCurrency = Map.groupBy(works, ({ sale }) => sale.currency);
    const sums = Array.from(byCurrency, ([currency, sold]) =>
      prices.money(
        sold.reduce((sum, { sale }) => sum + sale.priceCents - sale.discountCents, 0),
        currency,
      ),
    );
    return new Intl.ListFormat(locale).format(sums);
  };
}
