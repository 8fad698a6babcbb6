import { useTranslations } from "use-intl";
import type { Invoice } from "#schema/invoices/invoice.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { unpaidSums } from "./invoice-state.ts";

/** The address of the invoices within the page, where the unpaid ones are found. */
export const invoicesId = "invoices";

/** `CA$1,250.00 is still to be paid, on 2 invoices.`; null where nothing is. */
export function useUnpaidWords(invoices: readonly Invoice[]): string | null {
  const t = useTranslations("sales.invoices");
  const format = useFormat();
  const locale = useLocale();
  const { count, sums } = unpaidSums(invoices);
  if (count === 0) return null;
  const amounts = sums.map(({ cents, currency }) => format.money(cents, currency));
  const [amount = "", ...others] = amounts;
  return others.length === 0
    ? t("unpaidSum", { count, amount })
    : t("unpaidSums", { count, amounts: new Intl.ListFormat(locale).format(amounts) });
}
