import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Currency } from "#schema/currency.ts";

/** A price that was asked while a work was on offer, with what the work was then. */
interface Remembered {
  readonly inputs: string;
  readonly cents: number;
  readonly currency: Currency;
}

/**
 * What works were offered at, remembered as plainly as possible, apart from the product's code: from what the list of works
 * says after each step. A price is forgotten once a reason was given for a lower one, or when it is taken back.
 */
export class OfferMemory {
  readonly #offers = new Map<string, Remembered[]>();
  readonly #kept = new Map<string, number>();
  readonly #usdRate: number;

  /** @param usdRate US dollars per Canadian dollar. */
  constructor(usdRate: number) {
    this.#usdRate = usdRate;
  }

  /** Every work that asks less than it was offered at; what is on offer is remembered then. */
  findLowered(works: readonly Artwork[]): string[] {
    const lowered: string[] = [];
    for (const work of works) {
      const isOnOffer = !work.archived && work.status !== "not-for-sale" && work.status !== "sold";
      const { id, askedCents: cents, askedCurrency: currency } = work;
      if (!isOnOffer || cents === null) continue;
      const inputs = inputsOf(work);
      const offers = this.#offers.get(id) ?? [];
      const isOwn = work.askingPriceCents !== null && work.askingPriceCents !== this.#kept.get(id);
      const higher = offers.filter(
        (offer) =>
          (isOwn || offer.inputs === inputs) && this.#convert(offer, currency) > cents + 0.5 + 1e-6,
      );
      for (const offer of higher) {
        lowered.push(
          `${cents} ${currency} after ${offer.cents} ${offer.currency}: ${offer.inputs}`,
        );
      }
      this.#offers.set(id, [...offers, { inputs, cents, currency }]);
    }
    return lowered;
  }

  /**
   * An edit of what a price follows from may lower it. Where it gave a work an own price, so that it asks what it asked
   * with the same inputs before, that price counts as a suggested one.
   */
  edit(before: Artwork, after: Artwork): void {
    const { id, askingPriceCents: cents } = after;
    const isKept = before.askingPriceCents === null || this.#kept.has(id);
    if (isKept && cents !== null) this.#kept.set(id, cents);
    else this.#kept.delete(id);
  }

  /** A reason was given for what a work asks now. */
  excuse({ id, askedCents, askedCurrency }: Artwork): void {
    const offers = this.#offers.get(id) ?? [];
    const isRemaining = (offer: Remembered) =>
      askedCents !== null && this.#convert(offer, askedCurrency) <= askedCents;
    this.#offers.set(id, offers.filter(isRemaining));
  }

  /** What a work asked was taken back. */
  takeBack({ id, askedCents, askedCurrency }: Artwork): void {
    const offers = this.#offers.get(id) ?? [];
    const isRemaining = ({ cents, currency }: Remembered) =>
      cents !== askedCents || currency !== askedCurrency;
    this.#offers.set(id, offers.filter(isRemaining));
  }

  #convert({ cents, currency }: Remembered, wanted: Currency): number {
    if (currency === wanted) return cents;
    return wanted === "USD" ? cents * this.#usdRate : cents / this.#usdRate;
  }
}

function inputsOf({ medium, width, height, depth, materialsCost, hoursSpent }: Artwork): string {
  return JSON.stringify([medium, width, height, depth, materialsCost, hoursSpent]);
}
