import type { Cents } from "#schema/money.ts";
import { type Costs, type Net, netOf } from "#schema/price-list/channels.ts";
import type { SalesChannel } from "#schema/sales/channel.ts";

/** How a price is divided, in the order in which it is drawn. Together they are the price, unless the artist loses. */
export interface Cuts {
  readonly youCents: Cents;
  readonly materialsCents: Cents;
  /** Fees and shipping. */
  readonly feesCents: Cents;
  readonly galleryCents: Cents;
  /** What the buyer need not pay. */
  readonly discountCents: Cents;
}

export interface NetInChannel {
  readonly channel: SalesChannel;
  readonly net: Net;
  readonly cuts: Cuts;
}

/** What a price leaves in each channel, the most first. */
export function netInChannels(
  retailCents: Cents,
  channels: readonly SalesChannel[],
  costs: Costs,
): readonly NetInChannel[] {
  return channels
    .map((channel) => {
      const net = netOf({ retailCents, channel, costs });
      return { channel, net, cuts: cutsOf(net) };
    })
    .toSorted((one, other) => other.net.leftCents - one.net.leftCents);
}

/** What the artist receives less than the costs is a loss, in words; nothing is drawn for it. */
export function cutsOf(net: Net): Cuts {
  return {
    youCents: Math.max(0, net.leftCents),
    materialsCents: net.costsCents,
    feesCents: net.feeCents + net.shippingCents,
    galleryCents: Math.max(0, net.commissionCents),
    discountCents: net.discountCents,
  };
}

/** The shares of a bar's length, each from 0 to 1, that add up to 1 at most. */
export function sharesOf(cuts: Cuts): Readonly<Record<keyof Cuts, number>> {
  const { youCents, materialsCents, feesCents, galleryCents, discountCents } = cuts;
  const total = youCents + materialsCents + feesCents + galleryCents + discountCents;
  const share = (cents: Cents) => (total === 0 ? 0 : cents / total);
  return {
    youCents: share(youCents),
    materialsCents: share(materialsCents),
    feesCents: share(feesCents),
    galleryCents: share(galleryCents),
    discountCents: share(discountCents),
  };
}
