import { useTranslations } from "use-intl";
import type { Currency } from "#schema/currency.ts";
import type { Net } from "#schema/price-lists/channels.ts";
import { useFormat } from "#web/i18n/format.ts";

/** How a price is divided, in words, for those who do not see its bar. */
export function usePriceSharesWords(currency: Currency): (net: Net) => string {
  const t = useTranslations("work.net");
  const format = useFormat();
  return ({ leftCents, costsCents, feeCents, shippingCents, commissionCents, discountCents }) => {
    const money = (cents: number) => format.money(cents, currency);
    return t(discountCents === 0 ? "cuts" : "cutsWithDiscount", {
      you: money(leftCents),
      materials: money(costsCents),
      fees: money(feeCents + shippingCents),
      gallery: money(commissionCents),
      discount: money(discountCents),
    });
  };
}
