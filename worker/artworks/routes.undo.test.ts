import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { apiPaths, artworkPath, artworkRestorePath } from "#schema/api-paths.ts";
import { type Artwork, artworkSchema } from "#schema/artworks/artwork.ts";
import { signInAdmin, signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { newArtwork } from "#tests/support/artworks.ts";
import { atOnce } from "#tests/support/concurrency.ts";
import { whileFailing } from "#tests/support/failing-writes.ts";
import { readWorks } from "#tests/support/import-requests.ts";
import { png, toDataUrl } from "#tests/support/pictures.ts";
import { expectError, saveWork, signInWithWork } from "#tests/support/records.ts";
import { countRows, readRow, readRows, runSql } from "#tests/support/rows.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { countPictures } from "#tests/support/stores.ts";

const hour = 60 * 60 * 1000;

const worker = workerForTests();

async function remove(artist: TestArtist, { id }: Artwork): Promise<void> {
  const response = await artist.request(artworkPath(id), { method: "DELETE" });
  expect(response.status).toBe(204);
}

function undo(artist: TestArtist, { id }: Artwork): Promise<Response> {
  return artist.request(artworkRestorePath(id), { method: "POST" });
}

async function readSaveCount({ id }: TestArtist): Promise<unknown> {
  const row = await readRow(worker, "SELECT * FROM users WHERE id = ?", id);
  return row?.artwork_save_count;
}

async function setDeletionTime({ id }: Artwork, time: number): Promise<void> {
  await runSql(worker, "UPDATE deleted_artworks SET deleted_at = ? WHERE id = ?", time, id);
}

const withPicture = { imageUrl: toDataUrl("image/png", png()) };

describe("a deletion", () => {
  test("S7.028 is undone to the letter, the picture and the place in the list with it", async () => {
    const artist = await signInArtist(worker, { maxArtworkSaves: 9 });
    await saveWork(artist, { title: "One", suggestedPrice: null });
    const work = await saveWork(artist, { title: "Two", ...withPicture });
    await saveWork(artist, { title: "Three", suggestedPrice: null });
    const before = await readWorks(artist);
    await remove(artist, work);
    expect((await readWorks(artist)).map(({ title }) => title)).toEqual(["Three", "One"]);
    expect((await artist.request(work.imageUrl ?? "")).status).toBe(404);
    expect((await artist.send("PATCH", artworkPath(work.id), newArtwork())).status).toBe(404);
    expect(await readSaveCount(artist)).toBe(2);

    const response = await undo(artist, work);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(work);
    expect(await readWorks(artist)).toEqual(before);
    expect(await readSaveCount(artist)).toBe(3);
    expect((await artist.request(work.imageUrl ?? "")).status).toBe(200);
  });

  test("can be undone after it was undone, and only by its artist", async () => {
    const [artist, stranger] = [await signInArtist(worker), await signInArtist(worker)];
    const work = await saveWork(artist);
    await remove(artist, work);
    expect((await undo(stranger, work)).status).toBe(404);
    expect((await undo(artist, work)).status).toBe(200);
    expect(await (await undo(artist, work)).json()).toEqual(work);
    await remove(artist, work);
    expect((await undo(artist, work)).status).toBe(200);
    expect(await readWorks(artist)).toEqual([work]);
    expect(await readSaveCount(artist)).toBe(1);
  });

  test("undone by twenty windows at once restores one work", async () => {
    const { artist, work } = await signInWithWork(worker);
    await remove(artist, work);
    const answers = await atOnce(20, () => undo(artist, work));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await readWorks(artist)).toEqual([work]);
    expect(await readSaveCount(artist)).toBe(1);
  });

  test("that fails half-way leaves the work in the list, and a failed undo leaves it deleted", async () => {
    const { artist, work } = await signInWithWork(worker);
    const failing = async (act: () => Promise<Response>) => {
      const event = `UPDATE ON users WHEN NEW.id = '${artist.id}'`;
      expect((await whileFailing(worker, event, act)).status).toBe(500);
    };
    await failing(() => artist.request(artworkPath(work.id), { method: "DELETE" }));
    expect(await readWorks(artist)).toEqual([work]);
    await remove(artist, work);
    await failing(() => undo(artist, work));
    expect(await readWorks(artist)).toEqual([]);
    expect((await undo(artist, work)).status).toBe(200);
    expect(await readWorks(artist)).toEqual([work]);
  });

  test("is no way back for a save that is repeated", async () => {
    const artist = await signInArtist(worker, { maxArtworkSaves: 9 });
    const post = () =>
      artist.send("POST", apiPaths.artworks, newArtwork(), { "Idempotency-Key": "key" });
    const work = v.parse(artworkSchema, await (await post()).json());
    await remove(artist, work);
    expect((await post()).status).toBe(409);
    expect((await undo(artist, work)).status).toBe(200);
    expect(await (await post()).json()).toEqual(work);
  });
});

