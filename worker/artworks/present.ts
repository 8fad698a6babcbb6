import { artworkImagePath } from "#schema/api-paths.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { fromCents } from "#schema/money.ts";
import type { ArtworkRow } from "#worker/db/tables.ts";
import { askedPriceOf } from "./asked-price.ts";
import type { ArtworkWithSale, ListedArtwork } from "./queries.ts";

/** An artwork in a response (specification, section 3), with its picture's address, not its bytes. */
export function presentArtwork(artwork: ArtworkWithSale): Artwork {
  return { ...presentFacts(artwork), breakdown: artwork.breakdown };
}

/**
 * The JSON of a list of works, each as `presentArtwork` returns it. Breakdowns are stored as JSON, so they are
 * inserted as text: for 1,000 works, parsing and writing them takes three times as long as all the rest.
 */
export function presentArtworks(artworks: readonly ListedArtwork[]): string {
  const works = artworks.map((artwork) => {
    const facts = JSON.stringify(presentFacts(artwork));
    return `${facts.slice(0, -1)},"breakdown":${artwork.breakdown ?? "null"}}`;
  });
  return `[${works.join(",")}]`;
}

type ArtworkFacts = Omit<ListedArtwork, "breakdown">;

function presentFacts(artwork: ArtworkFacts): Omit<Artwork, "breakdown"> {
  return {
    id: artwork.id,
    title: artwork.title,
    dateCreated: artwork.dateCreated,
    width: artwork.widthInches,
    height: artwork.heightInches,
    depth: artwork.support,
    medium: artwork.medium,
    materialsCost: fromCents(artwork.materialsCostCents),
    hoursSpent: artwork.hoursSpent,
    suggestedPrice: artwork.priceCents === null ? null : fromCents(artwork.priceCents),
    currency: artwork.currency,
    imageUrl: pictureAddress(artwork),
    createdAt: artwork.createdAt.toISOString(),
    updatedAt: artwork.updatedAt.toISOString(),
    ...presentRecord(artwork),
  };
}

function presentRecord(artwork: ArtworkFacts) {
  return {
    inventoryNumber: artwork.inventoryNumber,
    status: artwork.status,
    statusDetails: {
      who: artwork.statusWho,
      personId: artwork.statusPersonId,
      until: artwork.statusUntil,
      channelId: artwork.statusChannelId,
      since: artwork.statusSince,
      dueBack: artwork.statusDueBack,
    },
    location: artwork.location,
    askingPriceCents: artwork.askingPriceCents,
    listedCents: artwork.listedCents,
    listedCurrency: artwork.listedCurrency ?? artwork.currency,
    ...askedPriceOf(artwork),
    framed: artwork.framed,
    framingCents: artwork.framingCents,
    notes: artwork.notes,
    archived: artwork.archived,
    mediumLine: artwork.mediumLine,
    sale: artwork.sale,
  };
}

/** The path of a work's picture; null without one. */
export function pictureAddress(artwork: Pick<ArtworkRow, "id" | "pictureHash">): string | null {
  return artwork.pictureHash === null ? null : artworkImagePath(artwork.id, artwork.pictureHash);
}
