import * as v from "valibot";
import { type Artwork, type ArtworkInput, artworkInputSchema } from "#schema/artworks/artwork.ts";

/**
 * The first worked example of the specification's formula: with the complete profile of `signInArtist` its
 * price is CAD 380.75.
 */
export function newArtwork(overrides: Partial<ArtworkInput> = {}): ArtworkInput {
  return {
    title: "Low Tide",
    dateCreated: "2025",
    width: 20,
    height: 15,
    depth: "canvas-0.75",
    medium: "oil",
    materialsCost: 40,
    hoursSpent: 5,
    suggestedPrice: 380.75,
    currency: "CAD",
    imageUrl: null,
    ...overrides,
  };
}

/** What an edit sends that leaves a work as it is. */
export function toArtworkInput(artwork: Artwork): ArtworkInput {
  const fields = Object.entries(artwork).filter(([name]) => name in artworkInputSchema.entries);
  return v.parse(artworkInputSchema, Object.fromEntries(fields));
}
