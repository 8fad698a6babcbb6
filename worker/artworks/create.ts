import type { ArtworkInput } from "#schema/artwork.ts";
import type { PriceList } from "#schema/price-list/price-list.ts";
import { maySaveNewArtwork } from "#schema/user.ts";
import type { Database } from "#worker/db/client.ts";
import { conflict } from "#worker/errors.ts";
import { sha256 } from "#worker/http/digest.ts";
import { requireSameRequest } from "#worker/http/idempotency-key.ts";
import { listedColumnsOf } from "#worker/price-lists/listed-price.ts";
import { presentList } from "#worker/price-lists/present.ts";
import { readRates } from "#worker/rates/storage.ts";
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
import { findSaveRows, insertArtwork, type SaveKey } from "./save-queries.ts";
import type { Stores } from "./stores.ts";

/**
 * Saves a new work with the server's own price (specification, section 7), and the price of the list in force. A save
 * that is repeated with its idempotency key returns the work that the first one created.
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
  const context = await readSaveContext(stores.db, artist.id, save, now);
  if (context.earlier) return context.earlier;
  // Checked before a picture is stored, and again in the statement that writes, against concurrent saves.
  if (!maySaveNewArtwork(artist)) throw saveLimitReached();
  if (input.suggestedPrice !== null && !maySavePrice(artist)) throw calculationLimitReached();

  const created = await insert(stores, artist, input, save, context, now);
  if (created) return created;
  const meanwhile = await readSaveContext(stores.db, artist.id, save, now);
  if (meanwhile.earlier) return meanwhile.earlier;
  // A price list has been published or applied between the two: the work follows the one in force now.
  const again =
    meanwhile.priceListsVersion === context.priceListsVersion
      ? null
      : await insert(stores, artist, input, save, meanwhile, now);
  if (again) return again;
  if (allowanceOf(artist) === "free") throw saveLimitReached();
  throw conflict("Your price lists have been changed meanwhile. Try again.");
}

async function insert(
  stores: Stores,
  artist: SavingArtist,
  input: ArtworkInput,
  save: SaveKey | null,
  { listInForce, priceListsVersion }: SaveContext,
  now: Date,
): Promise<ArtworkWithSale | null> {
  const { db, pictures, rates } = stores;
  const picture = input.imageUrl === null ? null : parsePicture(input.imageUrl, input.thumbnail);
  const described = { ...describeArtwork(input), ...newRecord };
  const artwork = {
    id: crypto.randomUUID(),
    userId: artist.id,
    ...described,
    ...(await priceArtwork(rates, artist, input)),
    ...(listInForce &&
      listedColumnsOf(listInForce, described, (await readRates(rates, now)).rates)),
    createdAt: now,
    updatedAt: now,
  };
  const write = (stored: PictureColumns) =>
    insertArtwork(db, { ...artwork, ...stored }, allowanceOf(artist), save, priceListsVersion);
  const inserted = picture
    ? await storePicture(db, pictures, artist.id, picture, write)
    : await write(noPicture);
  return inserted && { ...inserted, sale: null };
}

/** What a save is decided on; `earlier` is the work that was saved with this key, null without a key, or when it is new. */
interface SaveContext {
  readonly earlier: ArtworkWithSale | null;
  readonly listInForce: PriceList | null;
  readonly priceListsVersion: string;
}

async function readSaveContext(
  db: Database,
  ownerId: string,
  save: SaveKey | null,
  now: Date,
): Promise<SaveContext> {
  const found = await findSaveRows(db, ownerId, save?.idempotencyKey ?? null, now);
  const listInForce = found.listInForce && presentList(found.listInForce);
  const { earlier, priceListsVersion } = found;
  const lists = { listInForce, priceListsVersion };
  if (save === null || earlier === null) return { earlier: null, ...lists };
  requireSameRequest(earlier, save.requestHash, "another artwork");
  if (earlier.artwork === null) {
    throw conflict("This artwork was saved and has since been deleted.");
  }
  return { earlier: earlier.artwork, ...lists };
}

/** Validated fields are in the schema's order, so the same artwork always has the same hash. */
async function toSaveKey(idempotencyKey: string, input: ArtworkInput): Promise<SaveKey> {
  return { idempotencyKey, requestHash: await sha256(JSON.stringify(input)) };
}
