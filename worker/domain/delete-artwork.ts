import type { User } from "#schema/user.ts";
import { findArtwork } from "../db/artworks.ts";
import type { Database } from "../db/client.ts";
import { hangArtworkAgain, isSetAside, setArtworkAside } from "../db/deleted-artworks.ts";
import type { ArtworkRow } from "../db/tables.ts";
import { notFound } from "../errors.ts";
import { allowanceOf, saveLimitReached } from "./free-plan.ts";

/**
 * How long a deletion can be undone, in milliseconds. The notice that offers it goes after seconds, but stays
 * for as long as somebody rests on it or looks elsewhere.
 */
export const undoLifetime = 24 * 60 * 60 * 1000;

/**
 * Deletes a work. It counts no more and is found nowhere, but can be brought back for a day; then the sweep
 * removes it with its picture.
 * @throws AppError NOT_FOUND.
 */
export async function removeArtwork(
  db: Database,
  ownerId: string,
  id: string,
  now: Date,
): Promise<void> {
  if (!(await setArtworkAside(db, ownerId, id, now))) throw notFound();
}

/**
 * Undoes a deletion: the work is as it was, to the letter. Repeated, it answers the same.
 * @throws AppError NOT_FOUND, or UPGRADE_REQUIRED when its place on the free plan has been taken meanwhile.
 */
export async function restoreArtwork(
  db: Database,
  artist: User,
  id: string,
  now: Date,
): Promise<ArtworkRow> {
  const since = new Date(now.getTime() - undoLifetime);
  const restored =
    (await hangArtworkAgain(db, artist.id, id, since, allowanceOf(artist))) ??
    (await findArtwork(db, artist.id, id));
  if (restored) return restored;
  throw (await isSetAside(db, artist.id, id, since)) ? saveLimitReached() : notFound();
}
