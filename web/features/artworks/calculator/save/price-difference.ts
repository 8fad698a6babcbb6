import type { Artwork } from "#schema/artworks/artwork.ts";
import { isSamePrice, type Price, storedPrice } from "../form/price.ts";

interface PriceDifference {
  readonly seen: Price;
  readonly saved: Price;
  readonly reason: "rateChanged" | "profileChanged" | "otherwiseChanged";
}

/**
 * The server computes the price itself. If it differs from the one that the artist saw, this is the reason: the profile
 * or the exchange rate has changed between Calculate and Save.
 */
export function findPriceDifference(seen: Price | null, artwork: Artwork): PriceDifference | null {
  const saved = storedPrice(artwork);
  if (seen === null || saved === null || isSamePrice(seen, saved)) return null;
  return { seen, saved, reason: reasonFor(seen, saved) };
}

function reasonFor(seen: Price, saved: Price): PriceDifference["reason"] {
  if (seen.breakdown === null || saved.breakdown === null) return "otherwiseChanged";
  const before = seen.breakdown;
  const after = saved.breakdown;
  const hasSameProfile =
    before.currency === after.currency &&
    before.hourlyRate === after.hourlyRate &&
    before.uncappedBaseRate === after.uncappedBaseRate;
  if (!hasSameProfile) return "profileChanged";
  return before.exchangeRate === after.exchangeRate ? "otherwiseChanged" : "rateChanged";
}
