import { apiPaths } from "#schema/api-paths.ts";
import { signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { newArtwork } from "#tests/support/artworks.ts";
import type { TestWorker } from "#tests/support/harness.ts";
import { artworkColumns, multiplyWorks } from "./multiply-works.ts";

/** An artist with so many priced works. */
export async function signInWithWorks(worker: TestWorker, works: number): Promise<TestArtist> {
  const artist = await signInArtist(worker, { maxArtworkSaves: 100_000 });
  if (works === 0) return artist;
  const saved = await artist.send("POST", apiPaths.artworks, newArtwork());
  if (saved.status !== 201) throw new Error(`Saving a work was answered ${saved.status}.`);
  await multiply(worker.env.DB, artist.id, works);
  return artist;
}

async function multiply(db: D1Database, ownerId: string, works: number): Promise<void> {
  const { results } = await db.prepare(artworkColumns).all<{ name: string }>();
  const columns = results.map(({ name }) => name);
  await db.prepare(multiplyWorks(columns)).bind(works, ownerId, works).run();
}
