import { maySaveNewArtwork } from "#schema/artist/user.ts";
import type { ArtworkInput } from "#schema/artworks/artwork.ts";
import type { PriceList } from "#schema/price-lists/price-list.ts";
import type { VerbContext } from "#worker/context.ts";
import { retryOnceOrThrow } from "#worker/db/retry-once.ts";
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

/** A request to save a new work. */
interface SaveRequest {
  readonly input: ArtworkInput;
  readonly idempotencyKey: string | null;
}

/**
 * Saves a new work with the server's own price (specification, section 7), and the price of the list in force. A save
 * that is repeated with its idempotency key returns the work that the first one created. A conflict is tried again once.
 * @throws AppError UPGRADE_REQUIRED, CONFLICT, UNSUPPORTED_MEDIA_TYPE or PAYLOAD_TOO_LARGE.
 */
export async function createArtwork(
  context: VerbContext<SavingArtist>,
  { input, idempotencyKey }: SaveRequest,
): Promise<ArtworkWithSale> {
  const { artist } = context;
  const save = idempotencyKey === null ? null : await toSaveKey(idempotencyKey, input);
  const refusal =
    allowanceOf(artist) === "free"
      ? saveLimitReached()
      : conflict("Your price lists have been changed meanwhile. Try again.");
  return retryOnceOrThrow(async () => {
    const { earlier, ...lists } = await readSaveRows(context, save);
    if (earlier) return earlier;
    // Checked before a picture is stored, and again in the statement that writes, against concurrent saves.
    if (!maySaveNewArtwork(artist)) throw saveLimitReached();
    if (input.suggestedPrice !== null && !maySavePrice(artist)) throw calculationLimitReached();
    return insert(context, { input, save, ...lists });
  }, refusal);
}

/** A save with the price lists that its work is to follow. */
interface ListedSave {
  readonly input: ArtworkInput;
  readonly save: SaveKey | null;
  readonly listInForce: PriceList | null;
  readonly priceListsVersion: string;
}

/** Null when the plan's limits leave no room, the key is used, or a price list has been published or applied meanwhile. */
async function insert(
  context: VerbContext<SavingArtist>,
  { input, save, listInForce, priceListsVersion }: ListedSave,
): Promise<ArtworkWithSale | null> {
  const { db, artist, now } = context;
  const picture = input.imageUrl === null ? null : parsePicture(input.imageUrl, input.thumbnail);
  const described = { ...describeArtwork(input), ...newRecord };
  const artwork = {
    id: crypto.randomUUID(),
    userId: artist.id,
    ...described,
    ...(await priceArtwork(context, input)),
    ...(listInForce &&
      listedColumnsOf(listInForce, described, (await readRates(context.rates, now)).rates)),
    createdAt: now,
    updatedAt: now,
  };
  const conditions = { allowance: allowanceOf(artist), save, priceListsVersion };
  const write = (stored: PictureColumns) =>
    insertArtwork(db, { ...artwork, ...stored }, conditions);
  const inserted = picture
    ? await storePicture(context, { picture, write })
    : await write(noPicture);
  return inserted && { ...inserted, sale: null };
}

/** What a save is decided on; `earlier` is the work that was saved with this key, null without a key, or when it is new. */
async function readSaveRows({ db, artist, now }: VerbContext, save: SaveKey | null) {
  const found = await findSaveRows(db, artist.id, save?.idempotencyKey ?? null, now);
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
