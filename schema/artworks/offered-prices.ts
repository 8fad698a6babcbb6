import { type Currency, convert, type Rates } from "#schema/currency.ts";
import { type Cents, roundHalfUp } from "#schema/money.ts";
import type { Medium } from "./media.ts";
import type { Support } from "./supports.ts";

/** A price in whole cents of its currency at which a work was offered or sold. */
export interface OfferedPrice {
  readonly workId: string;
  readonly cents: Cents;
  readonly currency: Currency;
}

/** What determines which works are alike: the medium, and the size in inches. */
export interface Sized {
  readonly medium: Medium;
  readonly widthInches: number;
  readonly heightInches: number;
}

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

/** An offer in whole cents of a currency, rounded half up. */
export function centsIn(
  { cents, currency: from }: Pick<OfferedPrice, "cents" | "currency">,
  currency: Currency,
  rates: Rates,
): Cents {
  return roundHalfUp(convert(cents, from, currency, rates));
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
