import { expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { keyHeader, signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { newArtwork } from "#tests/support/artworks.ts";
import { seedsOfDay } from "#tests/support/cases-of-day.ts";
import { runConcurrently } from "#tests/support/concurrency.ts";
import { figure } from "#tests/support/figure.ts";
import { png, toDataUrl } from "#tests/support/pictures.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

/** A hundred in the whole run; each day has a quarter. */
const artistCount = seedsOfDay(100, 4).length;
const savesEach = 20;
/** The number of artists at a time, each with all of their saves at once. */
const concurrency = 10;

const worker = workerForTests();

const withPicture = newArtwork({ imageUrl: toDataUrl("image/png", png()) });

/** With and without a picture, a price and a key of their own, as browsers and scripts would send them. */
function save(artist: TestArtist, index: number): Promise<Response> {
  const key = index % 3 === 0 ? `${artist.id} ${index}` : undefined;
  const work = index % 2 === 0 ? withPicture : newArtwork();
  const body = { ...work, suggestedPrice: index % 5 === 0 ? null : 1 };
  return artist.send("POST", apiPaths.artworks, body, keyHeader(key));
}

async function saveAtOnce(artist: TestArtist): Promise<number[]> {
  const saves = Array.from({ length: savesEach }, (_, index) => save(artist, index));
  return (await Promise.all(saves)).map(({ status }) => status).sort();
}

/** The stored works by artist's id. */
async function readStored(): Promise<Map<string, unknown>> {
  const { results } = await worker.env.DB.prepare(
    `SELECT id, artwork_save_count AS saves,
            (SELECT count(*) FROM artworks WHERE user_id = users.id) AS works,
            (SELECT count(picture_key) FROM artworks WHERE user_id = users.id) AS pictures,
            (SELECT count(*) FROM artwork_saves WHERE user_id = users.id) <= 1 AS isSavedOnce
       FROM users`,
  ).all<{ id: string }>();
  return new Map(results.map(({ id, ...stored }) => [id, stored]));
}

async function countPictures(): Promise<Map<string, number>> {
  const { objects } = await worker.env.PICTURES.list();
  const owners = objects.map(({ key }) => key.split("/")[0] ?? "");
  return new Map(owners.map((id) => [id, owners.filter((owner) => owner === id).length]));
}

test(`figure 3: ${artistCount} Free artists × ${savesEach} parallel saves each: exactly ${artistCount} artworks`, async (context) => {
  const artists = await runConcurrently(Array.from({ length: artistCount }), () =>
    signInArtist(worker),
  );
  const statuses = await runConcurrently(artists, saveAtOnce, concurrency);
  const [stored, pictures] = [await readStored(), await countPictures()];
  const survived = artists.filter(({ id }, index) => {
    const answers = statuses[index];
    const own = { saves: 1, works: 1, pictures: pictures.get(id) ?? 0, isSavedOnce: 1 };
    expect.soft(answers).toEqual([201, ...Array(savesEach - 1).fill(403)]);
    expect.soft(stored.get(id)).toEqual(own);
    return answers?.filter((status) => status === 201).length === 1;
  });
  const all = await worker.env.DB.prepare("SELECT count(*) AS works FROM artworks").first();
  expect(all).toEqual({ works: artistCount });
  figure(context, 3, artistCount, survived.length);
});
