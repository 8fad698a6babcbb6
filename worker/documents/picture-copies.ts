import { copyPicture, copyThumbnail } from "#worker/artworks/pictures/storage.ts";
import { discardPicture, discardUnused } from "#worker/artworks/pictures/store-picture.ts";
import type { VerbContext } from "#worker/context.ts";
import type { DocumentWorkRow } from "#worker/db/document-tables.ts";
import type { ArtworkRow } from "#worker/db/tables.ts";
import { logWarning } from "#worker/log.ts";

/** As many pictures are copied at a time as a Worker has connections. */
const atOnce = 6;

type PictureColumn = "pictureKey" | "pictureType" | "pictureHash";

/** A work with its picture. */
export type PicturedWork = Pick<ArtworkRow, "id" | PictureColumn>;

/** A work of a document with the copy of its picture; null without one. */
export type DocumentedWork = Pick<DocumentWorkRow, "artworkId" | PictureColumn>;

interface CopiedWrite<Written> {
  readonly works: readonly PicturedWork[];
  /** Whether their thumbnails are copied too, for a page that shows them. */
  readonly withThumbnails?: boolean;
  readonly write: (documented: readonly DocumentedWork[]) => Promise<Written | null>;
}

/**
 * Copies the pictures of works, then runs the write that refers to the copies, and removes these again when that write
 * fails: when it returns null or throws.
 */
export async function withPictureCopies<Written>(
  { db, pictures, artist }: Pick<VerbContext, "db" | "pictures" | "artist">,
  { works, withThumbnails = false, write }: CopiedWrite<Written>,
): Promise<Written | null> {
  const documented: DocumentedWork[] = [];
  const keys = () => documented.flatMap(({ pictureKey }) => pictureKey ?? []);
  try {
    for (let start = 0; start < works.length; start += atOnce) {
      const copying = works.slice(start, start + atOnce);
      documented.push(
        ...(await Promise.all(copying.map((work) => copyOf(pictures, artist.id, work)))),
      );
      if (!withThumbnails) continue;
      await Promise.all(
        documented
          .slice(start)
          .map(({ pictureKey: to }, index) =>
            copyThumbnailOf(pictures, copying[index]?.pictureKey ?? null, to),
          ),
      );
    }
    const written = await write(documented);
    if (written === null) await Promise.all(keys().map((key) => discardPicture(pictures, key)));
    return written;
  } catch (error) {
    if (keys().length > 0) await discardUnused(db, pictures, keys());
    throw error;
  }
}

async function copyThumbnailOf(pictures: R2Bucket, from: string | null, to: string | null) {
  if (from !== null && to !== null) await copyThumbnail(pictures, from, to);
}

async function copyOf(
  pictures: R2Bucket,
  ownerId: string,
  { id, pictureKey, pictureType, pictureHash }: PicturedWork,
): Promise<DocumentedWork> {
  const copy = pictureKey === null ? null : await copyPicture(pictures, ownerId, pictureKey);
  if (copy !== null) return { artworkId: id, pictureKey: copy, pictureType, pictureHash };
  if (pictureKey !== null) {
    logWarning("a picture is missing from the bucket", new Error(pictureKey));
  }
  return { artworkId: id, pictureKey: null, pictureType: null, pictureHash: null };
}
