import { centsIn, type OfferedPrice, type Sized } from "#schema/artworks/offered-prices.ts";
import type { Support } from "#schema/artworks/supports.ts";
import type { Currency, Rates } from "#schema/currency.ts";
import type { Cents } from "#schema/money.ts";

/** What a work's price follows from while it has no own one; a listed price can include the frame. */
export interface PricedInputs extends Sized {
  readonly support: Support;
  readonly materialsCostCents: Cents;
  readonly hoursSpent: number;
  readonly framed: boolean;
  readonly framingCents: Cents;
}

/** An offer with what the work was then; withdrawn once a price was lowered below it with a reason. */
export interface Offer extends OfferedPrice, PricedInputs {
  readonly withdrawn: boolean;
}

/** The highest of the offers in a currency; null without any. */
export function highestOffer<Offered extends OfferedPrice>(
  offers: readonly Offered[],
  currency: Currency,
  rates: Rates,
): Offered | null {
  return offers.reduce<Offered | null>(
    (highest, offer) =>
      highest === null || centsIn(offer, currency, rates) > centsIn(highest, currency, rates)
        ? offer
        : highest,
    null,
  );
}

/**
 * The offers of a work that bind what it asks without a reason (price list, section 2): those that were not withdrawn; of
 * a price that follows a list or the formula only those for the work as it is, because an edit of a priced input may
 * lower such a price. A suggested price does not depend on the frame.
 */
export function bindingOffers(
  offers: readonly Offer[],
  work: PricedInputs & { readonly id: string },
  price: "own" | "listed" | "suggested",
): Offer[] {
  return offers.filter(
    (offer) =>
      offer.workId === work.id &&
      !offer.withdrawn &&
      (price === "own" || hasSameInputs(offer, work, price === "listed")),
  );
}

function hasSameInputs(one: PricedInputs, other: PricedInputs, withFrame: boolean): boolean {
  return (
    one.medium === other.medium &&
    one.widthInches === other.widthInches &&
    one.heightInches === other.heightInches &&
    one.support === other.support &&
    one.materialsCostCents === other.materialsCostCents &&
    one.hoursSpent === other.hoursSpent &&
    (!withFrame || (one.framed === other.framed && one.framingCents === other.framingCents))
  );
}
