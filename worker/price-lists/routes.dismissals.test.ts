import { expect, test } from "vitest";
import { type Dismissal, dismissalsSchema } from "#schema/price-lists/dismissals.ts";
import { priceListPaths } from "#schema/price-lists/price-list-paths.ts";
import { readAnswer } from "#tests/support/answers.ts";
import { signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { expectError, signInProfessional } from "#tests/support/records.ts";
import { expectInvalid } from "#tests/support/refusals.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const worker = workerForTests({ isLimited: false });

function put(artist: TestArtist, body: unknown): Promise<Response> {
  return artist.send("PUT", priceListPaths.dismissals, body);
}

async function readAll(response: Response): Promise<Dismissal[]> {
  return readAnswer(dismissalsSchema, response);
}

function withoutTimes(dismissals: readonly Dismissal[]) {
  return dismissals.map(({ dismissedAt: _at, ...dismissal }) => dismissal);
}

test("dismissed contradictions are answered newest first, each artist's own", async () => {
  const [artist, other] = [await signInProfessional(worker), await signInProfessional(worker)];
  const read = async (one: TestArtist) => readAll(await one.request(priceListPaths.dismissals));
  const first = { key: "off-the-list:a", reason: "Another series" };
  const second = { key: "same-size-differs:a:b", reason: "" };
  await put(artist, first);
  await worker.env.DB.exec("UPDATE contradiction_dismissals SET dismissed_at = dismissed_at - 9");
  const both = await readAll(await put(artist, second));
  expect(withoutTimes(both)).toEqual([second, first]);
  expect(await read(artist)).toEqual(both);
  expect(await read(other)).toEqual([]);
  await worker.env.DB.exec("UPDATE contradiction_dismissals SET dismissed_at = dismissed_at - 9");
  const changed = { key: first.key, reason: "A series of studies" };
  expect(withoutTimes(await readAll(await put(artist, changed)))).toEqual([changed, second]);
});

test("without a reason the contradiction is shown again, also when it was not dismissed", async () => {
  const artist = await signInProfessional(worker);
  const key = "below-minimum:a";
  await put(artist, { key, reason: "A gift" });
  expect(await readAll(await put(artist, { key, reason: null }))).toEqual([]);
  expect(await readAll(await put(artist, { key, reason: null }))).toEqual([]);
});

test.each<[string, unknown, string]>([
  ["no key", { reason: "x" }, "key"],
  ["an empty key", { key: "", reason: "x" }, "key"],
  ["no reason", { key: "a" }, "reason"],
  ["a long reason", { key: "a", reason: "é".repeat(501) }, "reason"],
  ["an unknown field", { key: "a", reason: "x", userId: "y" }, "userId"],
])("%s is 400, and nothing is stored", async (_name, body, path) => {
  const artist = await signInProfessional(worker);
  await expectInvalid(worker, () => put(artist, body), [path]);
});

test("is Professional, and a free artist has none", async () => {
  const artist = await signInArtist(worker);
  const body = { key: "a", reason: "x" };
  await expectError(await put(artist, body), "UPGRADE_REQUIRED");
  expect(await readAll(await artist.request(priceListPaths.dismissals))).toEqual([]);
});
