import { apiPaths } from "#schema/api-paths.ts";
import { signInArtist } from "#tests/support/artists.ts";
import type { TestWorker } from "#tests/support/harness.ts";
import { signInWithWorks } from "../../bench/works.ts";
import type { Measured } from "../measured.ts";
import { givePictures } from "./pictures.ts";

/** So many works that a work's own share is taken from them. */
const listed = 1_000;

/** What an artist and a work add to the database, and a work to the list, in bytes. */
export async function measureBytes(worker: TestWorker): Promise<Measured["bytes"]> {
  const artists = 200;
  const empty = await sizeOf(worker);
  for (let made = 0; made < artists; made += 1) await signInArtist(worker);
  const peopled = await sizeOf(worker);
  const artist = await signInWithWorks(worker, listed);
  await givePictures(worker, artist);
  const full = await sizeOf(worker);
  const list = await (await artist.request(apiPaths.artworks)).arrayBuffer();
  return {
    artist: Math.round((peopled - empty) / artists),
    work: Math.round((full - peopled) / listed),
    listedWork: Math.round(list.byteLength / listed),
  };
}

async function sizeOf({ env }: TestWorker): Promise<number> {
  const { meta } = await env.DB.prepare("SELECT 1").all();
  return meta.size_after;
}
