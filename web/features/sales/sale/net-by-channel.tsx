import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Cents } from "#schema/money.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { useChannels } from "#web/api/channels.ts";
import { useFormat } from "#web/i18n/format.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { Table, TableBody, TableHead, Td, Th } from "#web/ui/table.tsx";
import {
  type NetInChannel,
  netInChannels,
  priceSharesOf,
} from "#web/works/price-shares/price-shares.ts";
import { PriceSharesBar, PriceSharesLegend } from "#web/works/price-shares/price-shares-bar.tsx";
import { usePriceSharesWords } from "#web/works/price-shares/use-price-shares-words.ts";
import { useChannelName } from "#web/works/use-channel-name.ts";
import { inView, type View } from "#web/works/view.ts";
import { WorkPageSection } from "#web/works/work-page-section.tsx";
import { costsOf } from "./costs.ts";
import { netOfSale } from "./net-of-sale.ts";

interface NetByChannelProps {
  readonly work: Artwork;
  readonly view: View;
  /** The open sale of a sold work. */
  readonly sale: Sale | null;
}

/** What the price leaves the artist in each channel; nothing without a price. */
export function NetByChannel({ work, view, sale }: NetByChannelProps) {
  const t = useTranslations("work.net");
  const prices = usePrices();
  const format = useFormat();
  const { data: channels } = useChannels();
  const retail = retailIn(work, view);
  if (retail === null || !channels) return null;
  const costs = costsOf(work, view);
  const costsCents = costs.materialsCents + costs.framingCents;
  const rows = netInChannels(retail, channels, costs).map((row) =>
    row.channel.id === sale?.channel.id ? asSold(row, netOfSale(sale, costs, view)) : row,
  );
  const losing = rows.filter(({ net }) => net.leftCents < 0);
  return (
    <WorkPageSection title={t(work.sale ? "titleSold" : "title")}>
      <p className="pt-1 text-1 text-ink-2">
        {t(costsCents === 0 ? "noteWithoutCosts" : work.framingCents > 0 ? "noteFramed" : "note", {
          price: prices.money(retail, view.currency),
          costs: format.money(costsCents, view.currency),
        })}
      </p>
      <NetTable rows={rows} view={view} soldIn={sale?.channel.id ?? null} />
      <PriceSharesLegend
        names={{ you: t("you"), materials: t("materials"), fees: t("fees"), gallery: t("gallery") }}
      />
      <Losses rows={losing} view={view} />
    </WorkPageSection>
  );
}

/** In the channel of the sale, what it came to. */
function asSold(row: NetInChannel, net: NetInChannel["net"]): NetInChannel {
  return { ...row, net, shares: priceSharesOf(net) };
}

function retailIn({ sale, askedCents, askedCurrency }: Artwork, view: View): Cents | null {
  if (sale) return inView(sale.priceCents, sale.currency, view);
  return askedCents === null ? null : inView(askedCents, askedCurrency, view);
}

interface NetTableProps {
  readonly rows: readonly NetInChannel[];
  readonly view: View;
  readonly soldIn: string | null;
}

function NetTable({ rows, view, soldIn }: NetTableProps) {
  const t = useTranslations("work.net");
  const format = useFormat();
  const channelName = useChannelName();
  const describe = usePriceSharesWords(view.currency);
  return (
    <Table caption={t("caption")} stacksBelow="xs" className="mt-3 table-fixed">
      <colgroup className="max-xs:hidden">
        <col className="w-38 max-md:w-30" />
        <col />
        <col className="w-24 max-md:w-21" />
      </colgroup>
      <TableHead isHidden>
        <Th>{t("channel")}</Th>
        <Th>{t("division")}</Th>
        <Th>{t("you")}</Th>
      </TableHead>
      <TableBody>
        {rows.map(({ channel, net, shares }) => (
          <tr
            key={channel.id}
            className={`max-xs:grid max-xs:grid-cols-[minmax(0,1fr)_auto] ${channel.id === soldIn ? "font-strong" : ""}`}
          >
            <Th scope="row" className="py-1.25 pr-3 wrap-anywhere">
              {channelName(channel)}
            </Th>
            <Td className="py-1.25 max-xs:order-last max-xs:col-span-2 max-xs:pt-0">
              <PriceSharesBar shares={shares} label={describe(net)} isSmall />
            </Td>
            <Td isNumber className="py-1.25 pl-3">
              {format.amount(net.leftCents)}
            </Td>
          </tr>
        ))}
      </TableBody>
    </Table>
  );
}

interface LossesProps {
  readonly rows: readonly NetInChannel[];
  readonly view: View;
}

/** Where the artist would pay to sell. */
function Losses({ rows, view }: LossesProps) {
  const t = useTranslations("work.net");
  const format = useFormat();
  const channelName = useChannelName();
  return rows.map(({ channel, net }) => (
    <p key={channel.id} className="pt-2 text-2 text-error">
      {t("loss", {
        channel: channelName(channel),
        amount: format.money(-net.leftCents, view.currency),
      })}
    </p>
  ));
}
