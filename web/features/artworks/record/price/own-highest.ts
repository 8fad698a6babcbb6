import type { Artwork } from "#schema/artwork.ts";
import type { Currency } from "#schema/currency.ts";
import type { Cents } from "#schema/money.ts";
import type { HistoryEntry } from "#schema/price-history.ts";
import { inView, type View } from "../view.ts";

/**
 * The highest price at which this work was offered or sold, as its page knows it, in the currency of a new price. Below
 * it the server is sure to ask for a reason (price list, section 2).
 */
export function ownHighest(
  work: Pick<Artwork, "askedCents" | "askedCurrency" | "status" | "archived">,
  history: readonly HistoryEntry[],
  view: View,
): Cents {
  const amounts: { cents: Cents; currency: Currency }[] = [];
  if (work.askedCents !== null && work.status !== "not-for-sale" && !work.archived) {
    amounts.push({ cents: work.askedCents, currency: work.askedCurrency });
  }
  for (const { kind, amountCents, currency } of history) {
    const isOffered = kind === "asking" || kind === "listed" || kind === "sold";
    if (isOffered && amountCents !== null && currency !== null) {
      amounts.push({ cents: amountCents, currency });
    }
  }
  return Math.max(0, ...amounts.map(({ cents, currency }) => inView(cents, currency, view)));
}
