import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { artworkSchema } from "#schema/artwork.ts";
import { signInArtist } from "../testing/artists.ts";
import { newArtwork } from "../testing/artworks.ts";
import { startWorker, type TestWorker } from "../testing/harness.ts";
import { png, toDataUrl } from "../testing/pictures.ts";

let worker: TestWorker;
beforeAll(async () => {
  worker = await startWorker();
});
afterAll(() => worker.close());

const logSchema = v.object({ message: v.string() });

test("a warning carries the id of the request that it belongs to, as the answer does", async () => {
  const artist = await signInArtist(worker);
  const imageUrl = toDataUrl("image/png", png());
  const saved = await artist.send("POST", apiPaths.artworks, newArtwork({ imageUrl }));
  const work = v.parse(artworkSchema, await saved.json());
  const { objects } = await worker.env.PICTURES.list();
  await worker.env.PICTURES.delete(objects.map(({ key }) => key));

  const asked = Array.from({ length: 3 }, () => artist.request(String(work.imageUrl)));
  const ids = (await Promise.all(asked)).map(({ headers }) => headers.get("X-Request-Id"));
  const warnings = worker
    .logs()
    .map((log) => v.parse(logSchema, JSON.parse(log)).message)
    .filter((message) => message.includes("a picture is missing from the bucket"))
    .map((message) => JSON.parse(message) as unknown);
  expect(warnings).toHaveLength(ids.length);
  expect(warnings).toEqual(
    expect.arrayContaining(ids.map((requestId) => expect.objectContaining({ requestId }))),
  );
});
