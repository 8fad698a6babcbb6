import { beforeAll, describe, expect, test } from "vitest";
import { apiPaths, artworkPath, artworkThumbnailPath } from "#schema/api-paths.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { signInAdmin, signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { newArtwork, toArtworkInput } from "#tests/support/artworks.ts";
import { announceUpload } from "#tests/support/endless-upload.ts";
import { whileFailing } from "#tests/support/failing-writes.ts";
import { gif, jpeg, losslessPixel, png, pngUrl, toDataUrl, webp } from "#tests/support/pictures.ts";
import { readWork, saveWork, signInWithWork } from "#tests/support/records.ts";
import { pageHeaders } from "#tests/support/request-here.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { pictureKeys } from "#tests/support/stores.ts";

const worker = workerForTests();

function edit(
  artist: TestArtist,
  artwork: Artwork,
  imageUrl: string | null,
  thumbnail?: string,
): Promise<Response> {
  const body = { ...toArtworkInput(artwork), imageUrl, thumbnail };
  return artist.send("PATCH", artworkPath(artwork.id), body);
}

/** Without what is another in every answer. */
function headersOf(response: Response): Record<string, string> {
  const { date: _date, "x-request-id": _id, ...headers } = Object.fromEntries(response.headers);
  return headers;
}

const onePixel = pngUrl(png());

/** A new artist with a work with this picture, and the address at which it is served. */
async function signInWithPicture(sent = onePixel, thumbnail?: string) {
  const { artist, id, work } = await signInWithWork(worker, { imageUrl: sent, thumbnail });
  return { artist, id, imageUrl: String(work.imageUrl) };
}

