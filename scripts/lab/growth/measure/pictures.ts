import type { TestArtist } from "#tests/support/artists.ts";
import type { TestWorker } from "#tests/support/harness.ts";

/** Gives every work of an artist a picture: the columns alone; nothing is put into the bucket. */
export async function givePictures({ env }: TestWorker, { id }: TestArtist): Promise<void> {
  await env.DB.prepare(
    `UPDATE artworks SET picture_key = ?1 || '/' || row, picture_type = 'image/webp',
       picture_hash = lower(hex(randomblob(32)))
     FROM (SELECT id AS hung, row_number() OVER (ORDER BY created_at) AS row FROM artworks WHERE user_id = ?1)
     WHERE id = hung`,
  )
    .bind(id)
    .run();
}
