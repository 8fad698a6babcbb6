import type { TestArtist } from "./artists.ts";
import type { TestWorker } from "./harness.ts";
import { readTables } from "./rows.ts";

/** The contents of every table, the bucket and the key-value store, by name. */
export type Stores = Readonly<Record<string, readonly unknown[]>>;

/**
 * Reads everything stored, in all tables, so that "nothing has changed" is one comparison that includes new tables.
 */
export async function readStores(worker: TestWorker): Promise<Stores> {
  const { PICTURES, RATES } = worker.env;
  const [tables, pictures, { keys }] = await Promise.all([
    readTables(worker),
    PICTURES.list(),
    RATES.list(),
  ]);
  return {
    ...tables,
    "the bucket": pictures.objects.map(({ key, etag }) => `${key} ${etag}`),
    "the key-value store": await Promise.all(
      keys.map(async ({ name }) => [name, await RATES.get(name)]),
    ),
  };
}

/** The keys of an artist's pictures and thumbnails in the bucket, in order. */
export async function pictureKeys({ env }: TestWorker, { id }: TestArtist): Promise<string[]> {
  const { objects } = await env.PICTURES.list({ prefix: `${id}/` });
  return objects.map(({ key }) => key).sort();
}

export async function countPictures(worker: TestWorker, artist: TestArtist): Promise<number> {
  return (await pictureKeys(worker, artist)).length;
}
