import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { expect, test } from "vitest";
import { dataExportSchema } from "#schema/data-export.ts";
import { dataExportPartPath, nextPartHeader } from "#schema/data-export-file.ts";
import { artworkColumns, multiplyWorks } from "#tests/support/multiply-works.ts";
import { observeApplication } from "#tests/support/observed-application.ts";
import { png, toDataUrl } from "#tests/support/pictures.ts";
import { saveWork, signInProfessional } from "#tests/support/records.ts";
import { readRows, runSql } from "#tests/support/rows.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { openDatabase } from "#worker/db/client.ts";
import { artworks } from "#worker/db/tables.ts";

const worker = workerForTests({ isLimited: false });

const works = 3_000;
/** Queries and calls to stores that the platform's smallest plan allows one request. */
const mostCalls = 50;

/** A bucket in which one picture is all of them, with its calls counted; `observeApplication` counts the database's. */
function countBucketCalls(bucket: R2Bucket, pictureKey: string) {
  const counted = { calls: 0 };
  const binding = new Proxy(bucket, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return (...passed: unknown[]) => {
        counted.calls += 1;
        return name === "get" ? target.get(pictureKey) : Reflect.apply(value, target, passed);
      };
    },
  });
  return { binding, counted };
}

/** An artist with one picture, which is then that of all works, under a key of each. */
async function createCatalogue() {
  const artist = await signInProfessional(worker);
  await saveWork(artist, { imageUrl: toDataUrl("image/png", png()) });
  const db = openDatabase(worker.env.DB);
  const own = eq(artworks.userId, artist.id);
  const [saved] = await db.select().from(artworks).where(own);
  await db.update(artworks).set({ pictureKey: null }).where(own);
  const results = await readRows<{ name: string }>(worker, artworkColumns);
  await runSql(worker, multiplyWorks(results.map(({ name }) => name)), String(works), artist.id);
  await db
    .update(artworks)
    .set({ pictureKey: sql`${artist.id} || '/' || ${artworks.id}` })
    .where(own);
  const stored = await db.select({ id: artworks.id }).from(artworks).where(own);
  return { artist, ids: stored.map(({ id }) => id), pictureKey: saved?.pictureKey ?? "" };
}

test("a data download of 3,000 works with pictures makes no request of more calls than the smallest plan allows", async () => {
  const { artist, ids, pictureKey } = await createCatalogue();
  expect(ids).toHaveLength(works);
  const { binding, counted } = countBucketCalls(worker.env.PICTURES, pictureKey);
  const request = observeApplication({ ...worker, env: { ...worker.env, PICTURES: binding } });
  const parts: string[] = [];
  let most = 0;
  for (let from: string | null = "head"; from !== null; ) {
    counted.calls = 0;
    const { response, trips } = await request(artist, "GET", dataExportPartPath(from));
    parts.push(await response.text());
    expect(response.status, parts.at(-1)).toBe(200);
    most = Math.max(most, trips.flat().length + counted.calls);
    from = response.headers.get(nextPartHeader);
  }
  expect(most).toBeLessThanOrEqual(mostCalls);
  expect(most).toBeGreaterThan(mostCalls / 2);
  const file = v.parse(dataExportSchema, JSON.parse(parts.join("")));
  expect(new Set(file.artworks.map(({ id }) => id))).toEqual(new Set(ids));
  expect(file.artworks.filter(({ picture }) => picture === null)).toEqual([]);
});
