import type { ArtworkInput } from "#schema/artwork.ts";
import { hasValues } from "#worker/db/has-values.ts";
import type { ArtworkRow } from "#worker/db/tables.ts";
import type { ParsedPicture } from "./pictures/parse-picture.ts";
import { hashPicture } from "./pictures/store-picture.ts";
import { pictureAddress } from "./present.ts";
import { describeArtwork } from "./price.ts";

/**
 * Whether a work already is what an edit would make of it. The server computes the price, so only its presence is
 * compared.
 */
export async function isAlreadyApplied(
  artwork: ArtworkRow,
  input: ArtworkInput,
  picture: ParsedPicture | null,
): Promise<boolean> {
  return (
    hasValues(artwork, describeArtwork(input)) &&
    (input.suggestedPrice === null) === (artwork.priceCents === null) &&
    (picture === null
      ? input.imageUrl === pictureAddress(artwork)
      : (await hashPicture(picture.bytes)) === artwork.pictureHash)
  );
}
