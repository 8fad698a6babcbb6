import { useTranslations } from "use-intl";
import type { Currency } from "#schema/currency.ts";
import { useFormat } from "#web/i18n/format.ts";
import type { TypedTaxes } from "./sale-taxes.ts";
import { useTaxWords } from "./use-tax-words.ts";

/** The taxes of a sale that is being typed, as a sentence: what is charged, or what they depend on. */
export function useTaxSentence(currency: Currency): (taxes: TypedTaxes) => string {
  const t = useTranslations("work.taxes");
  const format = useFormat();
  const taxWords = useTaxWords(currency);
  return (taxes) => {
    if (taxes === null) return t("unknownPlace");
    if (taxes === "unknown") return t("unknownRate");
    const totalCents = taxes.lines.reduce((sum, { cents }) => sum + cents, 0);
    if (totalCents === 0) return taxWords(taxes.lines);
    return t("charged", {
      taxes: taxWords(taxes.lines),
      total: format.money(taxes.amountCents + totalCents, currency),
    });
  };
}
