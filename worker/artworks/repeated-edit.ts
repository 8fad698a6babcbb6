import type { ArtworkInput } from "#schema/artwork.ts";
import type { ArtworkRow } from "#worker/db/tables.ts";
import { hashPicture } from "./pictures/keep-picture.ts";
import type { CheckedPicture } from "./pictures/read-picture.ts";
import { pictureAddress } from "./present.ts";
import { describeArtwork } from "./price.ts";

/**
 * Whether a work is already what an edit would make of it. The figure of the price is the server's own, so
 * that only whether there is one is compared.
 */
export async function isAlreadyMade(
  artwork: ArtworkRow,
  input: ArtworkInput,
  picture: CheckedPicture | null,
): Promise<boolean> {
  const described = Object.entries(describeArtwork(input));
  const stored = new Map<string, unknown>(Object.entries(artwork));
  return (
    described.every(([column, value]) => stored.get(column) === value) &&
    (input.suggestedPrice === null) === (artwork.priceCents === null) &&
    (picture === null
      ? input.imageUrl === pictureAddress(artwork)
      : (await hashPicture(picture.bytes)) === artwork.pictureHash)
  );
}
