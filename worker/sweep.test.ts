import { expect, test } from "vitest";
import { signInArtist } from "#tests/support/artists.ts";
import { newArtwork } from "#tests/support/artworks.ts";
import { png, toDataUrl } from "#tests/support/pictures.ts";
import { countRows } from "#tests/support/rows.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { openDatabase } from "#worker/db/client.ts";
import { openSession } from "#worker/session/sessions.ts";

const dailySweep = "15 8 * * *";
const hour = 60 * 60 * 1000;
const day = 24 * hour;

const worker = workerForTests();

async function sweep(at: Date): Promise<void> {
  expect((await worker.runCron(dailySweep, at)).outcome).toBe("ok");
}

async function storedKeys(): Promise<string[]> {
  return (await worker.env.PICTURES.list()).objects.map(({ key }) => key).sort();
}

test("orphaned pictures and thumbnails are deleted after a day, pictures in use are not", async () => {
  const artist = await signInArtist(worker);
  const imageUrl = toDataUrl("image/png", png());
  await artist.send("POST", "/api/artworks", newArtwork({ imageUrl, thumbnail: imageUrl }));
  const used = await storedKeys();
  expect(used).toHaveLength(2);
  const orphans = Array.from({ length: 100 }, (_, index) => `${artist.id}/orphan-${index}`).flatMap(
    (key) => [key, `${key}.thumbnail`],
  );
  await Promise.all(orphans.map((key) => worker.env.PICTURES.put(key, "x")));
  const now = Date.now();

  await sweep(new Date(now + 23 * hour));
  expect(await storedKeys()).toEqual([...used, ...orphans].sort());
  await sweep(new Date(now + 25 * hour));
  expect(await storedKeys()).toEqual(used);
});

test("a fault while a page is checked deletes nothing, and fails the run", async () => {
  const before = await storedKeys();
  await worker.env.DB.exec("ALTER TABLE artworks RENAME TO artworks_away");
  const run = await worker.runCron(dailySweep, new Date(Date.now() + 2 * day));
  await worker.env.DB.exec("ALTER TABLE artworks_away RENAME TO artworks");
  expect(run.outcome).toBe("exception");
  expect(await storedKeys()).toEqual(before);
});

test("sessions are deleted 30 days after they expired, and not before", async () => {
  const artist = await signInArtist(worker);
  const expired = new Date(Date.now() - 14 * day);
  const token = await openSession(openDatabase(worker.env.DB), artist.id, false, expired);
  const headers = { Cookie: `session=${token}` };
  const code = async () => {
    const response = await worker.request("/api/artworks", { headers });
    return ((await response.json()) as { code: string }).code;
  };
  await sweep(new Date(Date.now() + 29 * day));
  expect(await code()).toBe("TOKEN_EXPIRED");
  await sweep(new Date(Date.now() + 31 * day));
  expect(await code()).toBe("UNAUTHORIZED");
});

test("idempotency keys are deleted after two days, their works are not", async () => {
  const artist = await signInArtist(worker);
  await artist.send("POST", "/api/artworks", newArtwork(), { "Idempotency-Key": "key" });
  const count = (table: string) => countRows(worker, `${table} WHERE user_id = ?`, artist.id);
  await sweep(new Date(Date.now() + 47 * hour));
  expect(await count("artwork_saves")).toBe(1);
  await sweep(new Date(Date.now() + 49 * hour));
  expect(await count("artwork_saves")).toBe(0);
  expect(await count("artworks")).toBe(1);
});
