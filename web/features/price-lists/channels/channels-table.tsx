import { useTranslations } from "use-intl";
import type { Currency } from "#schema/currency.ts";
import type { SalesChannel } from "#schema/sales/channel.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useChannelName } from "#web/works/use-channel-name.ts";
import { usePrices } from "#web/works/use-prices.ts";

interface ChannelsTableProps {
  readonly channels: readonly SalesChannel[];
  readonly currency: Currency;
}

const head = "border-b border-ink pb-2 text-left text-1 [font-weight:inherit] text-ink-2";
const cell = "py-2.5 pr-4 align-top max-md:p-0";

/** The ways to sell with their terms; on phones one below the other. */
export function ChannelsTable({ channels, currency }: ChannelsTableProps) {
  const t = useTranslations("priceList.channels.table");
  return (
    <table className="w-full border-collapse text-2 max-md:block">
      <caption className="sr-only">{t("caption")}</caption>
      <thead className="max-md:sr-only">
        <tr>
          <th scope="col" className={head}>
            {t("channel")}
          </th>
          <th scope="col" className={head}>
            {t("kind")}
          </th>
          <th scope="col" className={`${head} w-[18%]`}>
            {t("commission")}
          </th>
          <th scope="col" className={`${head} w-[26%]`}>
            {t("fees")}
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {channels.map((channel) => (
          <ChannelRow key={channel.id} channel={channel} currency={currency} />
        ))}
      </tbody>
    </table>
  );
}

interface ChannelRowProps {
  readonly channel: SalesChannel;
  readonly currency: Currency;
}

function ChannelRow({ channel, currency }: ChannelRowProps) {
  const t = useTranslations("priceList.channels.table");
  const kindName = useTranslations("priceList.channels.kinds");
  const format = useFormat();
  const channelName = useChannelName();
  const fees = useFeesInWords(currency);
  return (
    <tr className="border-b border-rule max-md:grid max-md:grid-cols-2 max-md:gap-y-1 max-md:py-3">
      <th
        scope="row"
        className={`${cell} text-left [font-weight:inherit] wrap-anywhere max-md:col-span-2 max-md:font-strong`}
      >
        {channelName(channel)}
        {channel.chargesTax && (
          <span className="block text-1 font-normal text-ink-2">{t("chargesTax")}</span>
        )}
      </th>
      <td className={`${cell} text-ink-2 max-md:col-span-2 max-md:text-1`}>
        {kindName(channel.kind)}
      </td>
      <td className={cell}>
        <Label>{t("commission")}</Label>
        {t("percent", { percent: format.number(channel.commission * 100) })}
      </td>
      <td className={cell}>
        <Label>{t("fees")}</Label>
        {fees(channel)}
      </td>
    </tr>
  );
}

/** The head of a column, where the rows are one below the other; the head itself is announced. */
function Label({ children }: { readonly children: string }) {
  return (
    <span aria-hidden="true" className="block text-1 text-ink-2 md:hidden">
      {children}
    </span>
  );
}

function useFeesInWords(currency: Currency): (channel: SalesChannel) => string {
  const t = useTranslations("priceList.channels.table");
  const format = useFormat();
  const prices = usePrices();
  return ({ percentageFee, fixedFeeCents }) => {
    const percent = format.number(percentageFee * 100);
    const amount = prices.money(fixedFeeCents, currency);
    if (percentageFee > 0 && fixedFeeCents > 0) return t("bothFees", { percent, amount });
    if (percentageFee > 0) return t("percentageFee", { percent });
    return fixedFeeCents > 0 ? t("fixedFee", { amount }) : t("none");
  };
}
