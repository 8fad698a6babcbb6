import type { SalesChannel } from "#schema/channels/channel.ts";
import { netOf, noCosts } from "#schema/price-lists/channels.ts";
import type { Currency } from "../currency.ts";
import type { Cents } from "../money.ts";

/** What a channel takes of a sale, by the terms that are stored with it. Shares are from 0 to 1. */
export type SaleTerms = Pick<
  SalesChannel,
  "commission" | "percentageFee" | "fixedFeeCents" | "discountBorneBy"
>;

/** The amounts of a sale that the artist states, in whole cents of its currency. */
interface StatedAmounts {
  readonly priceCents: Cents;
  readonly discountCents: Cents;
  readonly shippingCents: Cents;
}

/** The amounts of a sale that follow from what is stated and from the channel's terms. */
interface FollowingAmounts {
  readonly commissionCents: Cents;
  readonly feeCents: Cents;
  readonly netCents: Cents;
}

/** What the channel's terms leave of a sale with these amounts (price list, section 3.5), in whole cents. */
export function amountsOfSale(stated: StatedAmounts, terms: SaleTerms): FollowingAmounts {
  const { priceCents, discountCents, shippingCents } = stated;
  const { commission, percentageFee, fixedFeeCents, discountBorneBy } = terms;
  const channel = {
    commission,
    percentageFee,
    fixedFeeCents,
    discountBorneBy,
    discount: discountCents / priceCents,
    shippingCents,
  };
  const { commissionCents, feeCents, netCents } = netOf({
    retailCents: priceCents,
    channel,
    costs: noCosts,
  });
  return { commissionCents, feeCents, netCents };
}

/** A recorded sale, as far as it can be corrected. */
export type CorrectableSale = StatedAmounts &
  FollowingAmounts & {
    readonly date: string;
    readonly currency: Currency;
  };

/** What is corrected of a sale; what is left out stays. */
type SaleCorrection = {
  readonly [Field in keyof StatedAmounts | "date" | "currency"]?:
    | CorrectableSale[Field]
    | undefined;
};

/**
 * A sale as it is with a correction: discount and shipping that are left out stay, the terms are those of its channel, or of
 * the one that takes its place. Where nothing changes that they depend on, the amounts stay those that were recorded.
 * @param newTerms Those of another channel; null while the sale keeps its own.
 */
export function correctedSale(
  sale: CorrectableSale,
  correction: SaleCorrection,
  ownTerms: SaleTerms,
  newTerms: SaleTerms | null,
): CorrectableSale {
  const {
    date = sale.date,
    currency = sale.currency,
    priceCents = sale.priceCents,
    discountCents = sale.discountCents,
    shippingCents = sale.shippingCents,
  } = correction;
  const isSameAmount =
    priceCents === sale.priceCents &&
    discountCents === sale.discountCents &&
    shippingCents === sale.shippingCents;
  const stated = { priceCents, discountCents, shippingCents };
  const following =
    newTerms === null && isSameAmount ? sale : amountsOfSale(stated, newTerms ?? ownTerms);
  const { commissionCents, feeCents, netCents } = following;
  return { date, currency, ...stated, commissionCents, feeCents, netCents };
}
