import type { Artwork } from "#schema/artwork.ts";

/** A work without a picture, whose id is its title. */
export function anArtwork(title: string, change: Partial<Artwork> = {}): Artwork {
  return {
    id: title,
    title,
    dateCreated: "2025",
    width: 20,
    height: 15,
    depth: "canvas-0.75",
    medium: "oil",
    materialsCost: 0,
    hoursSpent: 0,
    suggestedPrice: 100,
    currency: "CAD",
    imageUrl: null,
    breakdown: null,
    createdAt: "2025-06-01T12:00:00.000Z",
    updatedAt: "2025-06-01T12:00:00.000Z",
    ...change,
  };
}
