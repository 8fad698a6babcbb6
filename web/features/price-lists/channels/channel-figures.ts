import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Medium } from "#schema/artworks/media.ts";
import type { SalesChannel } from "#schema/channels/channel.ts";
import type { Cents } from "#schema/money.ts";
import { type Costs, floorOf, noCosts } from "#schema/price-lists/channels.ts";
import { listPriceOf } from "#schema/price-lists/list-curves.ts";
import type { FaceSize } from "#schema/price-lists/sizes.ts";
import { type NetInChannel, netInChannels } from "#web/works/price-shares/price-shares.ts";
import type { PriceListView } from "../view.ts";
import { costsAs, inCurrency, nearestWork } from "./own-work.ts";

/** A channel at the listed price. Amounts are in the list's currency. */
export interface ChannelFigures extends NetInChannel {
  /** The lowest price that covers the costs; `Infinity` where none does. */
  readonly coversFrom: Cents;
  /** The lowest price that pays the artist's rate; `Infinity` where none does. */
  readonly paysFrom: Cents;
}

export interface SizeFigures {
  readonly retailCents: Cents;
  /** The work whose costs are taken; null where the medium has none whose costs are known: then no floor is either. */
  readonly work: Artwork | null;
  readonly costs: Costs;
  readonly rateCents: Cents;
  /** What the hours come to at the artist's rate. */
  readonly wageCents: Cents;
  /** What reaches the artist, the most first. */
  readonly rows: readonly ChannelFigures[];
  /** The price from which every channel pays the rate, and the costliest of them. */
  readonly floorCents: Cents;
  readonly costliest: SalesChannel | null;
}

type ChannelView = Pick<
  PriceListView,
  "settings" | "curves" | "works" | "rates" | "channels" | "hourlyRateCents"
>;

/** What the listed price of a size leaves in each channel; null where the list has none. */
export function figuresFor(view: ChannelView, medium: Medium, size: FaceSize): SizeFigures | null {
  const { settings, curves, works, rates, channels, hourlyRateCents } = view;
  const { anchors, rounding, currency } = settings;
  const retailCents = listPriceOf({ anchors, rounding, curves }, medium, size);
  if (retailCents === null) return null;
  const work = nearestWork(works, medium, size);
  const costs = work === null ? noCosts : costsAs(work, settings, rates);
  const rateCents = inCurrency(hourlyRateCents, currency, rates);
  const rows = netInChannels(retailCents, channels, costs).map((row) => ({
    ...row,
    coversFrom: floorOf([row.channel], costs, 0),
    paysFrom: floorOf([row.channel], costs, rateCents),
  }));
  const costliest = rows.reduce<ChannelFigures | null>(
    (most, row) => (most === null || row.paysFrom > most.paysFrom ? row : most),
    null,
  );
  return {
    retailCents,
    work,
    costs,
    rateCents,
    rows,
    wageCents: Math.round(costs.hours * rateCents),
    floorCents: floorOf(channels, costs, rateCents),
    costliest: costliest?.channel ?? null,
  };
}
