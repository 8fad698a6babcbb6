import type { SalesChannel } from "#schema/channels/channel.ts";
import type { Cents } from "#schema/money.ts";
import { type Costs, type Net, netOf } from "#schema/price-lists/channels.ts";

/** How a price is divided, in the order in which it is drawn. Together they are the price, unless the artist loses. */
export interface PriceShares {
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
  readonly shares: PriceShares;
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
      return { channel, net, shares: priceSharesOf(net) };
    })
    .toSorted((one, other) => other.net.leftCents - one.net.leftCents);
}

/** What the artist receives less than the costs is a loss, in words; nothing is drawn for it. */
export function priceSharesOf(net: Net): PriceShares {
  return {
    youCents: Math.max(0, net.leftCents),
    materialsCents: net.costsCents,
    feesCents: net.feeCents + net.shippingCents,
    galleryCents: Math.max(0, net.commissionCents),
    discountCents: net.discountCents,
  };
}

/** Fractions of a bar's length, each from 0 to 1, that add up to 1 at most. */
export function fractionsOf(shares: PriceShares): Readonly<Record<keyof PriceShares, number>> {
  const { youCents, materialsCents, feesCents, galleryCents, discountCents } = shares;
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
