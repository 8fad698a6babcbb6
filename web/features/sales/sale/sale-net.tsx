import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { SalesChannel } from "#schema/channels/channel.ts";
import type { Rates } from "#schema/currency.ts";
import { netOf } from "#schema/price-lists/channels.ts";
import { centsOf } from "#web/forms/amount.ts";
import { useFormat } from "#web/i18n/format.ts";
import { BeyondCommission } from "#web/works/price-shares/beyond-commission.tsx";
import { priceSharesOf } from "#web/works/price-shares/price-shares.ts";
import { PriceSharesBar } from "#web/works/price-shares/price-shares-bar.tsx";
import { usePriceSharesWords } from "#web/works/price-shares/use-price-shares-words.ts";
import { costsOf } from "./costs.ts";
import { discountAsTyped, isShare, type SaleForm, typedShareOf } from "./sale-form.ts";

interface SaleNetProps {
  readonly form: SaleForm;
  readonly work: Artwork;
  readonly channels: readonly SalesChannel[];
  readonly rates: Rates;
}

/** What the sale would leave the artist, as it is typed. */
export function SaleNet({ form, work, channels, rates }: SaleNetProps) {
  const t = useTranslations("work.recordSale.net");
  const format = useFormat();
  const describe = usePriceSharesWords(work.askedCurrency);
  const channel = channels.find(({ id }) => id === form.channelId);
  const retailCents = centsOf(form.price) ?? 0;
  if (!channel || retailCents === 0 || !isShare(form.discount)) return <div className="min-h-26" />;
  const discountCents = discountAsTyped(form);
  const view = { currency: work.askedCurrency, rates };
  const net = netOf({
    retailCents,
    channel: {
      ...channel,
      discount: discountCents === null ? channel.discount : discountCents / retailCents,
      shippingCents: centsOf(form.shipping) ?? channel.shippingCents,
    },
    costs: costsOf(work, view),
  });
  const money = (cents: number) => format.money(cents, work.askedCurrency);
  return (
    <div className="min-h-26 pt-6">
      <p
        aria-live="polite"
        className={`pb-2 text-1 ${net.leftCents < 0 ? "text-error" : "text-ink-2"}`}
      >
        {net.leftCents < 0
          ? t("loses", { amount: money(-net.leftCents) })
          : net.hourlyWageCents === null
            ? t("reaches", { amount: money(net.leftCents) })
            : t("reachesHourly", {
                amount: money(net.leftCents),
                wage: money(net.hourlyWageCents),
              })}
      </p>
      <PriceSharesBar shares={priceSharesOf(net)} label={describe(net)} />
      <BeyondCommission
        terms={{ ...channel, discount: typedShareOf(form) ?? channel.discount }}
        className="pt-2"
      />
    </div>
  );
}
