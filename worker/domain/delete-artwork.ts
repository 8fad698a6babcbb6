import { deleteArtwork } from "../db/artworks.ts";
import { notFound } from "../errors.ts";
import { discardPicture } from "./pictures/keep-picture.ts";
import type { Stores } from "./stores.ts";

/**
 * Deletes a work, then its picture.
 * @throws AppError NOT_FOUND.
 */
export async function removeArtwork(
  { db, pictures }: Stores,
  ownerId: string,
  id: string,
): Promise<void> {
  const deleted = await deleteArtwork(db, ownerId, id);
  if (deleted === null) throw notFound();
  if (deleted.pictureKey !== null) await discardPicture(pictures, deleted.pictureKey);
}
