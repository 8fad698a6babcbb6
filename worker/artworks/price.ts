import type { User } from "#schema/artist/user.ts";
import type { ArtworkInput } from "#schema/artworks/artwork.ts";
import { fromCents, toCents } from "#schema/money.ts";
import { toArtistFacts } from "#schema/pricing/calculate.ts";
import { explainPrice } from "#schema/pricing/explain.ts";
import type { VerbContext } from "#worker/context.ts";
import type { ArtworkRow } from "#worker/db/tables.ts";
import { readRates } from "#worker/rates/storage.ts";

/** The columns of a work's price: whole cents in `currency`, and the breakdown of them. */
export type PriceColumns = Pick<ArtworkRow, "priceCents" | "currency" | "breakdown">;

/** The columns that come from the request. */
type DescriptionColumns = Pick<
  ArtworkRow,
  | "title"
  | "dateCreated"
  | "widthInches"
  | "heightInches"
  | "support"
  | "medium"
  | "materialsCostCents"
  | "hoursSpent"
>;

/** The columns of a request's fields: lengths in inches, materials in whole cents of Canadian dollars. */
export function describeArtwork(input: ArtworkInput): DescriptionColumns {
  return {
    title: input.title,
    dateCreated: input.dateCreated,
    widthInches: input.width,
    heightInches: input.height,
    support: input.depth,
    medium: input.medium,
    materialsCostCents: toCents(input.materialsCost),
    hoursSpent: input.hoursSpent,
  };
}

/**
 * Computes the price from the stored profile, the work and today's exchange rate (specification, section 9), in
 * whole cents of the profile's currency, with its breakdown. Of the price that was sent only its presence counts.
 */
export async function priceArtwork(
  { artist, now, ...stores }: VerbContext<User>,
  input: ArtworkInput,
): Promise<PriceColumns> {
  const facts = toArtistFacts(artist);
  if (input.suggestedPrice === null) {
    return { priceCents: null, currency: facts.currency, breakdown: null };
  }
  const { rates, date } = await readRates(stores.rates, now);
  const work = {
    widthInches: input.width,
    heightInches: input.height,
    support: input.depth,
    medium: input.medium,
    materialsCost: input.materialsCost,
    hoursSpent: input.hoursSpent,
  };
  const breakdown = explainPrice(facts, work, rates, date);
  return { priceCents: breakdown.totalCents, currency: breakdown.currency, breakdown };
}

/**
 * Whether an edit leaves the price unchanged: no priced input changed, and the price sent is the stored one. So
 * correcting a title never reprices a work, even if profile or rates have changed.
 */
export function isPriceUnchanged(artwork: ArtworkRow, input: ArtworkInput): boolean {
  const stored = artwork.priceCents === null ? null : fromCents(artwork.priceCents);
  return (
    input.suggestedPrice === stored &&
    input.width === artwork.widthInches &&
    input.height === artwork.heightInches &&
    input.depth === artwork.support &&
    input.medium === artwork.medium &&
    toCents(input.materialsCost) === artwork.materialsCostCents &&
    input.hoursSpent === artwork.hoursSpent
  );
}
