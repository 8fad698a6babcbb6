import { artworkPath } from "#schema/api-paths.ts";
import type { ArtworkInput } from "#schema/artwork.ts";
import { mayCalculate, type User } from "#schema/user.ts";
import { hasValues } from "#worker/db/has-values.ts";
import type { ArtworkRow } from "#worker/db/tables.ts";
import { notFound } from "#worker/errors.ts";
import { hasChangedSince } from "#worker/http/if-match.ts";
import { relistEdited } from "#worker/price-lists/listed-price.ts";
import { presentList } from "#worker/price-lists/present.ts";
import { readRates } from "#worker/rates/storage.ts";
import { changedElsewhere } from "./changed-elsewhere.ts";
import { allowanceOf, calculationLimitReached, maySavePrice } from "./free-plan.ts";
import { nextUpdateOf } from "./history.ts";
import { keepOffered } from "./keep-offered.ts";
import { type ParsedPicture, parsePicture } from "./pictures/parse-picture.ts";
import {
  discardPicture,
  noPicture,
  type PictureColumns,
  storePicture,
} from "./pictures/store-picture.ts";
import { pictureAddress } from "./present.ts";
import { describeArtwork, isPriceUnchanged, priceArtwork } from "./price.ts";
import { type ArtworkWithSale, type EditableArtwork, findEditableArtwork } from "./queries.ts";
import { isAlreadyApplied } from "./repeated-edit.ts";
import { updateArtwork } from "./save-queries.ts";
import type { Stores } from "./stores.ts";

/** An edit of the artist's work `id`. `editedVersion` is the `updatedAt` (ISO) that it requires; null for any. */
interface Edit {
  readonly artist: User;
  readonly id: string;
  readonly input: ArtworkInput;
  readonly editedVersion: string | null;
}

/**
 * Changes a work (specification, section 7). Without `editedVersion` the last write wins; with it, an edit that is
 * repeated after a lost response returns the work as the first one left it.
 * @throws AppError NOT_FOUND, UPGRADE_REQUIRED, CONFLICT, UNSUPPORTED_MEDIA_TYPE or PAYLOAD_TOO_LARGE.
 */
export async function editArtwork(stores: Stores, edit: Edit, now: Date): Promise<ArtworkWithSale> {
  const { db, pictures } = stores;
  const found = await findWork(stores, edit, now);
  if (await isRepeated(found, edit)) return { ...found.artwork, sale: found.sale };
  // Checked before a picture is stored; a retry checks again.
  requireEditable(found, edit);
  const picture = readNewPicture(edit);
  const write = async (stored: PictureColumns | null) =>
    (await writeEdit(stores, edit, found, stored, now)) ?? retryEdit(stores, edit, stored, now);
  const written = picture
    ? await storePicture(db, pictures, edit.artist.id, picture, write)
    : await write(null);
  if (written === null) throw changedElsewhere();
  const { before, after } = written;
  if (before.pictureKey !== null && before.pictureKey !== after.pictureKey) {
    await discardPicture(pictures, before.pictureKey);
  }
  return after;
}

interface WrittenEdit {
  readonly before: ArtworkRow;
  readonly after: ArtworkWithSale;
}

/** Writes the edit over the work as it was read; null when another write came between. */
async function writeEdit(
  stores: Stores,
  { artist, input }: Edit,
  { artwork: before, sale, listInForce, priceListsVersion, offers }: EditableArtwork,
  stored: PictureColumns | null,
  now: Date,
): Promise<WrittenEdit | null> {
  const price = isPriceUnchanged(before, input)
    ? {}
    : await priceArtwork(stores.rates, artist, input);
  const edited = {
    ...before,
    ...describeArtwork(input),
    ...price,
    ...(stored ?? unreplacedPicture(before, input.imageUrl)),
    updatedAt: nextUpdateOf(before, now),
  };
  const list = listInForce && presentList(listInForce);
  const { rates } = await readRates(stores.rates, now);
  const relisted = { ...edited, ...relistEdited(list, before, edited, rates, now) };
  const kept = { ...relisted, ...keepOffered(relisted, offers, rates) };
  const after = await updateArtwork(
    stores.db,
    kept,
    before,
    allowanceOf(artist),
    priceListsVersion,
    isFirstPicture(before, kept),
  );
  // A sale or its return would have changed the work.
  return after && { before, after: { ...after, sale } };
}

/** Whether an edit gives a work without a picture one, and changes nothing else. */
function isFirstPicture(before: ArtworkRow, edited: ArtworkRow): boolean {
  if (before.pictureKey !== null || edited.pictureKey === null) return false;
  return hasValues(before, { ...edited, ...pictureOf(before), updatedAt: before.updatedAt });
}

/** Reads the work again and writes the edit over that: a conflict is tried again once. */
async function retryEdit(
  stores: Stores,
  edit: Edit,
  stored: PictureColumns | null,
  now: Date,
): Promise<WrittenEdit | null> {
  const found = await findWork(stores, edit, now);
  requireEditable(found, edit);
  return writeEdit(stores, edit, found, stored, now);
}

async function findWork({ db }: Stores, { artist, id }: Edit, now: Date): Promise<EditableArtwork> {
  const found = await findEditableArtwork(db, artist.id, id, now);
  if (found === null) throw notFound();
  return found;
}

/** Whether the work has changed since the edited version, and to exactly what this edit makes of it. */
async function isRepeated({ artwork }: EditableArtwork, edit: Edit): Promise<boolean> {
  if (!hasChangedSince(artwork, edit.editedVersion)) return false;
  return isAlreadyApplied(artwork, edit.input, readNewPicture(edit));
}

/** @throws AppError UPGRADE_REQUIRED, or CONFLICT when it is not the edited version. */
function requireEditable({ artwork, ...used }: EditableArtwork, edit: Edit): void {
  const artist = { ...edit.artist, ...used };
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
