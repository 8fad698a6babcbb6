import type { Artwork } from "#schema/artwork.ts";
import type { Currency } from "#schema/currency.ts";
import type { Cents } from "#schema/money.ts";
import type { HistoryEntry } from "#schema/price-history.ts";
import { sameSizeTolerance } from "#schema/price-list/sizes.ts";
import { inView, type View } from "../view.ts";

interface Price {
  readonly cents: Cents;
  readonly currency: Currency;
}

type Offered = Pick<
  Artwork,
  "medium" | "width" | "height" | "askedCents" | "askedCurrency" | "status" | "archived" | "sale"
>;

/**
 * The highest price at which this work, or another of its medium and size, was offered or sold, as far as the page
 * knows it: this work's history, and what the others ask or were sold for. In the currency of a new price. Below it
 * the server is sure to ask for a reason (price list, section 2).
 */
export function knownHighest(
  work: Offered,
  works: readonly Offered[],
  history: readonly HistoryEntry[],
  view: View,
): Cents {
  const alike = works.filter((other) => isAlike(work, other));
  const amounts: Price[] = [work, ...alike].flatMap(currentPrices);
  for (const { kind, amountCents, currency } of history) {
    const isOffered = kind === "asking" || kind === "listed" || kind === "sold";
    if (isOffered && amountCents !== null && currency !== null) {
      amounts.push({ cents: amountCents, currency });
    }
  }
  return Math.max(0, ...amounts.map(({ cents, currency }) => inView(cents, currency, view)));
}

function isAlike(work: Offered, other: Offered): boolean {
  const [one, two] = [work.width * work.height, other.width * other.height];
  return (
    work.medium === other.medium && Math.abs(one - two) <= sameSizeTolerance * Math.max(one, two)
  );
}

function currentPrices({ askedCents, askedCurrency, status, archived, sale }: Offered): Price[] {
  const sold = sale ? [{ cents: sale.priceCents, currency: sale.currency }] : [];
  const isOffered = askedCents !== null && status !== "not-for-sale" && !archived;
  return isOffered ? [...sold, { cents: askedCents, currency: askedCurrency }] : sold;
}