describe("a stored picture", () => {
  test.each([
    ["image/jpeg", jpeg()],
    ["image/png", png()],
    ["image/gif", gif()],
    ["image/webp", webp(losslessPixel)],
  ])("S3.016 %s is served to its owner as it was sent", async (type, bytes) => {
    const { artist, id, imageUrl } = await signInWithPicture(toDataUrl(type, bytes));
    expect(imageUrl).toMatch(new RegExp(`^${artworkPath(id)}/image\\?v=[0-9a-f]{32}$`));
    const response = await artist.request(imageUrl);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": type,
      "content-disposition": "inline",
      "x-content-type-options": "nosniff",
      "cache-control": "private, max-age=31536000, immutable",
    });
    const policy = response.headers.get("Content-Security-Policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("sandbox");
  });

  test("is not sent again to who has it", async () => {
    const { artist, imageUrl } = await signInWithPicture();
    const first = await artist.request(imageUrl);
    await first.arrayBuffer();
    const headers = { "If-None-Match": String(first.headers.get("ETag")) };
    const second = await artist.request(imageUrl, { headers });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe("");
  });

  test("has a tag with its owner's id, and is cached for one session", async () => {
    const { artist, imageUrl } = await signInWithPicture();
    const first = await artist.request(imageUrl);
    expect(first.headers.get("Vary")).toBe("Cookie");
    const headers = { "If-None-Match": String(first.headers.get("ETag")) };
    // The same picture, of another user.
    const other = await signInWithPicture();
    const answer = await other.artist.request(other.imageUrl, { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("ETag")).not.toBe(first.headers.get("ETag"));
  });

  test("is not cached for long under an address that is not its own", async () => {
    const { artist, id } = await signInWithWork(worker, { imageUrl: onePixel });
    for (const query of ["", "?v=", "?v=0123"]) {
      const response = await artist.request(`${artworkPath(id)}/image${query}`);
      await response.arrayBuffer();
      expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
    }
  });

  test("HEAD returns only its headers", async () => {
    const { artist, imageUrl } = await signInWithPicture();
    const response = await artist.request(imageUrl, { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("image/png");
    expect(await response.text()).toBe("");
  });

  test("may have 3 MB, which are 4 MB in base64", async () => {
    const noise = 3 * 1024 * 1024 - png({ noise: 1 }).length + 1;
    const { artist, imageUrl } = await signInWithPicture(pngUrl(png({ noise })));
    const response = await artist.request(imageUrl);
    expect((await response.arrayBuffer()).byteLength).toBe(3 * 1024 * 1024);
  });

  test("that is missing from the bucket is 404 and logged", async () => {
    const { artist, imageUrl } = await signInWithPicture();
    await worker.env.PICTURES.delete(await pictureKeys(worker, artist));
    expect((await artist.request(imageUrl)).status).toBe(404);
    expect(worker.logs().join()).toContain("missing from the bucket");
  });
});

describe("a thumbnail", () => {
  const thumbnail = toDataUrl("image/webp", webp(losslessPixel));

  async function fetchThumbnail(artist: TestArtist, imageUrl: string | null): Promise<Response> {
    return artist.request(artworkThumbnailPath(String(imageUrl)));
  }

  test("is served with the headers of its picture", async () => {
    const { artist, imageUrl } = await signInWithPicture(onePixel, thumbnail);
    const response = await fetchThumbnail(artist, imageUrl);
    expect(response.status).toBe(200);
    expect(toDataUrl("image/webp", new Uint8Array(await response.arrayBuffer()))).toBe(thumbnail);
    const whole = await artist.request(imageUrl);
    await whole.arrayBuffer();
    const { "content-type": type, "content-length": _length, ...rules } = headersOf(response);
    expect(type).toBe("image/webp");
    expect(headersOf(whole)).toMatchObject(rules);
    const headers = { "If-None-Match": String(response.headers.get("ETag")) };
    const cached = await artist.request(artworkThumbnailPath(imageUrl), { headers });
    expect(cached.status).toBe(304);
    const keys = await pictureKeys(worker, artist);
    expect(keys).toEqual([keys[0], `${keys[0]}.thumbnail`]);
    const stranger = await signInArtist(worker);
    expect((await fetchThumbnail(stranger, imageUrl)).status).toBe(404);
  });

  test("that is not there is answered by the whole picture", async () => {
    const artist = await signInArtist(worker, { maxArtworkSaves: 2 });
    for (const none of [undefined, null]) {
      const pictures = { imageUrl: onePixel, thumbnail: none, suggestedPrice: null };
      const { imageUrl } = await saveWork(artist, pictures);
      const response = await fetchThumbnail(artist, imageUrl);
      expect(response.headers.get("Content-Type")).toBe("image/png");
      expect(toDataUrl("image/png", new Uint8Array(await response.arrayBuffer()))).toBe(onePixel);
    }
    expect(await pictureKeys(worker, artist)).toHaveLength(2);
  });

  test("is deleted when its picture is replaced or removed, and kept otherwise", async () => {
    const pictures = { imageUrl: onePixel, thumbnail, suggestedPrice: null };
    const { artist, work: saved } = await signInWithWork(worker, pictures);
    const before = await pictureKeys(worker, artist);
    const unchanged = await edit(artist, saved, saved.imageUrl, toDataUrl("image/gif", gif()));
    expect(await pictureKeys(worker, artist)).toEqual(before);
    const gifUrl = toDataUrl("image/gif", gif());
    const replaced = await readWork(await edit(artist, await readWork(unchanged), gifUrl, gifUrl));
    expect(replaced.imageUrl).not.toBe(saved.imageUrl);
    const after = await pictureKeys(worker, artist);
    expect(after).toHaveLength(2);
    expect(before).not.toEqual(expect.arrayContaining([after[1]]));
    await readWork(await edit(artist, replaced, null));
    expect(await pictureKeys(worker, artist)).toEqual([]);
  });

  test.each([
    ["heavier than 40 KB", png({ noise: 40 * 1024 })],
    ["of more than 640 × 640 pixels", png({ width: 641, height: 640 })],
  ])("%s is refused with its picture", async (_what, bytes) => {
    const artist = await signInArtist(worker);
    const body = newArtwork({ imageUrl: onePixel, thumbnail: toDataUrl("image/png", bytes) });
    expect((await artist.send("POST", apiPaths.artworks, body)).status).toBe(413);
    expect(await pictureKeys(worker, artist)).toEqual([]);
  });
});

describe("in an edit", () => {
  /** Unpriced, so that the edit is open. */
  const withPicture = { imageUrl: onePixel, suggestedPrice: null };

  test("the work's own address keeps the picture", async () => {
    const { artist, work: saved } = await signInWithWork(worker, withPicture);
    const keys = await pictureKeys(worker, artist);
    const edited = await readWork(await edit(artist, saved, saved.imageUrl));
    expect(edited.imageUrl).toBe(saved.imageUrl);
    expect(await pictureKeys(worker, artist)).toEqual(keys);
  });

  test("another picture replaces it, with another address", async () => {
    const { artist, work: saved } = await signInWithWork(worker, withPicture);
    const keys = await pictureKeys(worker, artist);
    const edited = await readWork(await edit(artist, saved, toDataUrl("image/gif", gif())));
    expect(edited.imageUrl).not.toBe(saved.imageUrl);
    const after = await pictureKeys(worker, artist);
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(keys);
    const response = await artist.request(String(edited.imageUrl));
    expect(response.headers.get("Content-Type")).toBe("image/gif");
    await response.arrayBuffer();
  });

  test("null removes it", async () => {
    const { artist, work: saved } = await signInWithWork(worker, withPicture);
    expect(await readWork(await edit(artist, saved, null))).toMatchObject({ imageUrl: null });
    expect(await pictureKeys(worker, artist)).toEqual([]);
    expect((await artist.request(String(saved.imageUrl))).status).toBe(404);
  });

  test("an address that the work had before is refused", async () => {
    const { artist, work: saved } = await signInWithWork(worker, withPicture);
    await readWork(await edit(artist, saved, null));
    const response = await edit(artist, saved, saved.imageUrl);
    expect(response.status).toBe(409);
  });

  test("another work's address is refused", async () => {
    const artist = await signInArtist(worker, { maxArtworkSaves: 2 });
    const [one, other] = [await saveWork(artist, withPicture), await saveWork(artist, withPicture)];
    expect((await edit(artist, one, other.imageUrl)).status).toBe(415);
    expect(
      (await artist.send("POST", apiPaths.artworks, newArtwork({ imageUrl: one.imageUrl }))).status,
    ).toBe(403);
  });

  test("a refused edit stores no picture", async () => {
    const { artist, work: saved } = await signInWithWork(worker, withPicture);
    const keys = await pictureKeys(worker, artist);
    const response = await artist.send(
      "PATCH",
      artworkPath(saved.id),
      newArtwork({ imageUrl: onePixel }),
      { "If-Match": "2001-01-01T00:00:00.000Z" },
    );
    expect(response.status).toBe(409);
    expect(
      (await artist.send("PATCH", artworkPath("none"), newArtwork({ imageUrl: onePixel }))).status,
    ).toBe(404);
    const failed = await whileFailing(worker, "UPDATE ON artworks", () =>
      edit(artist, saved, toDataUrl("image/gif", gif())),
    );
    expect(failed.status).toBe(500);
    expect(await pictureKeys(worker, artist)).toEqual(keys);
  });

  test("of twenty pictures sent at once one is stored, without orphans", async () => {
    const { artist, work: saved } = await signInWithWork(worker, withPicture);
    const edits = Array.from({ length: 20 }, (_, index) =>
      edit(artist, saved, toDataUrl("image/jpeg", jpeg({ width: 10 + index }))),
    );
    const statuses = (await Promise.all(edits)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(2);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(await pictureKeys(worker, artist)).toHaveLength(1);
  });

  test("a soft-deleted work's picture is stored and not served", async () => {
    const { artist, work: saved } = await signInWithWork(worker, withPicture);
    await artist.request(artworkPath(saved.id), { method: "DELETE" });
    expect((await artist.request(String(saved.imageUrl))).status).toBe(404);
    expect(await pictureKeys(worker, artist)).toHaveLength(1);
  });
});

describe("a refused picture is not stored", () => {
  let artist: TestArtist;
  beforeAll(async () => {
    artist = await signInArtist(worker);
  });

  async function expectNothingStored(): Promise<void> {
    expect(await pictureKeys(worker, artist)).toEqual([]);
    expect(await (await artist.request(apiPaths.artworks)).json()).toEqual([]);
  }

  test("a body of 8 MB is refused by its announced length", async () => {
    const headers = pageHeaders(artist);
    expect(await announceUpload(worker.url, apiPaths.artworks, "POST", headers, 8)).toBe(413);
    await expectNothingStored();
  });
});

test("another artist's picture is not found, an admin's request included", async () => {
  const owner = await signInArtist(worker);
  const { imageUrl } = await saveWork(owner, { imageUrl: onePixel });
  for (const stranger of [await signInArtist(worker), await signInAdmin(worker)]) {
    expect((await stranger.request(String(imageUrl))).status).toBe(404);
  }
  expect((await worker.request(String(imageUrl))).status).toBe(401);
});
