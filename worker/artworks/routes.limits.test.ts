import { describe, expect, test } from "vitest";
import { apiPaths, artworkPath, artworkRestorePath } from "#schema/api-paths.ts";
import { type Artwork, type ArtworkInput, artworkSchema } from "#schema/artworks/artwork.ts";
import { readAnswer } from "#tests/support/answers.ts";
import { keyHeader, signInAdmin, signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { newArtwork } from "#tests/support/artworks.ts";
import { atOnce } from "#tests/support/concurrency.ts";
import { whileFailing } from "#tests/support/failing-writes.ts";
import { png, toDataUrl } from "#tests/support/pictures.ts";
import { expectError } from "#tests/support/records.ts";
import { expectInvalid } from "#tests/support/refusals.ts";
import { countRows, readRow } from "#tests/support/rows.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { countPictures } from "#tests/support/stores.ts";

const worker = workerForTests();

function save(artist: TestArtist, body: unknown = newArtwork(), key?: string): Promise<Response> {
  return artist.send("POST", apiPaths.artworks, body, keyHeader(key));
}

function count(artist: TestArtist): Promise<number> {
  return countRows(worker, "artworks WHERE user_id = ?", artist.id);
}

async function readFlags(artist: TestArtist): Promise<unknown> {
  return readRow(
    worker,
    "SELECT artwork_save_count AS saves, has_used_free_calculation AS used, has_saved_free_calculation AS saved FROM users WHERE id = ?",
    artist.id,
  );
}

async function readCreated(response: Response): Promise<Artwork> {
  return readAnswer(artworkSchema, response, [201]);
}

const withPicture = newArtwork({ imageUrl: toDataUrl("image/png", png()) });

describe("the free plan", () => {
  test("S5.025 S9.022 a second save is refused in the specification's words, and stores nothing", async () => {
    const artist = await signInArtist(worker);
    expect((await save(artist)).status).toBe(201);
    const message =
      "Free tier users can save 1 artwork. Upgrade to Professional to save unlimited artworks.";
    await expectError(await save(artist, withPicture), "UPGRADE_REQUIRED", message);
    expect(await count(artist)).toBe(1);
    expect(await countPictures(worker, artist)).toBe(0);
  });

  test("S6.003 of twenty saves made at once exactly one is taken, for each of two artists", async () => {
    const artists = await atOnce(2, () => signInArtist(worker));
    const statuses = await Promise.all(
      artists.map(async (artist) => {
        const saves = await atOnce(20, () => save(artist, withPicture));
        return saves.map(({ status }) => status).sort();
      }),
    );
    for (const [index, artist] of artists.entries()) {
      expect(statuses[index]).toEqual([201, ...Array(19).fill(403)]);
      expect(await count(artist)).toBe(1);
      expect(await countPictures(worker, artist)).toBe(1);
      expect(await readFlags(artist)).toEqual({ saves: 1, used: 1, saved: 1 });
    }
  });

  test("S4.064 a priced save uses up the free calculation, an unpriced one does not", async () => {
    const artist = await signInArtist(worker, { maxArtworkSaves: 2 });
    await save(artist, newArtwork({ suggestedPrice: null }));
    expect(await readFlags(artist)).toEqual({ saves: 1, used: 0, saved: 0 });
    await save(artist);
    expect(await readFlags(artist)).toEqual({ saves: 2, used: 1, saved: 1 });
  });

  test("S4.065 the work of a used calculation can still be saved once", async () => {
    const artist = await signInArtist(worker, { hasUsedFreeCalculation: true });
    expect((await save(artist)).status).toBe(201);
  });

  const calculationLimit =
    "Free tier users get one price calculation. Upgrade to Professional for unlimited calculations and editing.";

  async function remove(artist: TestArtist, { id }: Pick<Artwork, "id">): Promise<void> {
    expect((await artist.request(artworkPath(id), { method: "DELETE" })).status).toBe(204);
  }

  test("S1.016 S6.003 S9.022 the price is saved once: after its work is deleted a priced save is refused, an unpriced one and the undo are not", async () => {
    const artist = await signInArtist(worker);
    const first = await readCreated(await save(artist));
    await remove(artist, first);

    await expectError(await save(artist, withPicture), "UPGRADE_REQUIRED", calculationLimit);
    expect(await count(artist)).toBe(0);
    expect(await countPictures(worker, artist)).toBe(0);

    const unpriced = await readCreated(await save(artist, newArtwork({ suggestedPrice: null })));
    expect(unpriced.suggestedPrice).toBeNull();
    await remove(artist, unpriced);
    const undone = await artist.request(artworkRestorePath(first.id), { method: "POST" });
    expect(await undone.json()).toEqual(first);
    expect(await readFlags(artist)).toEqual({ saves: 1, used: 1, saved: 1 });
  });

  test("S6.003 of ten windows that save and delete at once, one saves a price", async () => {
    const artist = await signInArtist(worker, { maxArtworkSaves: 100 });
    const saves = await atOnce(10, async () => {
      const response = await save(artist, withPicture);
      if (response.ok) await remove(artist, await readCreated(response));
      return response.status;
    });
    expect(saves.sort()).toEqual([201, ...Array(9).fill(403)]);
    expect(await readFlags(artist)).toEqual({ saves: 0, used: 1, saved: 1 });
  });

  test("S4.065 a calculation that was made and not saved is saved once, as a new work", async () => {
    const artist = await signInArtist(worker, { hasUsedFreeCalculation: true, maxArtworkSaves: 2 });
    const first = await readCreated(await save(artist));
    expect(first.suggestedPrice).toBe(380.75);
    await expectError(await save(artist), "UPGRADE_REQUIRED", calculationLimit);
  });

  test("S4.065 or to the unpriced work whose edit it was made in, and no edit is open after that", async () => {
    const artist = await signInArtist(worker);
    const { id } = await readCreated(await save(artist, newArtwork({ suggestedPrice: null })));
    const calculated = await artist.send("PATCH", apiPaths.profile, {
      hasUsedFreeCalculation: true,
    });
    expect(calculated.status).toBe(200);
    const edit = (changes: Partial<ArtworkInput>) =>
      artist.send("PATCH", artworkPath(id), newArtwork(changes));

    const unpriced = await edit({ suggestedPrice: null, title: "High Tide" });
    await expectError(unpriced, "UPGRADE_REQUIRED", calculationLimit);
    const statuses = await atOnce(10, async (index) => (await edit({ width: 20 + index })).status);
    expect(statuses.sort()).toEqual([200, ...Array(9).fill(403)]);
    const last = await edit({ suggestedPrice: null });
    await expectError(last, "UPGRADE_REQUIRED", calculationLimit);
    expect(await readFlags(artist)).toEqual({ saves: 1, used: 1, saved: 1 });
  });

  test("that a price was saved is never taken back, by the artist or by an error of ours", async () => {
    const artist = await signInArtist(worker);
    await remove(artist, await readCreated(await save(artist)));
    const patched = await artist.send("PATCH", apiPaths.profile, {
      hasSavedFreeCalculation: false,
    });
    expect(patched.status).toBe(400);
    const back = worker.env.DB.prepare(
      "UPDATE users SET has_saved_free_calculation = 0 WHERE id = ?",
    );
    await expect(back.bind(artist.id).run()).rejects.toThrow("cannot be taken back");
  });

  test("S6.004 after the free calculation an edit is refused in the specification's words", async () => {
    const artist = await signInArtist(worker);
    const { id } = await readCreated(await save(artist));
    const response = await artist.send("PATCH", artworkPath(id), withPicture);
    await expectError(response, "UPGRADE_REQUIRED", calculationLimit);
    expect(await countPictures(worker, artist)).toBe(0);
  });

  test("of twenty pricing edits made at once exactly one is taken", async () => {
    const artist = await signInArtist(worker);
    const { id } = await readCreated(await save(artist, newArtwork({ suggestedPrice: null })));
    const edits = await atOnce(20, (index) =>
      artist.send("PATCH", artworkPath(id), { ...withPicture, width: 10 + index }),
    );
    expect(edits.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(403)]);
    expect(await countPictures(worker, artist)).toBe(1);
  });

  test("S6.012 an admin has no limits, and keeps the free calculation unused", async () => {
    const admin = await signInAdmin(worker);
    for (let index = 0; index < 3; index += 1) expect((await save(admin)).status).toBe(201);
    const { id } = await readCreated(await save(admin));
    expect((await admin.send("PATCH", artworkPath(id), newArtwork({ width: 9 }))).status).toBe(200);
    expect(await readFlags(admin)).toEqual({ saves: 4, used: 0, saved: 0 });
  });
});

