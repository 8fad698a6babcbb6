import * as v from "valibot";
import { expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { artworkSchema } from "#schema/artworks/artwork.ts";
import { signInAdmin, signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { newArtwork } from "#tests/support/artworks.ts";
import { whileFailing } from "#tests/support/failing-writes.ts";
import { findLines } from "#tests/support/log-lines.ts";
import { png, toDataUrl } from "#tests/support/pictures.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const worker = workerForTests();

/** Addresses of pictures that the bucket has lost, which the Worker warns of. */
async function losePictures(artist: TestArtist, number: number): Promise<string[]> {
  const addresses: string[] = [];
  for (let noise = 1; noise <= number; noise += 1) {
    const imageUrl = toDataUrl("image/png", png({ noise }));
    const saved = await artist.send("POST", apiPaths.artworks, newArtwork({ imageUrl }));
    addresses.push(String(v.parse(artworkSchema, await saved.json()).imageUrl));
  }
  const { objects } = await worker.env.PICTURES.list({ prefix: `${artist.id}/` });
  await worker.env.PICTURES.delete(objects.map(({ key }) => key));
  return addresses;
}

test("a warning carries the id of its request, also while others are under way", async () => {
  const artist = await signInAdmin(worker);
  const addresses = await losePictures(artist, 4);
  const answers = await Promise.all(addresses.map((address) => artist.request(address)));
  const linesOf = (answer: Response) =>
    findLines(worker, answer.headers.get("X-Request-Id") ?? "none");
  for (const answer of answers) {
    expect(answer.status).toBe(404);
    const levels = () => linesOf(answer).map(({ level }) => level);
    await expect.poll(levels).toEqual(["warning", "info"]);
  }
  const warned = answers.map((answer) => linesOf(answer)[0]?.message);
  expect(new Set(warned).size).toBe(addresses.length);
});

test("an error while the body is read has it as well", async () => {
  const artist = await signInAdmin(worker);
  await losePictures(artist, 1);
  const answer = await artist.request(apiPaths.profileExport);
  expect(answer.status).toBe(200);
  const lines = findLines(worker, answer.headers.get("X-Request-Id") ?? "none");
  expect(lines).toContainEqual(
    expect.objectContaining({ event: "a picture is missing from the bucket" }),
  );
});

test("an unexpected error is found in the log by the id in its response", async () => {
  const artist = await signInArtist(worker);
  const answer = await whileFailing(worker, "UPDATE ON users", () =>
    artist.send("PATCH", apiPaths.profile, { city: "Matane" }),
  );
  const { requestId } = v.parse(v.object({ requestId: v.string() }), await answer.json());
  expect(answer.headers.get("X-Request-Id")).toBe(requestId);
  expect(findLines(worker, requestId)).toContainEqual(
    expect.objectContaining({ level: "error", message: expect.stringContaining("fault") }),
  );
});

test("a scheduled run writes under an id of its own", async () => {
  const cron = "45 20 * * *";
  // No stand-in for the bank runs here.
  for (const _ of [1, 2]) expect((await worker.runCron(cron)).outcome).toBe("exception");
  const lines = findLines(worker, '\\"cron\\"');
  const ids = [...new Set(lines.map(({ runId }) => v.parse(v.pipe(v.string(), v.uuid()), runId)))];
  expect(ids).toHaveLength(2);
  for (const id of ids) {
    expect(findLines(worker, id)).toEqual([
      expect.objectContaining({ level: "warning", cron, runId: id }),
      expect.objectContaining({ level: "error", cron, runId: id }),
    ]);
  }
});
