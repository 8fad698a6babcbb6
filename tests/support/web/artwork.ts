import type { Artwork } from "#schema/artworks/artwork.ts";
import type { StatusDetails } from "#schema/artworks/work-status.ts";
import { toCents } from "#schema/money.ts";

export const noStatusDetails: StatusDetails = {
  who: null,
  until: null,
  channelId: null,
  since: null,
  dueBack: null,
};

/** An available work without a picture, whose id is its title, and for which its suggested price is asked. */
export function anArtwork(title: string, change: Partial<Artwork> = {}): Artwork {
  const { suggestedPrice = 100, currency = "CAD" } = change;
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
    suggestedPrice,
    currency,
    imageUrl: null,
    breakdown: null,
    createdAt: "2025-06-01T12:00:00.000Z",
    updatedAt: "2025-06-01T12:00:00.000Z",
    inventoryNumber: "2025-001",
    status: "available",
    statusDetails: noStatusDetails,
    location: "",
    askingPriceCents: null,
    listedCents: null,
    listedCurrency: "CAD",
    askedCents: suggestedPrice === null ? null : toCents(suggestedPrice),
    askedCurrency: currency,
    framed: false,
    framingCents: 0,
    notes: "",
    archived: false,
    mediumLine: "",
    sale: null,
    ...change,
  };
}
