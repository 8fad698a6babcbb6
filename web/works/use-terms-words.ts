import { useTranslations } from "use-intl";
import type { SalesChannel } from "#schema/channels/channel.ts";
import type { Currency } from "#schema/currency.ts";
import { isBeyondCommission } from "#schema/price-lists/channels.ts";
import { useFormat } from "#web/i18n/format.ts";
import { usePrices } from "#web/i18n/prices.ts";

/** What a channel takes, in a line: `Commission 40 %`, `2.9 % and CA$0.30 a sale`. */
export function useTermsWords(currency: Currency): (channel: SalesChannel) => string {
  const t = useTranslations("priceList.channels.terms");
  const format = useFormat();
  const prices = usePrices();
  return (channel) => {
    const { commission, percentageFee, fixedFeeCents, shippingCents, discount } = channel;
    const { discountBorneBy, chargesTax } = channel;
    const percent = (share: number) => format.number(share * 100);
    const money = (cents: number) => prices.money(cents, currency);
    const fees =
      percentageFee > 0 && fixedFeeCents > 0
        ? [t("bothFees", { percent: percent(percentageFee), amount: money(fixedFeeCents) })]
        : [
            ...(percentageFee > 0 ? [t("percentageFee", { percent: percent(percentageFee) })] : []),
            ...(fixedFeeCents > 0 ? [t("fixedFee", { amount: money(fixedFeeCents) })] : []),
          ];
    const parts = [
      ...(commission > 0 ? [t("commission", { percent: percent(commission) })] : []),
      ...fees,
      ...(shippingCents > 0 ? [t("shipping", { amount: money(shippingCents) })] : []),
      ...(discount > 0
        ? [
            isBeyondCommission(channel)
              ? t("discountBeyond", {
                  percent: percent(discount),
                  own: percent(discount - commission),
                })
              : t("discount", { percent: percent(discount), bearer: discountBorneBy }),
          ]
        : []),
      ...(chargesTax ? [t("chargesTax")] : []),
    ];
    return parts.length === 0 ? t("none") : parts.join(", ");
  };
}
