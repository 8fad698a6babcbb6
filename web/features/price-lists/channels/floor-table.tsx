import { useTranslations } from "use-intl";
import type { Currency } from "#schema/currency.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { Table, TableBody, TableHead, Td, Th } from "#web/ui/table.tsx";
import { WideTable } from "#web/ui/wide-table.tsx";
import { useChannelName } from "#web/works/use-channel-name.ts";
import type { ChannelFigures, SizeFigures } from "./channel-figures.ts";
import { wholeUp } from "./channel-words.tsx";

interface FloorTableProps {
  readonly figures: SizeFigures;
  readonly currency: Currency;
}

/** With so many channels each has a column where there is room; with more, a row. */
const mostColumns = 7;

/** The prices below which a sale loses money, or pays less than the artist's own rate. */
export function FloorTable({ figures, currency }: FloorTableProps) {
  const t = useTranslations("priceList.channels.floors");
  const mayBeWide = figures.rows.length <= mostColumns;
  return (
    <div className="pt-7">
      <p aria-hidden="true" className="pb-2 text-1 text-ink-2">
        {t("caption")}
      </p>
      {mayBeWide && (
        <div className="max-xl:hidden">
          <ByColumn figures={figures} currency={currency} />
        </div>
      )}
      <div className={mayBeWide ? "xl:hidden" : ""}>
        <ByRow figures={figures} currency={currency} />
      </div>
    </div>
  );
}

const cell = "py-1.75 pl-4";

function ByColumn({ figures, currency }: FloorTableProps) {
  const t = useTranslations("priceList.channels.floors");
  const channelName = useChannelName();
  const floors = useFloors(figures, currency);
  return (
    <Table caption={t("caption")}>
      <TableHead isRuled={false} className="align-bottom">
        <Td />
        {figures.rows.map(({ channel }) => (
          <Th key={channel.id} isNumber className={`${cell} wrap-anywhere`}>
            {channelName(channel)}
          </Th>
        ))}
      </TableHead>
      <TableBody>
        {floors.map(({ id, name, priceIn }) => (
          <tr key={id} className="border-t border-rule first:border-0">
            <Th scope="row" className="py-1.75">
              {name}
            </Th>
            {figures.rows.map((row) => (
              <Td key={row.channel.id} isNumber className={cell}>
                {priceIn(row)}
              </Td>
            ))}
          </tr>
        ))}
      </TableBody>
    </Table>
  );
}

function ByRow({ figures, currency }: FloorTableProps) {
  const t = useTranslations("priceList.channels.floors");
  const channelName = useChannelName();
  const floors = useFloors(figures, currency);
  return (
    <WideTable label={t("caption")}>
      <Table caption={t("caption")}>
        <TableHead isRuled={false} className="align-bottom">
          <Td />
          {floors.map(({ id, name }) => (
            <Th key={id} isNumber className={cell}>
              {name}
            </Th>
          ))}
        </TableHead>
        <TableBody>
          {figures.rows.map((row) => (
            <tr key={row.channel.id} className="border-t border-rule first:border-0">
              <Th scope="row" className="min-w-26 py-1.75 wrap-anywhere">
                {channelName(row.channel)}
              </Th>
              {floors.map(({ id, priceIn }) => (
                <Td key={id} isNumber className={cell}>
                  {priceIn(row)}
                </Td>
              ))}
            </tr>
          ))}
        </TableBody>
      </Table>
    </WideTable>
  );
}

/** The floors with their names; the artist's own rate has one where hours are known. */
function useFloors({ costs, rateCents }: SizeFigures, currency: Currency) {
  const t = useTranslations("priceList.channels.floors");
  const prices = usePrices();
  /** From there on it holds: rounded up to whole dollars. */
  const price = (cents: number) =>
    Number.isFinite(cents) ? prices.amount(wholeUp(cents), currency) : t("never");
  const covers = {
    id: "covers",
    name: t("coversFrom"),
    priceIn: ({ coversFrom }: ChannelFigures) => price(coversFrom),
  };
  const pays = {
    id: "pays",
    name: t("paysFrom", { rate: prices.money(rateCents, currency) }),
    priceIn: ({ paysFrom }: ChannelFigures) => price(paysFrom),
  };
  return costs.hours > 0 ? [covers, pays] : [covers];
}
