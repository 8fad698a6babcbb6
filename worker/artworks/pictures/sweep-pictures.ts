import { findUsedPictureKeys } from "#worker/artworks/queries.ts";
import type { Database } from "#worker/db/client.ts";
import { deleteObjects, listObjects, pictureKeyOf } from "./storage.ts";

/** Deletes the pictures and thumbnails uploaded before `time` that no work refers to. Returns how many. */
export async function sweepPictures(db: Database, pictures: R2Bucket, time: Date): Promise<number> {
  let removed = 0;
  for await (const page of listObjects(pictures)) {
    const keys = page.filter(({ uploaded }) => uploaded < time).map(({ key }) => key);
    const used = await findUsedPictureKeys(db, [...new Set(keys.map(pictureKeyOf))]);
    const orphans = keys.filter((key) => !used.has(pictureKeyOf(key)));
    if (orphans.length > 0) await deleteObjects(pictures, orphans);
    removed += orphans.length;
  }
  return removed;
}
