import type { Cents } from "#schema/money.ts";
import type { Compared, Listed } from "./compared.ts";

/** A work while its catalogue is settled: `cents` and `cad` are what it asks so far. */
export interface Offer extends Compared {
  readonly isFixed: boolean;
  /** Whether it is one of several prices of one work. */
  readonly isOneOfSeveral: boolean;
  /** Null where no list covers it. */
  readonly listed: Listed | null;
  /** In whole cents of the work's own currency. */
  cents: Cents;
  /** In cents of Canadian dollars, not rounded. */
  cad: number;
  /** The least that list and other works ask for. */
  leastCents: Cents;
}

/** In cents: prices are raised to whole dollars. */
export const dollar = 100;

export function setPrice(offer: Offer, cents: Cents): void {
  offer.cents = cents;
  offer.cad = cents / offer.perCad;
}

/**
 * The lowest price above one, in whole dollars, that is enough: every price above it must be as well. By steps that double,
 * then halve.
 */
export function firstEnough(aboveCents: Cents, isEnough: (cents: Cents) => boolean): Cents {
  let tooLittle = Math.floor(aboveCents / dollar);
  let step = 1;
  while (!isEnough((tooLittle + step) * dollar)) {
    tooLittle += step;
    step *= 2;
  }
  while (step > 1) {
    step /= 2;
    if (!isEnough((tooLittle + step) * dollar)) tooLittle += step;
  }
  return (tooLittle + 1) * dollar;
}

export function isRaised({ work, leastCents }: Offer): boolean {
  return leastCents > work.priceCents;
}
