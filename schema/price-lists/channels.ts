import { type Cents, roundHalfUp } from "#schema/money.ts";

/** What a way to sell costs. Fractions are from 0 to 1. */
export interface Channel {
  readonly commission: number;
  readonly percentageFee: number;
  readonly fixedFeeCents: Cents;
  readonly discount: number;
  readonly discountBorneBy: "artist" | "gallery" | "both";
  /** Shipping that the artist pays. */
  readonly shippingCents: Cents;
}

/** What a work costs its artist. */
export interface Costs {
  readonly materialsCents: Cents;
  readonly framingCents: Cents;
  readonly overheadCents: Cents;
  readonly hours: number;
}

export const noCosts: Costs = { materialsCents: 0, framingCents: 0, overheadCents: 0, hours: 0 };

/** How a retail price is divided: discount + commission + fees + shipping + net = retail. */
export interface Net {
  readonly discountCents: Cents;
  /** Never below 0: a discount that is larger than the commission of the gallery that bears it is the artist's beyond it. */
  readonly commissionCents: Cents;
  readonly feeCents: Cents;
  readonly shippingCents: Cents;
  /** What the artist receives. Below 0 where the sale costs more than it earns. */
  readonly netCents: Cents;
  readonly costsCents: Cents;
  /** What the costs leave of the net: the pay for the hours. */
  readonly leftCents: Cents;
  /** Null without hours. */
  readonly hourlyWageCents: Cents | null;
}

/**
 * What a sale at a retail price leaves its artist (price list, section 3): R(1 − d)(1 − c − f) − F − S where
 * both pay for the discount d. Where the artist pays for it, the commission c is taken from the full price; where the
 * gallery does, the discount is subtracted from its commission, to nothing at most, and the artist pays for the rest. The fee f is always taken from what the buyer pays.
 * Discount, commission and fee are rounded half up to the cent, each once.
 */
export function netOf({
  retailCents,
  channel,
  costs,
}: {
  readonly retailCents: Cents;
  readonly channel: Channel;
  readonly costs: Costs;
}): Net {
  const discountCents = share(retailCents, channel.discount);
  const paidCents = retailCents - discountCents;
  const commissionCents = commissionOn(retailCents, discountCents, channel);
  const feeCents = share(paidCents, channel.percentageFee) + channel.fixedFeeCents;
  const { shippingCents } = channel;
  const netCents = paidCents - commissionCents - feeCents - shippingCents;
  const costsCents = costs.materialsCents + costs.framingCents + costs.overheadCents;
  const leftCents = netCents - costsCents;
  return {
    discountCents,
    commissionCents,
    feeCents,
    shippingCents,
    netCents,
    costsCents,
    leftCents,
    hourlyWageCents: costs.hours > 0 ? Math.round(leftCents / costs.hours) : null,
  };
}

function commissionOn(retailCents: Cents, discountCents: Cents, channel: Channel): Cents {
  switch (channel.discountBorneBy) {
    case "artist":
      return share(retailCents, channel.commission);
    case "gallery":
      return Math.max(0, share(retailCents, channel.commission) - discountCents);
    case "both":
      return share(retailCents - discountCents, channel.commission);
  }
}

/** Whether the channel's discount is larger than the commission of the gallery that bears it: the artist bears the rest. */
export function isBeyondCommission({
  commission,
  discount,
  discountBorneBy,
}: Pick<Channel, "commission" | "discount" | "discountBorneBy">): boolean {
  return discountBorneBy === "gallery" && discount > commission;
}

/**
 * The lowest retail price, in cents, that pays the artist's rate in every channel after all costs; `Infinity`
 * where no price does, because a channel takes all that is added to it. 0 without channels.
 */
export function floorOf(
  channels: readonly Channel[],
  costs: Costs,
  hourlyRateCents: Cents,
): number {
  const wageCents = costs.hours * hourlyRateCents;
  const lowest = Math.max(0, ...channels.map((channel) => lowestBefore(channel, costs, wageCents)));
  if (lowest === Number.POSITIVE_INFINITY) return lowest;
  let retailCents = lowest;
  const pays = (channel: Channel) => netOf({ retailCents, channel, costs }).leftCents >= wageCents;
  while (!channels.every(pays)) retailCents += 1;
  return retailCents;
}

/** Rounding moves what is left by at most half a cent for each of discount, commission and fee, and the discount's again. */
const mostRounding = 2;

/** A channel that leaves less of each dollar takes everything: shares that add up to 1 can leave a floating-point error. */
const leastShare = 1e-6;

/** A lower bound: no price below it pays the rate. */
function lowestBefore(channel: Channel, costs: Costs, wageCents: number): number {
  const { materialsCents, framingCents, overheadCents } = costs;
  const { fixedFeeCents, shippingCents } = channel;
  const fixed = materialsCents + framingCents + overheadCents + fixedFeeCents + shippingCents;
  const share = artistShareOf(channel);
  if (share < leastShare) return fixed + wageCents <= 0 ? 0 : Number.POSITIVE_INFINITY;
  return Math.floor((fixed + wageCents - mostRounding) / share);
}

/** The part of each further dollar of retail that stays with the artist. */
function artistShareOf({ commission, percentageFee, discount, discountBorneBy }: Channel): number {
  const fee = percentageFee * (1 - discount);
  switch (discountBorneBy) {
    case "artist":
      return 1 - discount - commission - fee;
    case "gallery":
      return 1 - Math.max(commission, discount) - fee;
    case "both":
      return (1 - discount) * (1 - commission) - fee;
  }
}

/** In whole cents, half a cent rounded up. */
function share(cents: Cents, fraction: number): Cents {
  return roundHalfUp(cents * fraction);
}
