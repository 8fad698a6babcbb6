import * as v from "valibot";
import { expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { artworkSchema } from "#schema/artworks/artwork.ts";
import { artworkStatusPath } from "#schema/artworks/record-paths.ts";
import { signInAdmin, signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { newArtwork } from "#tests/support/artworks.ts";
import { whileFailing } from "#tests/support/failing-writes.ts";
import { findLines } from "#tests/support/log-lines.ts";
import { png, toDataUrl } from "#tests/support/pictures.ts";
import { readWork, signInProfessionalWithWork } from "#tests/support/records.ts";
import { countRows, runSql } from "#tests/support/rows.ts";
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

test("a scheduled run logs each failure of its parts, and the others have run", async () => {
  const cron = "*/15 * * * *";
  const { artist, id } = await signInProfessionalWithWork(worker);
  const hold = { status: "on-hold", who: "Priya Nair", until: "2099-01-01" };
  await readWork(await artist.send("PATCH", artworkStatusPath(id), hold));
  await runSql(worker, "UPDATE artworks SET status_until = '2020-01-01' WHERE id = ?", id);
  await runSql(worker, "INSERT INTO entry_senders VALUES ('hash', 0)");
  await runSql(worker, "ALTER TABLE jobs RENAME TO lost_jobs");
  const run = () => worker.runCron(cron);
  const { outcome } = await whileFailing(worker, "INSERT ON price_history", run);
  await runSql(worker, "ALTER TABLE lost_jobs RENAME TO jobs");
  expect(outcome).toBe("exception");
  const messages = findLines(worker, '\\"cron\\"').flatMap((line) =>
    line.cron === cron && line.level === "error" ? [line.message] : [],
  );
  expect(messages.sort()).toEqual([
    expect.stringContaining("fault"),
    expect.stringContaining("no such table: jobs"),
  ]);
  expect(await countRows(worker, "entry_senders")).toBe(0);
});

test("a scheduled run writes under an id of its own", async () => {
  const cron = "45 20 * * *";
  // No stand-in for the bank runs here.
  for (const _ of [1, 2]) expect((await worker.runCron(cron)).outcome).toBe("exception");
  const lines = findLines(worker, '\\"45 20');
  const ids = [...new Set(lines.map(({ runId }) => v.parse(v.pipe(v.string(), v.uuid()), runId)))];
  expect(ids).toHaveLength(2);
  for (const id of ids) {
    expect(findLines(worker, id)).toEqual([
      expect.objectContaining({ level: "warning", cron, runId: id }),
      expect.objectContaining({ level: "error", cron, runId: id }),
    ]);
  }
});
