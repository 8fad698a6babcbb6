import * as v from "valibot";
import { expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { type DataExport, dataExportSchema } from "#schema/data-export.ts";
import { dataExportPartPath, nextPartHeader } from "#schema/data-export-file.ts";
import type { TestArtist } from "#tests/support/artists.ts";
import { newArtwork } from "#tests/support/artworks.ts";
import { newCertificate, readDocument, sendDocument } from "#tests/support/documents.ts";
import { png, toDataUrl } from "#tests/support/pictures.ts";
import { expectError, saveWork, signInProfessional } from "#tests/support/records.ts";
import { expectIssue } from "#tests/support/refusals.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { signInWholeArtist } from "#tests/support/whole-artist.ts";
import { openDatabase } from "#worker/db/client.ts";
import { artworks } from "#worker/db/tables.ts";
import { picturesAPart } from "./export-part.ts";

const worker = workerForTests({ isLimited: false });

async function readParts(
  artist: TestArtist,
  afterEach: () => Promise<unknown> = async () => {},
): Promise<string[]> {
  const parts: string[] = [];
  for (let from: string | null = "head"; from !== null; ) {
    const response: Response = await artist.request(dataExportPartPath(from));
    expect(response.status, await response.clone().text()).toBe(200);
    parts.push(await response.text());
    await afterEach();
    from = response.headers.get(nextPartHeader);
  }
  return parts;
}

/** The file, without what is another with each request. */
function parsed(text: string): Omit<DataExport, "exportedAt"> {
  const { exportedAt: _time, ...file } = v.parse(dataExportSchema, JSON.parse(text));
  return file;
}

async function readWhole(artist: TestArtist) {
  return parsed(await (await artist.request(apiPaths.profileExport)).text());
}

test("the parts are the file, also of an artist with a row in every table", async () => {
  const artist = await signInWholeArtist(worker);
  const parts = await readParts(artist);
  expect(parsed(parts.join(""))).toEqual(await readWhole(artist));
  expect(parts.length).toBeGreaterThan(3);
});

test("no part has more pictures than one request may read, and works without take few parts", async () => {
  const artist = await signInProfessional(worker);
  const imageUrl = toDataUrl("image/png", png());
  for (let count = 0; count < 2 * picturesAPart + 5; count += 1) {
    const response = await artist.send("POST", apiPaths.artworks, newArtwork({ imageUrl }));
    expect(response.status).toBe(201);
  }
  const parts = await readParts(artist);
  const counts = parts.map((part) => part.match(/"data:image/g)?.length ?? 0);
  expect(counts).toEqual([0, picturesAPart, picturesAPart, 5, 0, 0]);
  expect(parsed(parts.join(""))).toEqual(await readWhole(artist));

  // Of one moment, as an import makes them.
  await openDatabase(worker.env.DB)
    .update(artworks)
    .set({ pictureKey: null, createdAt: new Date() });
  const without = await readParts(artist);
  expect(without).toHaveLength(4);
  expect(parsed(without.join("")).artworks).toHaveLength(2 * picturesAPart + 5);
});

test("works that are changed between two parts start it again", async () => {
  const artist = await signInProfessional(worker);
  await saveWork(artist);
  const next = (await artist.request(dataExportPartPath("head"))).headers.get(nextPartHeader) ?? "";
  expect((await artist.request(dataExportPartPath(next))).status).toBe(200);
  await saveWork(artist);
  const refused = await artist.request(dataExportPartPath(next));
  await expectError(refused, "CONFLICT", "Your works have been changed meanwhile. Start again.");
});

test("documents that are issued between two parts are in no later one, and no row is in two", async () => {
  const artist = await signInProfessional(worker);
  const { id: artworkId } = await saveWork(artist, { imageUrl: toDataUrl("image/png", png()) });
  const issue = async () => {
    const body = newCertificate(artworkId);
    return (await readDocument(await sendDocument(artist, body))).id;
  };
  const issued: string[] = [];
  for (let count = 0; count < picturesAPart + 2; count += 1) issued.push(await issue());

  const parts = await readParts(artist, issue);
  const file = parsed(parts.join(""));
  const pictured = file.documentPictures.map(({ documentId }) => documentId);
  expect(pictured.toSorted()).toEqual(issued.toSorted());
  expect(file.documents.map(({ id }) => id).toSorted()).toEqual(issued.toSorted());
});

test.each([
  ...["", "tail", "artworks", "users.0.1.0.00", "artworks.-1.1.0.00", "artworks.0.1.0.x'--"],
  ...["artworks.0.1.00", "documents.0.1.-1.00"],
])("the part %j is 400", async (name) => {
  const artist = await signInProfessional(worker);
  const path = dataExportPartPath(name);
  await expectIssue(worker, () => artist.request(path), "from", "Send the name of a part.");
});

test("a visitor gets no part", async () => {
  expect((await worker.request(dataExportPartPath("head"))).status).toBe(401);
});
