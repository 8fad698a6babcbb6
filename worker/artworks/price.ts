import type { ArtworkInput } from "#schema/artwork.ts";
import { fromCents, toCents } from "#schema/money.ts";
import { toArtistFacts } from "#schema/pricing/calculate.ts";
import { explainPrice } from "#schema/pricing/explain.ts";
import type { User } from "#schema/user.ts";
import type { ArtworkRow } from "#worker/db/tables.ts";
import { readRates } from "#worker/rates/storage.ts";

/** A work's columns about its price. */
export type PriceColumns = Pick<ArtworkRow, "priceCents" | "currency" | "breakdown">;

/** A work's columns that are taken from the request as they are. */
export type DescriptionColumns = Pick<
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
 * The server's own price from the stored profile, the work and today's rate (specification, section 9), with
 * all that led to it. The figure sent only says whether a price is wanted at all.
 */
export async function priceArtwork(
  rateStore: KVNamespace,
  artist: User,
  input: ArtworkInput,
): Promise<PriceColumns> {
  const facts = toArtistFacts(artist);
  if (input.suggestedPrice === null) {
    return { priceCents: null, currency: facts.currency, breakdown: null };
  }
  const { rates, date } = await readRates(rateStore, new Date());
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
 * Whether an edit leaves the price as it was: nothing that is priced changed, and the price sent is the
 * stored one. So correcting a title never reprices a work, whatever became of profile and rates.
 */
export function keepsPrice(artwork: ArtworkRow, input: ArtworkInput): boolean {
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
