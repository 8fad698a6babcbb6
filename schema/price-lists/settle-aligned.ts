import { clearlyLarger, extremesOfSize, samePrice } from "./compared.ts";
import { dollar, firstEnough, isRaised, type Offer, setPrice } from "./settle-offer.ts";

/**
 * Raises works that must be raised further, to what their list says or to the dearest of their size, as far as that asks
 * for no further raise and is not off the list: works of one size then ask one price, instead of prices that just differ
 * by little enough. They are first raised as far as they like, then lowered until nothing contradicts them.
 */
export function alignRaises(bySize: readonly Offer[]): void {
  const dearest = extremesOfSize(bySize, (entering, last) => entering.cad >= last.cad);
  const wanted = bySize.map((offer, index) => wantedCents(offer, dearest[index] ?? offer));
  for (const [index, offer] of bySize.entries()) setPrice(offer, wanted[index] ?? offer.cents);
  do lowerBelowLarger(bySize);
  while (lowerNearSameSize(bySize));
}

function wantedCents(offer: Offer, dearest: Offer): number {
  const { work, perCad, listed, cents } = offer;
  if (!isRaised(offer) || offer.isOneOfSeveral) return cents;
  const wholeUp = (cad: number) => Math.ceil(Math.round(cad * perCad) / dollar) * dollar;
  const before = work.priceCents / perCad;
  const inList = listed?.isOff(before) ? wholeUp(listed.cad) : cents;
  const likeSize = dearest.cad / before > samePrice ? wholeUp(dearest.cad) : cents;
  return Math.max(cents, inList, listed?.isOff(likeSize / perCad) ? 0 : likeSize);
}

/** Below every one that is clearly larger: after one walk, none is above it. */
function lowerBelowLarger(bySize: readonly Offer[]): void {
  let cheapest = Number.POSITIVE_INFINITY;
  let larger = bySize.length - 1;
  for (const offer of bySize.toReversed()) {
    for (let next = bySize[larger]; next && next.area / offer.area >= clearlyLarger; ) {
      cheapest = Math.min(cheapest, next.cad);
      larger -= 1;
      next = bySize[larger];
    }
    const most = cheapest;
    lower(offer, (cad) => cad <= most);
  }
}

/** As near to the cheapest of their size as prices may differ. */
function lowerNearSameSize(bySize: readonly Offer[]): boolean {
  const cheapest = extremesOfSize(bySize, (entering, last) => entering.cad <= last.cad);
  const lowered = bySize.map((offer, index) => {
    const cheap = (cheapest[index] ?? offer).cad;
    return lower(offer, (cad) => cad / cheap <= samePrice);
  });
  return lowered.includes(true);
}

/**
 * Lowers what was wanted until it holds, as every lower price must, in whole dollars, never below what must be. @returns
 * Whether it was lowered.
 */
function lower(offer: Offer, holds: (cad: number) => boolean): boolean {
  if (offer.cents <= offer.leastCents || holds(offer.cad)) return false;
  const tooMuch = firstEnough(offer.leastCents, (tried) => !holds(tried / offer.perCad));
  setPrice(offer, tooMuch - dollar);
  return true;
}
