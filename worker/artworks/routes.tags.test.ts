import { expect, test } from "vitest";
import { apiPaths, artworkPath, artworkRestorePath } from "#schema/api-paths.ts";
import { signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { newArtwork } from "#tests/support/artworks.ts";
import { saveWork } from "#tests/support/records.ts";
import { readRows, runSql } from "#tests/support/rows.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const worker = workerForTests();

const unpriced = newArtwork({ suggestedPrice: null });

function list(artist: TestArtist, known?: string): Promise<Response> {
  return artist.request(apiPaths.artworks, known ? { headers: { "If-None-Match": known } } : {});
}

async function readTag(artist: TestArtist): Promise<string> {
  return String((await list(artist)).headers.get("ETag"));
}

async function save(artist: TestArtist): Promise<string> {
  return (await saveWork(artist, unpriced)).id;
}

test("every change of a work gives the list another tag", async () => {
  const artist = await signInArtist(worker);
  const tags = [await readTag(artist)];
  const id = await save(artist);
  tags.push(await readTag(artist));
  await artist.send("PATCH", artworkPath(id), { ...unpriced, title: "High Tide" });
  tags.push(await readTag(artist));
  await artist.request(artworkPath(id), { method: "DELETE" });
  tags.push(await readTag(artist));
  await artist.request(artworkRestorePath(id), { method: "POST" });
  tags.push(await readTag(artist));
  expect(new Set(tags).size).toBe(5);
  for (const tag of tags.slice(0, -1)) expect((await list(artist, tag)).status).toBe(200);
  const unchanged = await list(artist, tags.at(-1));
  expect(unchanged.status).toBe(304);
  expect(unchanged.headers.get("ETag")).toBe(tags.at(-1));
  expect(await unchanged.text()).toBe("");
});

test("a tag is recognized among others, and as a strong one", async () => {
  const artist = await signInArtist(worker);
  await save(artist);
  const tag = await readTag(artist);
  expect(tag).toMatch(/^W\/"/);
  for (const known of [`"another", ${tag}`, tag.slice(2)]) {
    expect((await list(artist, known)).status).toBe(304);
  }
});

test("in a browser that two people share, the tag of one never gives the other a 304", async () => {
  const [artist, other] = [await signInArtist(worker), await signInArtist(worker)];
  const id = await save(artist);
  // A coincidence that must not matter, and once did not need one: versions began empty.
  for (const version of ["", "0123456789abcdef"]) {
    await runSql(worker, "UPDATE users SET artworks_version = ?", version);
    const response = await list(other, await readTag(artist));
    expect(response.status, version).toBe(200);
    expect(await response.json()).toEqual([]);
    const own = await list(artist, await readTag(other));
    expect(own.status, version).toBe(200);
    expect(await own.json()).toMatchObject([{ id }]);
    expect((await list(artist, await readTag(artist))).status, version).toBe(304);
  }
});

test("artists who have saved nothing yet have tags of their own", async () => {
  const [one, other] = [await signInArtist(worker), await signInArtist(worker)];
  const query = "SELECT artworks_version AS version FROM users WHERE id IN (?, ?)";
  const rows = await readRows<{ version: string }>(worker, query, one.id, other.id);
  expect(new Set(rows.map(({ version }) => version)).size).toBe(2);
  expect(rows.every(({ version }) => /^[0-9a-f]{16}$/.test(version))).toBe(true);
});

test("a browser caches the list separately for each session", async () => {
  const { headers } = await list(await signInArtist(worker));
  expect(headers.get("Vary")).toBe("Cookie");
});

test("a tag of another deployment, of another artist, or none at all is answered by the list", async () => {
  const [artist, other] = [await signInArtist(worker), await signInArtist(worker)];
  const id = await save(artist);
  await save(other);
  const elsewhere = (await readTag(artist)).replace(/^W\/"[^.]*/, 'W/"another');
  for (const known of [elsewhere, await readTag(other), "*", '""', "nonsense", 'W/"']) {
    const response = await list(artist, known);
    expect(response.status, known).toBe(200);
    expect(await response.json()).toMatchObject([{ id }]);
  }
});