describe("the free plan's limit and a deletion", () => {
  test("whose place was taken cannot be undone, and the work stays soft-deleted", async () => {
    const { artist, work: first } = await signInWithWork(worker);
    await remove(artist, first);
    const second = await saveWork(artist, { suggestedPrice: null });
    const refused = await undo(artist, first);
    await expectError(refused, "UPGRADE_REQUIRED");
    expect(await readWorks(artist)).toEqual([second]);

    await remove(artist, second);
    expect((await undo(artist, first)).status).toBe(200);
    expect((await undo(artist, second)).status).toBe(403);
    expect(await readWorks(artist)).toEqual([first]);
  });

  test("undone in any order restores as many works as there were before the deletions, and no more", async () => {
    const artist = await signInArtist(worker, { maxArtworkSaves: 3 });
    const unpriced = { suggestedPrice: null };
    const works = [
      await saveWork(artist),
      await saveWork(artist, unpriced),
      await saveWork(artist, unpriced),
    ];
    await runSql(worker, "UPDATE users SET max_artwork_saves = 1 WHERE id = ?", artist.id);
    for (const work of works) await remove(artist, work);
    const added = await saveWork(artist, unpriced);
    const statuses = [];
    for (const work of works) statuses.push((await undo(artist, work)).status);
    expect(statuses).toEqual([200, 200, 403]);
    expect(await readSaveCount(artist)).toBe(3);
    await remove(artist, added);
  });

  test("do not conflict without a limit: the work is restored beside those saved since", async () => {
    const admin = await signInAdmin(worker);
    const first = await saveWork(admin);
    await remove(admin, first);
    const second = await saveWork(admin);
    expect((await undo(admin, first)).status).toBe(200);
    expect((await readWorks(admin)).map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  test("at once with a save leads to one work, either of them", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { artist, work } = await signInWithWork(worker);
      await remove(artist, work);
      const answers = await Promise.all([
        undo(artist, work),
        artist.send("POST", apiPaths.artworks, newArtwork({ suggestedPrice: null })),
      ]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await readSaveCount(artist)).toBe(1);
    }
  });
});

describe("a day after a deletion", () => {
  async function sweepAfter(hours: number): Promise<void> {
    const run = await worker.runCron("15 8 * * *", new Date(Date.now() + hours * hour));
    expect(run.outcome).toBe("ok");
  }

  test("the work and its picture are deleted, before that neither", async () => {
    const { artist, work } = await signInWithWork(worker, withPicture);
    await remove(artist, work);
    await sweepAfter(23);
    expect((await undo(artist, work)).status).toBe(200);
    expect((await artist.request(work.imageUrl ?? "")).status).toBe(200);

    await remove(artist, work);
    await sweepAfter(25);
    expect((await undo(artist, work)).status).toBe(404);
    expect(await countPictures(worker, artist)).toBe(0);
    expect(await readWorks(artist)).toEqual([]);
  });

  test("a picture that is older than its work's deletion stays as long as the work", async () => {
    const { artist, work } = await signInWithWork(worker, withPicture);
    await remove(artist, work);
    await setDeletionTime(work, Date.now() + 30 * hour);
    await sweepAfter(31);
    expect(await countPictures(worker, artist)).toBe(1);
    await sweepAfter(55);
    expect(await countPictures(worker, artist)).toBe(0);
  });

  test("it cannot be undone, swept or not", async () => {
    const { artist, work } = await signInWithWork(worker);
    await remove(artist, work);
    await setDeletionTime(work, Date.now() - 25 * hour);
    expect((await undo(artist, work)).status).toBe(404);
  });

  test("a deleted profile leaves nothing to restore", async () => {
    const { artist, work } = await signInWithWork(worker, withPicture);
    await remove(artist, work);
    expect((await artist.request(apiPaths.profile, { method: "DELETE" })).status).toBe(204);
    expect(await countRows(worker, "deleted_artworks WHERE id = ?", work.id)).toBe(0);
    expect(await countPictures(worker, artist)).toBe(0);
  });
});

describe("deleted works that can be brought back", () => {
  const largest = 3 * 1024 * 1024;

  async function saveAndRemove(
    artist: TestArtist,
    noise: number,
    title = "Kept",
  ): Promise<Artwork> {
    const imageUrl = toDataUrl("image/png", png({ noise }));
    const work = await saveWork(artist, { title, imageUrl, suggestedPrice: null });
    await remove(artist, work);
    return work;
  }

  async function storedBytes({ id }: TestArtist): Promise<number> {
    const { objects } = await worker.env.PICTURES.list({ prefix: `${id}/` });
    return objects.reduce((sum, { size }) => sum + size, 0);
  }

  async function statuses(artist: TestArtist, works: readonly Artwork[]): Promise<number[]> {
    const answers = [];
    for (const work of works) answers.push((await undo(artist, work)).status);
    return answers;
  }

  test("are the ten newest of an artist; the others are purged with their pictures, and other artists' are not", async () => {
    const [artist, other] = [await signInArtist(worker), await signInArtist(worker)];
    const others = await saveAndRemove(other, 300);
    const works = [];
    for (let index = 0; index < 12; index += 1) works.push(await saveAndRemove(artist, 300));
    expect(await countPictures(worker, artist)).toBe(10);
    await runSql(worker, "UPDATE users SET max_artwork_saves = 99 WHERE id = ?", artist.id);
    const admit = "UPDATE deleted_artworks SET saves_before = 99 WHERE user_id = ?";
    expect(await runSql(worker, admit, artist.id)).toBe(10);
    expect(await statuses(artist, works)).toEqual([404, 404, ...Array(10).fill(200)]);
    for (const { imageUrl } of works.slice(2)) {
      expect((await artist.request(imageUrl ?? "")).status).toBe(200);
    }
    expect((await undo(other, others)).status).toBe(200);
  });

  test("have 12 MB of pictures between them at most, and the last deletion is among them", async () => {
    const artist = await signInArtist(worker);
    const works = [];
    for (let index = 0; index < 6; index += 1) {
      works.push(await saveAndRemove(artist, largest - 10_000));
      expect(await storedBytes(artist)).toBeLessThanOrEqual(12 * 1024 * 1024);
    }
    expect(await countPictures(worker, artist)).toBe(4);
    expect((await undo(artist, works.at(-1) as Artwork)).status).toBe(200);
  });

  test("count a picture as the largest where its size was never stored", async () => {
    const artist = await signInArtist(worker);
    for (let index = 0; index < 6; index += 1) await saveAndRemove(artist, 300);
    const forgetSizes = "UPDATE deleted_artworks SET picture_bytes = NULL WHERE user_id = ?";
    await runSql(worker, forgetSizes, artist.id);
    await saveAndRemove(artist, 300);
    expect(await countPictures(worker, artist)).toBe(4);
  });

  test("are not counted with those of another artist", async () => {
    const [artist, other] = [await signInArtist(worker), await signInArtist(worker)];
    const saveAndRemoveFor = async (owner: TestArtist) =>
      remove(owner, await saveWork(owner, { suggestedPrice: null }));
    await saveAndRemoveFor(artist);
    for (let index = 0; index < 10; index += 1) await saveAndRemoveFor(other);
    await saveAndRemoveFor(artist);
    expect(await countRows(worker, "deleted_artworks WHERE user_id = ?", artist.id)).toBe(2);
  });

  test("count what their picture and its thumbnail take in the bucket, after an edit too", async () => {
    const artist = await signInArtist(worker);
    const unpriced = { suggestedPrice: null };
    const thumbnail = toDataUrl("image/png", png({ noise: 100 }));
    const work = await saveWork(artist, { ...unpriced, ...withPicture, thumbnail });
    const edit = newArtwork({ ...unpriced, title: "High Tide", imageUrl: work.imageUrl });
    expect((await artist.send("PATCH", artworkPath(work.id), edit)).status).toBe(200);
    await remove(artist, work);
    expect(await countPictures(worker, artist)).toBe(2);
    const row = await readRow(worker, "SELECT * FROM deleted_artworks WHERE id = ?", work.id);
    expect(row?.picture_bytes).toBe(await storedBytes(artist));
  });

  test("without pictures are limited only in number, and a refused deletion purges none", async () => {
    const artist = await signInArtist(worker);
    const works = [];
    for (let index = 0; index < 11; index += 1) {
      const work = await saveWork(artist, { suggestedPrice: null });
      await remove(artist, work);
      works.push(work);
    }
    const absent = await artist.request(artworkPath(crypto.randomUUID()), { method: "DELETE" });
    expect(absent.status).toBe(404);
    expect(await countRows(worker, "deleted_artworks WHERE user_id = ?", artist.id)).toBe(10);
  });
});

test("both tables of works have the same columns", async () => {
  const columns = async (table: string) => {
    const results = await readRows<{
      name: string;
      type: string;
      notnull: number;
    }>(worker, `PRAGMA table_info(${table})`);
    return results.map(({ name, type, notnull }) => `${name} ${type} ${notnull}`);
  };
  const works = await columns("artworks");
  expect((await columns("deleted_artworks")).sort()).toEqual(
    [...works, "saves_before INTEGER 1", "deleted_at INTEGER 1"].sort(),
  );
});