describe("an Idempotency-Key", () => {
  test("gives a repeated save the first one's response, at the limit too", async () => {
    const artist = await signInArtist(worker);
    const first = await readCreated(await save(artist, withPicture, "key"));
    const repeated = await readCreated(await save(artist, withPicture, "key"));
    expect(repeated).toEqual(first);
    expect(await count(artist)).toBe(1);
    expect(await countPictures(worker, artist)).toBe(1);
  });

  test("is the artist's own", async () => {
    const [one, other] = [await signInArtist(worker), await signInArtist(worker)];
    const first = await readCreated(await save(one, newArtwork(), "shared"));
    const second = await readCreated(await save(other, newArtwork(), "shared"));
    expect(second.id).not.toBe(first.id);
  });

  test("is refused for another artwork, which is not stored", async () => {
    const artist = await signInArtist(worker, { maxArtworkSaves: 9 });
    await save(artist, newArtwork(), "key");
    const response = await save(artist, { ...withPicture, title: "Other" }, "key");
    await expectError(response, "CONFLICT");
    expect(await count(artist)).toBe(1);
    expect(await countPictures(worker, artist)).toBe(0);
  });

  test("of a work that has been deleted does not restore it", async () => {
    const artist = await signInArtist(worker);
    const { id } = await readCreated(await save(artist, newArtwork(), "key"));
    await artist.request(artworkPath(id), { method: "DELETE" });
    expect((await save(artist, newArtwork(), "key")).status).toBe(409);
    expect(await count(artist)).toBe(0);
  });

  test("of twenty saves made at once creates one work, and returns it to all", async () => {
    const artist = await signInArtist(worker, { maxArtworkSaves: 100 });
    const saves = Array.from({ length: 20 }, () => save(artist, withPicture, "key"));
    const works = await Promise.all((await Promise.all(saves)).map(readCreated));
    expect(new Set(works.map(({ id }) => id)).size).toBe(1);
    expect(await count(artist)).toBe(1);
    expect(await countPictures(worker, artist)).toBe(1);
  });

  test("of a save that was refused can be used again", async () => {
    const artist = await signInArtist(worker);
    const first = await readCreated(await save(artist));
    expect((await save(artist, { ...withPicture, suggestedPrice: null }, "key")).status).toBe(403);
    await artist.request(artworkPath(first.id), { method: "DELETE" });
    await readCreated(await save(artist, { ...withPicture, suggestedPrice: null }, "key"));
  });

  test("of 201 characters is refused", async () => {
    const artist = await signInArtist(worker);
    const send = () => save(artist, newArtwork(), "k".repeat(201));
    await expectInvalid(worker, send, ["Idempotency-Key"]);
  });

  test("of 200 characters is taken", async () => {
    await readCreated(await save(await signInArtist(worker), newArtwork(), "k".repeat(200)));
  });
});

describe("a failure during a save leaves nothing", () => {
  test.each([
    ["the work", "INSERT ON artworks"],
    ["the counter", "UPDATE OF artwork_save_count ON users"],
    ["the free calculation", "UPDATE OF has_used_free_calculation ON users"],
    ["the key", "INSERT ON artwork_saves"],
  ])("at %s", async (_what, event) => {
    const artist = await signInArtist(worker);
    const response = await whileFailing(worker, event, () => save(artist, withPicture, "key"));
    await expectError(response, "INTERNAL");
    expect(await count(artist)).toBe(0);
    expect(await countPictures(worker, artist)).toBe(0);
    expect(await readFlags(artist)).toEqual({ saves: 0, used: 0, saved: 0 });
    expect((await save(artist, withPicture, "key")).status).toBe(201);
  });
});
