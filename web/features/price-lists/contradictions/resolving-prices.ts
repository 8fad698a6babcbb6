import { type Currency, convert, type Rates } from "#schema/currency.ts";
import type { Cents } from "#schema/money.ts";
import type { Contradiction } from "#schema/price-lists/contradictions.ts";
import { listPriceOfWork, type PricedList } from "#schema/price-lists/list-curves.ts";
import type { PriceList } from "#schema/price-lists/price-list.ts";
import type { CatalogueWork } from "#schema/price-lists/price-points.ts";

/** The list that works are raised to. Its minimum is in its currency. */
export type ReferenceList = PricedList & Pick<PriceList, "currency" | "framesApart">;

/** What a work is raised to, in whole cents of the currency that it asks. */
export interface ResolvingPrice {
  readonly workId: string;
  readonly amountCents: Cents;
  readonly currency: Currency;
}

/**
 * The prices that resolve a contradiction (price list, section 3.3): what the list says, or the other work's price where
 * that is higher. Two works of one size are both raised to the list's price where it is above both. No price is
 * lowered, and sold works keep theirs: what remains may be nothing. Prices of another currency are converted at the
 * rates given, and rounded up to whole dollars.
 */
export function resolvingPrices(
  { kind, workIds, suggestedCents }: Pick<Contradiction, "kind" | "workIds" | "suggestedCents">,
  works: ReadonlyMap<string, CatalogueWork>,
  list: ReferenceList | null,
  rates: Rates,
): ResolvingPrice[] {
  const [first, other] = workIds.map((id) => works.get(id));
  if (first === undefined) return [];
  const listed = list && listPriceOfWork(list, toListable(first), rates);
  const inList = listed === null || list === null ? null : { cents: listed, of: list.currency };
  const raised = (work: CatalogueWork, ...prices: readonly (Price | null)[]): ResolvingPrice[] => {
    const currency = work.askedCurrency;
    const amounts = prices.flatMap((price) => (price ? [inCurrency(price, currency, rates)] : []));
    const amountCents = Math.max(0, ...amounts);
    const isRaise = !work.sale && work.askedCents !== null && amountCents > work.askedCents;
    return isRaise ? [{ workId: work.id, amountCents, currency }] : [];
  };
  switch (kind) {
    case "larger-costs-less":
      return raised(first, inList, other ? priceOf(other) : null);
    case "same-size-differs": {
      const both = other && commonPrice(first, other, list, rates);
      if (both) return [...raised(first, both), ...raised(other, both)];
      return raised(first, inList, other ? priceOf(other) : null);
    }
    case "below-minimum":
      return raised(
        first,
        inList,
        list && { cents: list.rounding.minimumCents, of: list.currency },
      );
    case "off-the-list":
      return raised(first, inList);
    case "currencies-differ":
      return raised(first, { cents: suggestedCents, of: first.askedCurrency });
  }
}

interface Price {
  readonly cents: Cents;
  readonly of: Currency;
}

/** What the list says for two works of one size, where both can be raised to it; null where either asks as much. */
function commonPrice(
  one: CatalogueWork,
  other: CatalogueWork,
  list: ReferenceList | null,
  rates: Rates,
): Price | null {
  if (list === null || other.sale) return null;
  const listed = [one, other].map((work) => listPriceOfWork(list, toListable(work), rates) ?? 0);
  const price: Price = { cents: Math.max(...listed), of: list.currency };
  const isAbove = ({ askedCents, askedCurrency }: CatalogueWork) =>
    askedCents !== null && inCurrency(price, askedCurrency, rates) > askedCents;
  return isAbove(one) && isAbove(other) ? price : null;
}

/** What a buyer paid or would pay. */
function priceOf({ sale, askedCents, askedCurrency }: CatalogueWork): Price | null {
  if (sale) return { cents: sale.priceCents, of: sale.currency };
  return askedCents === null ? null : { cents: askedCents, of: askedCurrency };
}

function inCurrency({ cents, of }: Price, currency: Currency, rates: Rates): Cents {
  if (of === currency) return cents;
  return Math.ceil(convert(cents, of, currency, rates) / 100) * 100;
}

/** A work as a list prices it. */
export function toListable({ medium, width, height, framed, framingCents }: CatalogueWork) {
  return { medium, framed, framingCents, widthInches: width, heightInches: height };
}
