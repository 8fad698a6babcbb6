import { useTranslations } from "use-intl";
import { fromCents } from "#schema/money.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useLengths } from "#web/i18n/lengths.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { useChannelName } from "#web/works/use-channel-name.ts";
import { workTitle } from "#web/works/work-title.tsx";
import type { PriceListView } from "../view.ts";
import type { SizeFigures } from "./channel-figures.ts";

interface ChannelWordsProps {
  readonly figures: SizeFigures;
  readonly view: PriceListView;
}

/** What reaches the artist, where the costs are from, the floor, and where a sale loses money. */
export function ChannelWords({ figures, view }: ChannelWordsProps) {
  return (
    <>
      <ChannelClaim figures={figures} view={view} />
      <CostsNote figures={figures} view={view} />
      <FloorNote figures={figures} view={view} />
      <LosingSales figures={figures} view={view} />
    </>
  );
}

function ChannelClaim({ figures: { retailCents, rows }, view }: ChannelWordsProps) {
  const t = useTranslations("priceList.channels.claims");
  const format = useFormat();
  const prices = usePrices();
  const lefts = rows.map(({ net }) => net.leftCents);
  const [least, most] = [Math.min(...lefts), Math.max(...lefts)];
  const whole = (cents: number) => format.number(Math.round(fromCents(cents)));
  const kind = most <= 0 ? "nothing" : least < 0 ? "upTo" : least === most ? "one" : "between";
  return (
    <p className="pt-5 font-display text-[1.625rem]/8 tracking-display text-balance">
      {t(kind, {
        price: prices.money(retailCents, view.settings.currency),
        least: whole(least),
        most: whole(most),
      })}
    </p>
  );
}

function CostsNote({ figures: { work, costs }, view }: ChannelWordsProps) {
  const t = useTranslations("priceList.channels.costs");
  const format = useFormat();
  const lengths = useLengths();
  const locale = useLocale();
  const mediumName = useTranslations("choices.medium");
  const money = (cents: number) => format.money(cents, view.settings.currency);
  if (work === null) return <p className="pt-2 text-1 text-ink-2">{t("unknown")}</p>;
  const parts = [
    t("materials", { amount: money(costs.materialsCents) }),
    ...(costs.framingCents > 0 ? [t("framing", { amount: money(costs.framingCents) })] : []),
    ...(costs.overheadCents > 0 ? [t("overhead", { amount: money(costs.overheadCents) })] : []),
    ...(costs.hours > 0 ? [t("hours", { hours: costs.hours })] : []),
  ];
  return (
    <p className="pt-2 text-1 text-ink-2">
      {t.rich("note", {
        parts: new Intl.ListFormat(locale).format(parts),
        title: work.title,
        work: workTitle,
        facts: `${mediumName(work.medium)}, ${lengths.size(work.width, work.height, view.units)}`,
      })}
    </p>
  );
}

function FloorNote({ figures, view }: ChannelWordsProps) {
  const t = useTranslations("priceList.channels.floor");
  const format = useFormat();
  const prices = usePrices();
  const channelName = useChannelName();
  const { floorCents, costliest, costs, rateCents } = figures;
  const { currency } = view.settings;
  if (costliest === null || costs.hours === 0) return null;
  const words = {
    rate: format.money(rateCents, currency),
    channel: channelName(costliest),
  };
  return (
    <p className="pt-1 text-1 text-ink-2">
      {Number.isFinite(floorCents)
        ? t("note", { ...words, floor: prices.money(wholeUp(floorCents), currency) })
        : t("none", words)}
    </p>
  );
}

/** In cents, to the next whole dollar: from there on it holds. */
export function wholeUp(cents: number): number {
  return Math.ceil(fromCents(cents)) * 100;
}

function LosingSales({ figures: { rows, retailCents }, view }: ChannelWordsProps) {
  const t = useTranslations("priceList.channels");
  const format = useFormat();
  const prices = usePrices();
  const channelName = useChannelName();
  const { currency } = view.settings;
  return rows
    .filter(({ net }) => net.leftCents < 0)
    .map(({ channel, net }) => (
      <p key={channel.id} className="pt-2 text-2 text-error">
        {t("loss", {
          channel: channelName(channel),
          price: prices.money(retailCents, currency),
          amount: format.money(-net.leftCents, currency),
        })}
      </p>
    ));
}
