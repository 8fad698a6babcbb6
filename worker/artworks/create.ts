import type { ArtworkInput } from "#schema/artwork.ts";
import { maySaveNewArtwork } from "#schema/user.ts";
import type { Database } from "#worker/db/client.ts";
import { AppError } from "#worker/errors.ts";
import { sha256 } from "#worker/http/digest.ts";
import {
  allowanceOf,
  calculationLimitReached,
  maySavePrice,
  type SavingArtist,
  saveLimitReached,
} from "./free-plan.ts";
import { parsePicture } from "./pictures/parse-picture.ts";
import { noPicture, type PictureColumns, storePicture } from "./pictures/store-picture.ts";
import { describeArtwork, priceArtwork } from "./price.ts";
import type { ArtworkWithSale } from "./queries.ts";
import { newRecord } from "./record-columns.ts";
import { findSave, insertArtwork, type SaveKey } from "./save-queries.ts";
import type { Stores } from "./stores.ts";

/**
 * Saves a new work with the server's own price (specification, section 7). A save that is repeated with its
 * idempotency key returns the work that the first one created.
 * @throws AppError UPGRADE_REQUIRED, CONFLICT, UNSUPPORTED_MEDIA_TYPE or PAYLOAD_TOO_LARGE.
 */
export async function createArtwork(
  stores: Stores,
  artist: SavingArtist,
  input: ArtworkInput,
  idempotencyKey: string | null,
  now: Date,
): Promise<ArtworkWithSale> {
  const save = idempotencyKey === null ? null : await toSaveKey(idempotencyKey, input);
  const earlier = await findEarlier(stores.db, artist.id, save);
  if (earlier) return earlier;
  // Checked before a picture is stored, and again in the statement that writes, against concurrent saves.
  if (!maySaveNewArtwork(artist)) throw saveLimitReached();
  if (input.suggestedPrice !== null && !maySavePrice(artist)) throw calculationLimitReached();

  const created = await insert(stores, artist, input, save, now);
  if (created) return created;
  const meanwhile = await findEarlier(stores.db, artist.id, save);
  if (meanwhile) return meanwhile;
  throw saveLimitReached();
}

async function insert(
  stores: Stores,
  artist: SavingArtist,
  input: ArtworkInput,
  save: SaveKey | null,
  now: Date,
): Promise<ArtworkWithSale | null> {
  const { db, pictures, rates } = stores;
  const picture = input.imageUrl === null ? null : parsePicture(input.imageUrl, input.thumbnail);
  const artwork = {
    id: crypto.randomUUID(),
    userId: artist.id,
    ...describeArtwork(input),
    ...(await priceArtwork(rates, artist, input)),
    ...newRecord,
    createdAt: now,
    updatedAt: now,
  };
  const write = (stored: PictureColumns) =>
    insertArtwork(db, { ...artwork, ...stored }, allowanceOf(artist), save);
  const inserted = picture
    ? await storePicture(db, pictures, artist.id, picture, write)
    : await write(noPicture);
  return inserted && { ...inserted, sale: null };
}

/** The work that was saved with this key; null without a key, or when it is new. */
async function findEarlier(
  db: Database,
  ownerId: string,
  save: SaveKey | null,
): Promise<ArtworkWithSale | null> {
  if (save === null) return null;
  const earlier = await findSave(db, ownerId, save.idempotencyKey);
  if (earlier === null) return null;
  if (earlier.requestHash !== save.requestHash) {
    throw new AppError("CONFLICT", "This Idempotency-Key was used for another artwork.");
  }
  if (earlier.artwork === null) {
    throw new AppError("CONFLICT", "This artwork was saved and has since been deleted.");
  }
  return earlier.artwork;
}

/** Validated fields are in the schema's order, so the same artwork always has the same hash. */
async function toSaveKey(idempotencyKey: string, input: ArtworkInput): Promise<SaveKey> {
  return { idempotencyKey, requestHash: await sha256(JSON.stringify(input)) };
}
