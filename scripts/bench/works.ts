import { apiPaths } from "#schema/api-paths.ts";
import { signInArtist, type TestArtist } from "#worker/testing/artists.ts";
import { newArtwork } from "#worker/testing/artworks.ts";
import type { TestWorker } from "#worker/testing/harness.ts";

/** An artist with so many priced works. */
export async function signInWithWorks(worker: TestWorker, works: number): Promise<TestArtist> {
  const artist = await signInArtist(worker, { maxArtworkSaves: 100_000 });
  if (works === 0) return artist;
  const saved = await artist.send("POST", apiPaths.artworks, newArtwork());
  if (saved.status !== 201) throw new Error(`Saving a work was answered ${saved.status}.`);
  await multiply(worker.env.DB, artist.id, works);
  return artist;
}

/** Makes so many works of an artist's only one, a second apart. */
async function multiply(db: D1Database, ownerId: string, works: number): Promise<void> {
  const { results } = await db
    .prepare("SELECT name FROM pragma_table_info('artworks')")
    .all<{ name: string }>();
  const columns = results.map(({ name }) => name);
  const values = columns.map((name) => {
    if (name === "id") return "lower(hex(randomblob(16)))";
    if (name === "title") return "'Work ' || n";
    if (name === "price_cents") return "price_cents + (n * 7919) % 100000";
    if (name === "created_at" || name === "updated_at") return `${name} + n * 1000`;
    return name;
  });
  await db
    .prepare(
      `INSERT INTO artworks (${columns.join(", ")})
       WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
       SELECT ${values.join(", ")} FROM artworks, numbers WHERE user_id = ? AND n < ?`,
    )
    .bind(works, ownerId, works)
    .run();
}
