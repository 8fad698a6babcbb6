import type { AskingPriceChange, HeldPrice } from "#schema/artworks/asking-prices.ts";
import { centsIn } from "#schema/artworks/offered-prices.ts";
import { type Currency, convert, type Rates } from "#schema/currency.ts";
import { type Cents, roundHalfUp } from "#schema/money.ts";
import type { PriceList } from "#schema/price-lists/price-list.ts";
import { askedPriceOf } from "#worker/artworks/asked-price.ts";
import { hasValues } from "#worker/db/has-values.ts";
import type { BatchPriceRow } from "#worker/db/price-list-tables.ts";
import type { CatalogueRow } from "#worker/price-lists/catalogue-queries.ts";
import { isOnOffer, listedColumnsOf } from "#worker/price-lists/listed-price.ts";
import { highestOffer, type Offer } from "../offers.ts";

/** A work whose price changes, before and after. */
export type BatchPrice = Omit<BatchPriceRow, "userId" | "batchId">;

interface PricesPlan {
  readonly changes: readonly BatchPrice[];
  readonly held: readonly HeldPrice[];
}

/** A price of a work in whole cents of the currency; 0 for none. */
type FindPrice = (work: CatalogueRow, currency: Currency) => Cents;

/** What prices are planned by: the list in force, the exchange rates, and what works were offered at before. */
interface PricesContext {
  readonly list: PriceList | null;
  readonly rates: Rates;
  /** The highest price at which the work, or another of its medium and size, was offered or sold. */
  readonly highest: FindPrice;
  /** The highest at which the work was offered, and that was not lowered with a reason. */
  readonly binding: FindPrice;
}

/** Finds what binds an own price of a work. */
export function bindingOfferFinder(offers: readonly Offer[], rates: Rates): FindPrice {
  const binding = offers.filter(({ withdrawn }) => !withdrawn);
  const byWork = Map.groupBy(binding, ({ workId }) => workId);
  return ({ id }, currency) => {
    const highest = highestOffer(byWork.get(id) ?? [], currency, rates);
    return highest === null ? 0 : centsIn(highest, currency, rates);
  };
}

/**
 * Plans a batch of asking prices (price list, section 2). No price is lowered: a work that would ask less than it does,
 * or nothing any more, is held, and so is one that would get an own price below one that it was offered at without a reason
 * since, and one without a price that would ask less than one like it. Raising a price is no lowering, also where one like
 * it asks more. Sold works stay as they are, as does a work that asks the price already.
 */
export function planPrices(
  prices: readonly AskingPriceChange[],
  works: ReadonlyMap<string, CatalogueRow>,
  context: PricesContext,
): PricesPlan {
  const changes: BatchPrice[] = [];
  const held: HeldPrice[] = [];
  for (const price of prices) {
    const work = works.get(price.workId);
    if (work === undefined || work.status === "sold") continue;
    const { columns, listId } = columnsAfter(price, work, context);
    if (hasValues(work, columns)) continue;
    const after = { ...work, ...columns };
    if (isLower(work, after, context)) {
      const { askedCents, askedCurrency } = askedPriceOf(work);
      const asked = roundHalfUp(
        convert(askedCents ?? 0, askedCurrency, price.currency, context.rates),
      );
      const highestCents = Math.max(asked, context.highest(work, price.currency));
      held.push({ workId: work.id, highestCents });
      continue;
    }
    changes.push({
      artworkId: work.id,
      earlierAskingCents: work.askingPriceCents,
      earlierAskingCurrency: work.askingCurrency,
      earlierListedCents: work.listedCents,
      earlierListedCurrency: work.listedCurrency,
      askingCents: after.askingPriceCents,
      askingCurrency: after.askingCurrency,
      listedCents: after.listedCents,
      listedCurrency: after.listedCurrency,
      listId,
    });
  }
  return { changes, held };
}

type PriceColumns = Pick<
  CatalogueRow,
  "askingPriceCents" | "askingCurrency" | "listedCents" | "listedCurrency"
>;

/** What a work's prices are to be, and the list that it follows then, if its application can still be undone. */
function columnsAfter(
  { amountCents, currency }: AskingPriceChange,
  work: CatalogueRow,
  { list, rates }: PricesContext,
): { columns: Partial<PriceColumns>; listId: string | null } {
  if (amountCents !== null) {
    return { columns: { askingPriceCents: amountCents, askingCurrency: currency }, listId: null };
  }
  const removed = { askingPriceCents: null, askingCurrency: null };
  const listed = isOnOffer(work) && list !== null ? listedColumnsOf(list, work, rates) : null;
  if (list === null || listed === null || listed.listedCents === null) {
    return { columns: removed, listId: null };
  }
  const isUndoable = list.appliedAt !== null && list.undoneAt === null;
  return { columns: { ...removed, ...listed }, listId: isUndoable ? list.id : null };
}

function isLower(work: CatalogueRow, after: CatalogueRow, context: PricesContext): boolean {
  const before = askedPriceOf(work);
  const { askedCents, askedCurrency } = askedPriceOf(after);
  if (askedCents === null) return before.askedCents !== null;
  if (before.askedCents === null) return askedCents < context.highest(work, askedCurrency);
  const isOwn = after.askingPriceCents !== null;
  if (isOwn && askedCents < context.binding(work, askedCurrency)) return true;
  const cents = convert(before.askedCents, before.askedCurrency, askedCurrency, context.rates);
  return askedCents < roundHalfUp(cents);
}
