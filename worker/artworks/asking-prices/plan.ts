import type { AskingPriceChange, HeldPrice } from "#schema/asking-prices.ts";
import { convert, type Rates } from "#schema/currency.ts";
import { type Cents, roundHalfUp } from "#schema/money.ts";
import type { PriceList } from "#schema/price-list/price-list.ts";
import { askedPriceOf } from "#worker/artworks/asked-price.ts";
import { hasValues } from "#worker/db/has-values.ts";
import type { BatchPriceRow } from "#worker/db/price-list-tables.ts";
import type { CatalogueRow } from "#worker/price-lists/catalogue-queries.ts";
import { isOnOffer, listedColumnsOf } from "#worker/price-lists/listed-price.ts";

/** A work whose price changes, before and after. */
export type BatchPrice = Omit<BatchPriceRow, "userId" | "batchId">;

export interface PricesPlan {
  readonly changes: readonly BatchPrice[];
  readonly held: readonly HeldPrice[];
}

/** The highest price at which a work, or another of its medium and size, was offered or sold; 0 for none. */
export type FindHighest = (work: CatalogueRow, currency: AskingPriceChange["currency"]) => Cents;

/**
 * Plans a batch of asking prices (price list, section 2). No price is lowered: a work that would ask less than it does,
 * or nothing any more, is held, and so is one without a price that would ask less than one like it. Raising a price is
 * no lowering, also where one like it asks more. Sold works stay as they are, as does a work that asks the price already.
 */
export function planPrices(
  prices: readonly AskingPriceChange[],
  works: ReadonlyMap<string, CatalogueRow>,
  list: PriceList | null,
  findHighest: FindHighest,
  rates: Rates,
): PricesPlan {
  const changes: BatchPrice[] = [];
  const held: HeldPrice[] = [];
  for (const price of prices) {
    const work = works.get(price.workId);
    if (work === undefined || work.status === "sold") continue;
    const { columns, listId } = columnsAfter(price, work, list, rates);
    if (hasValues(work, columns)) continue;
    const after = { ...work, ...columns };
    if (isLower(work, after, findHighest, rates)) {
      const { askedCents, askedCurrency } = askedPriceOf(work);
      const asked = roundHalfUp(convert(askedCents ?? 0, askedCurrency, price.currency, rates));
      const highestCents = Math.max(asked, findHighest(work, price.currency));
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
  list: PriceList | null,
  rates: Rates,
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

function isLower(
  work: CatalogueRow,
  after: CatalogueRow,
  findHighest: FindHighest,
  rates: Rates,
): boolean {
  const before = askedPriceOf(work);
  const { askedCents, askedCurrency } = askedPriceOf(after);
  if (askedCents === null) return before.askedCents !== null;
  if (before.askedCents === null) return askedCents < findHighest(work, askedCurrency);
  const cents = convert(before.askedCents, before.askedCurrency, askedCurrency, rates);
  return askedCents < roundHalfUp(cents);
}
