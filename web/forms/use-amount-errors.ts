import { useTranslations } from "use-intl";
import { useFormat } from "#web/i18n/format.ts";
import type { AmountError } from "./amount.ts";

/** What is wrong with an amount, in words; `maximum` is in dollars. */
export function useAmountErrors(): Readonly<Record<AmountError, (maximum?: number) => string>> {
  const t = useTranslations("work.errors");
  const format = useFormat();
  return {
    amount: () => t("amount"),
    zero: () => t("zero"),
    tooMuch: (maximum = 0) => t("tooMuch", { maximum: format.number(maximum) }),
  };
}
