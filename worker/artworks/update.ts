import { artworkPath } from "#schema/api-paths.ts";
import { mayCalculate, type User } from "#schema/artist/user.ts";
import type { ArtworkInput } from "#schema/artworks/artwork.ts";
import type { VerbContext } from "#worker/context.ts";
import { hasValues } from "#worker/db/has-values.ts";
import { nextUpdatedAt } from "#worker/db/next-updated-at.ts";
import { retryOnceOrThrow } from "#worker/db/retry-once.ts";
import type { ArtworkRow } from "#worker/db/tables.ts";
import { notFound } from "#worker/errors.ts";
import { hasChangedSince } from "#worker/http/if-match.ts";
import { relistEdited } from "#worker/price-lists/listed-price.ts";
import { presentList } from "#worker/price-lists/present.ts";
import { readRates } from "#worker/rates/storage.ts";
import { changedElsewhere } from "./changed-elsewhere.ts";
import { allowanceOf, calculationLimitReached, maySavePrice } from "./free-plan.ts";
import { keepOffered } from "./keep-offered.ts";
import { type ParsedPicture, parsePicture } from "./pictures/parse-picture.ts";
import {
  discardPicture,
  hashPicture,
  noPicture,
  type PictureColumns,
  storePicture,
} from "./pictures/store-picture.ts";
import { pictureAddress } from "./present.ts";
import { describeArtwork, isPriceUnchanged, priceArtwork } from "./price.ts";
import { type ArtworkWithSale, type EditableArtwork, findEditableArtwork } from "./queries.ts";
import { updateArtwork } from "./save-queries.ts";

/** An edit of the artist's work `id`. `editedVersion` is the `updatedAt` (ISO) that it requires; null for any. */
interface Edit {
  readonly id: string;
  readonly input: ArtworkInput;
  readonly editedVersion: string | null;
}

/**
 * Changes a work (specification, section 7). Without `editedVersion` the last write wins; with it, an edit that is
 * repeated after a lost response returns the work as the first one left it. A conflict is tried again once.
 * @throws AppError NOT_FOUND, UPGRADE_REQUIRED, CONFLICT, UNSUPPORTED_MEDIA_TYPE or PAYLOAD_TOO_LARGE.
 */
export async function editArtwork(
  context: VerbContext<User>,
  edit: Edit,
): Promise<ArtworkWithSale> {
  const { db, pictures, artist, now } = context;
  return retryOnceOrThrow(async () => {
    const found = await findEditableArtwork(db, artist.id, edit.id, now);
    if (found === null) throw notFound();
    if (await isRepeated(found.artwork, edit)) return { ...found.artwork, sale: found.sale };
    // Checked before a picture is stored.
    requireEditable(found, artist, edit);
    const picture = readNewPicture(edit);
    const write = (stored: PictureColumns | null) => writeEdit(context, edit.input, found, stored);
    const after = picture ? await storePicture(context, { picture, write }) : await write(null);
    const { pictureKey } = found.artwork;
    if (after !== null && pictureKey !== null && pictureKey !== after.pictureKey) {
      await discardPicture(pictures, pictureKey);
    }
    return after;
  }, changedElsewhere());
}

/** Writes the edit over the work as it was read; null when another write came between. */
async function writeEdit(
  context: VerbContext<User>,
  input: ArtworkInput,
  { artwork: before, sale, listInForce, priceListsVersion, offers }: EditableArtwork,
  stored: PictureColumns | null,
): Promise<ArtworkWithSale | null> {
  const { db, artist, now } = context;
  const price = isPriceUnchanged(before, input) ? {} : await priceArtwork(context, input);
  const edited = {
    ...before,
    ...describeArtwork(input),
    ...price,
    ...(stored ?? unreplacedPicture(before, input.imageUrl)),
    updatedAt: nextUpdatedAt(before, now),
  };
  const list = listInForce && presentList(listInForce);
  const { rates } = await readRates(context.rates, now);
  const relisted = { ...edited, ...relistEdited({ list, rates, now }, before, edited) };
  const updated = { ...relisted, ...keepOffered(relisted, offers, rates) };
  const after = await updateArtwork(db, updated, before, {
    allowance: allowanceOf(artist),
    priceListsVersion,
    isFirstPicture: isFirstPicture(before, updated),
  });
  // A sale or its return would have changed the work.
  return after && { ...after, sale };
}

/** Whether an edit gives a work without a picture one, and changes nothing else. */
function isFirstPicture(before: ArtworkRow, edited: ArtworkRow): boolean {
  if (before.pictureKey !== null || edited.pictureKey === null) return false;
  return hasValues(before, { ...edited, ...pictureOf(before), updatedAt: before.updatedAt });
}

/**
 * Whether the work has changed since the edited version, and to exactly what this edit makes of it. The server computes
 * the price, so only its presence is compared.
 */
async function isRepeated(artwork: ArtworkRow, edit: Edit): Promise<boolean> {
  if (!hasChangedSince(artwork, edit.editedVersion)) return false;
  const { input } = edit;
  const picture = readNewPicture(edit);
  return (
    hasValues(artwork, describeArtwork(input)) &&
    (input.suggestedPrice === null) === (artwork.priceCents === null) &&
    (picture === null
      ? input.imageUrl === pictureAddress(artwork)
      : (await hashPicture(picture.bytes)) === artwork.pictureHash)
  );
}

/** @throws AppError UPGRADE_REQUIRED, or CONFLICT when it is not the edited version. */
function requireEditable({ artwork, ...used }: EditableArtwork, signedIn: User, edit: Edit): void {
  const artist = { ...signedIn, ...used };
  // The free calculation may have been made in this edit: then its price has not been saved yet.
  const bringsFirstPrice = artwork.priceCents === null && edit.input.suggestedPrice !== null;
  if (!(mayCalculate(artist) || (bringsFirstPrice && maySavePrice(artist)))) {
    throw calculationLimitReached();
  }
  if (hasChangedSince(artwork, edit.editedVersion)) throw changedElsewhere();
}

/** The picture to store; null when the edit keeps the work's picture or removes it. */
function readNewPicture({ id, input: { imageUrl, thumbnail } }: Edit): ParsedPicture | null {
  if (imageUrl === null || imageUrl.startsWith(`${artworkPath(id)}/image`)) return null;
  return parsePicture(imageUrl, thumbnail);
}

/** No picture, or the work's own; another address than its current one means that it has changed since. */
function unreplacedPicture(artwork: ArtworkRow, imageUrl: string | null): PictureColumns {
  if (imageUrl === null) return noPicture;
  if (imageUrl !== pictureAddress(artwork)) throw changedElsewhere();
  return pictureOf(artwork);
}

function pictureOf({ pictureKey, pictureType, pictureHash, pictureBytes }: ArtworkRow) {
  return { pictureKey, pictureType, pictureHash, pictureBytes };
}
