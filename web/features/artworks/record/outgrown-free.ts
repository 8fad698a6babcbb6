import type { Artwork } from "#schema/artworks/artwork.ts";
import { freePlan } from "#schema/plans.ts";

type CountedWork = Pick<Artwork, "sale" | "askingPriceCents" | "listedCents">;

/**
 * Whether an artist's works are more than the free plan makes: the artist has had Professional, and what they made on it
 * stays (price list, introduction).
 */
export function hasOutgrownFree(works: readonly CountedWork[]): boolean {
  return (
    works.length > freePlan.maxArtworkSaves ||
    works.some(
      ({ sale, askingPriceCents, listedCents }) =>
        sale !== null || askingPriceCents !== null || listedCents !== null,
    )
  );
}
