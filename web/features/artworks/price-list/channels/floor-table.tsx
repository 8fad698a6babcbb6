import { useTranslations } from "use-intl";
import type { Currency } from "#schema/currency.ts";
import { useChannelName } from "../../record/use-channel-name.ts";
import { usePrices } from "../../record/use-prices.ts";
import type { SizeFigures } from "./channel-figures.ts";
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

const cell = "py-1.75 pl-4 text-right whitespace-nowrap";
const head = `${cell} text-1 [font-weight:inherit] text-ink-2`;

function ByColumn({ figures, currency }: FloorTableProps) {
  const t = useTranslations("priceList.channels.floors");
  const channelName = useChannelName();
  const { rows, costs } = figures;
  const words = useFloorWords(figures, currency);
  return (
    <table className="w-full border-collapse text-2">
      <caption className="sr-only">{t("caption")}</caption>
      <thead>
        <tr>
          <td />
          {rows.map(({ channel }) => (
            <th key={channel.id} scope="col" className={`${head} align-bottom whitespace-normal!`}>
              {channelName(channel)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row" className="py-1.75 text-left [font-weight:inherit]">
            {t("coversFrom")}
          </th>
          {rows.map(({ channel, coversFrom }) => (
            <td key={channel.id} className={cell}>
              {words.price(coversFrom)}
            </td>
          ))}
        </tr>
        {costs.hours > 0 && (
          <tr className="border-t border-rule">
            <th scope="row" className="py-1.75 text-left [font-weight:inherit]">
              {words.paysFrom}
            </th>
            {rows.map(({ channel, paysFrom }) => (
              <td key={channel.id} className={cell}>
                {words.price(paysFrom)}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}

function ByRow({ figures, currency }: FloorTableProps) {
  const t = useTranslations("priceList.channels.floors");
  const channelName = useChannelName();
  const { rows, costs } = figures;
  const words = useFloorWords(figures, currency);
  return (
    <table className="w-full border-collapse text-2">
      <caption className="sr-only">{t("caption")}</caption>
      <thead className="align-bottom">
        <tr>
          <td />
          <th scope="col" className={`${head} whitespace-normal!`}>
            {t("coversFrom")}
          </th>
          {costs.hours > 0 && (
            <th scope="col" className={`${head} whitespace-normal!`}>
              {words.paysFrom}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ channel, coversFrom, paysFrom }) => (
          <tr key={channel.id} className="border-t border-rule first:border-0">
            <th scope="row" className="py-1.75 text-left [font-weight:inherit] wrap-break-word">
              {channelName(channel)}
            </th>
            <td className={cell}>{words.price(coversFrom)}</td>
            {costs.hours > 0 && <td className={cell}>{words.price(paysFrom)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useFloorWords({ rateCents }: SizeFigures, currency: Currency) {
  const t = useTranslations("priceList.channels.floors");
  const prices = usePrices();
  return {
    paysFrom: t("paysFrom", { rate: prices.money(rateCents, currency) }),
    /** From there on it holds: rounded up to whole dollars. */
    price: (cents: number) =>
      Number.isFinite(cents) ? prices.amount(wholeUp(cents), currency) : t("never"),
  };
}
