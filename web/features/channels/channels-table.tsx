import { useTranslations } from "use-intl";
import type { SalesChannel } from "#schema/channels/channel.ts";
import type { Currency } from "#schema/currency.ts";
import { useFormat } from "#web/i18n/format.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { Table, TableBody, TableHead, Td, Th } from "#web/ui/table.tsx";
import { useChannelName } from "#web/works/use-channel-name.ts";

interface ChannelsTableProps {
  readonly channels: readonly SalesChannel[];
  readonly currency: Currency;
}

const cell = "py-2.5 pr-4 align-top max-md:p-0";

/** The ways to sell with their terms; on phones one below the other. */
export function ChannelsTable({ channels, currency }: ChannelsTableProps) {
  const t = useTranslations("priceList.channels.table");
  return (
    <Table caption={t("caption")} stacksBelow="md">
      <TableHead>
        <Th className="pb-2">{t("channel")}</Th>
        <Th className="pb-2">{t("kind")}</Th>
        <Th className="w-[18%] pb-2">{t("commission")}</Th>
        <Th className="w-[26%] pb-2">{t("fees")}</Th>
      </TableHead>
      <TableBody>
        {channels.map((channel) => (
          <ChannelRow key={channel.id} channel={channel} currency={currency} />
        ))}
      </TableBody>
    </Table>
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
      <Th scope="row" className={`${cell} wrap-anywhere max-md:col-span-2 max-md:font-strong`}>
        {channelName(channel)}
        {channel.chargesTax && (
          <span className="block text-1 font-normal text-ink-2">{t("chargesTax")}</span>
        )}
      </Th>
      <Td className={`${cell} text-ink-2 max-md:col-span-2 max-md:text-1`}>
        {kindName(channel.kind)}
      </Td>
      <Td className={cell}>
        <Label>{t("commission")}</Label>
        {t("percent", { percent: format.number(channel.commission * 100) })}
      </Td>
      <Td className={cell}>
        <Label>{t("fees")}</Label>
        {fees(channel)}
      </Td>
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
