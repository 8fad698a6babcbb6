import { useTranslations } from "use-intl";
import type { Currency } from "#schema/currency.ts";
import { useFormat } from "#web/i18n/format.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { Table, TableBody, TableHead, Td, Th } from "#web/ui/table.tsx";
import {
  PriceSharesBar,
  PriceSharesLegend,
  PriceSharesLegendEntry,
} from "#web/works/price-shares/price-shares-bar.tsx";
import { usePriceSharesWords } from "#web/works/price-shares/use-price-shares-words.ts";
import { useChannelName } from "#web/works/use-channel-name.ts";
import { useTermsWords } from "#web/works/use-terms-words.ts";
import type { ChannelFigures, SizeFigures } from "./channel-figures.ts";

interface ChannelBarsProps {
  readonly figures: SizeFigures;
  readonly currency: Currency;
}

/** Bars of one length: what reaches the artist begins at zero, so that one line through all is what the hours are worth. */
export function ChannelBars({ figures, currency }: ChannelBarsProps) {
  const t = useTranslations("priceList.channels");
  const { rows, wageCents, retailCents } = figures;
  const line = wageCents > 0 && wageCents <= retailCents ? wageCents / retailCents : null;
  return (
    <>
      <Table caption={t("caption")} stacksBelow="md" className="table-fixed">
        <colgroup className="max-md:hidden">
          <col className="w-50" />
          <col />
          <col className="w-30" />
          <col className="w-30" />
        </colgroup>
        <TableHead isRuled={false}>
          <Th className="pb-3">{t("soldThrough")}</Th>
          <Th className="pb-3">
            <span className="sr-only">{t("division")}</span>
            <Scale figures={figures} currency={currency} line={line} />
          </Th>
          <Th isNumber className="pb-3">
            {t("reachesYou")}
          </Th>
          <Th isNumber className="pb-3">
            {t("anHour")}
          </Th>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <BarRow key={row.channel.id} row={row} currency={currency} line={line} />
          ))}
        </TableBody>
      </Table>
      <Legend figures={figures} currency={currency} hasLine={line !== null} />
    </>
  );
}

interface ScaleProps extends ChannelBarsProps {
  readonly line: number | null;
}

/** The least room between two figures of the scale, as a share of its length. */
const scaleRoom = 0.3;

function Scale({ figures: { retailCents, wageCents }, currency, line }: ScaleProps) {
  const t = useTranslations("priceList.channels");
  const prices = usePrices();
  const fits = line !== null && line > scaleRoom && line < 1 - scaleRoom;
  return (
    <span aria-hidden="true" className="relative flex justify-between">
      <span>{prices.money(0, currency)}</span>
      {fits && (
        <span
          style={{ left: percent(line) }}
          className="absolute -translate-x-1/2 whitespace-nowrap text-ink"
        >
          {t("hoursLine", { amount: prices.amount(Math.round(wageCents / 100) * 100, currency) })}
        </span>
      )}
      <span>{prices.money(retailCents, currency)}</span>
    </span>
  );
}

interface BarRowProps {
  readonly row: ChannelFigures;
  readonly currency: Currency;
  readonly line: number | null;
}

/** On phones the name and the amount are above the bar, and what an hour earns below it. */
function BarRow({ row: { channel, net, shares }, currency, line }: BarRowProps) {
  const t = useTranslations("priceList.channels");
  const format = useFormat();
  const channelName = useChannelName();
  const terms = useTermsWords(currency);
  const describe = usePriceSharesWords(currency);
  return (
    <tr className="text-3 max-md:grid max-md:grid-cols-[1fr_auto] max-md:py-2">
      <Th scope="row" className="py-2 pr-4 wrap-anywhere max-md:py-0">
        {channelName(channel)}
        <span className="block text-1 text-ink-2">{terms(channel)}</span>
      </Th>
      <Td className="relative py-2 max-md:order-3 max-md:col-span-2 max-md:py-1.5">
        <PriceSharesBar shares={shares} label={describe(net)} />
        {line !== null && (
          <span
            aria-hidden="true"
            style={{ left: percent(line) }}
            className="absolute inset-y-0 -ml-0.75 w-1 border-x border-paper bg-ink max-md:inset-y-0.5"
          />
        )}
      </Td>
      <Td isNumber className="py-2 font-display text-[1.375rem]/7 max-md:py-0">
        {format.amount(net.leftCents)}
      </Td>
      <Td
        isNumber
        className="py-2 text-2 max-md:order-4 max-md:col-span-2 max-md:py-0 max-md:text-left max-md:text-1 max-md:text-ink-2"
      >
        {net.hourlyWageCents === null ? (
          <span>{t("noHours")}</span>
        ) : (
          <>
            {format.money(net.hourlyWageCents, currency)}
            <span className="md:hidden"> {t("anHourAfter")}</span>
          </>
        )}
      </Td>
    </tr>
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(3)}%`;
}

interface LegendProps extends ChannelBarsProps {
  readonly hasLine: boolean;
}

function Legend({ figures: { rows, wageCents }, currency, hasLine }: LegendProps) {
  const t = useTranslations("priceList.channels");
  const prices = usePrices();
  return (
    <PriceSharesLegend
      names={{
        you: t("reachesYou"),
        materials: t("materials"),
        fees: t("fees"),
        gallery: t("galleryKeeps"),
        ...(rows.some(({ shares }) => shares.discountCents > 0) && { discount: t("discount") }),
      }}
    >
      {hasLine && (
        <PriceSharesLegendEntry
          name={t("hoursLegend", {
            amount: prices.money(Math.round(wageCents / 100) * 100, currency),
          })}
        >
          <span className="h-4 w-0.5 flex-none bg-ink" />
        </PriceSharesLegendEntry>
      )}
    </PriceSharesLegend>
  );
}
