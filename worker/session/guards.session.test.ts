import { expect, test } from "vitest";
import { signedInAsHeader } from "#schema/artist/user.ts";
import { signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { expectError } from "#tests/support/records.ts";
import { runSql } from "#tests/support/rows.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const day = 24 * 60 * 60 * 1000;

const worker = workerForTests();

interface SessionTimes {
  created_at: number;
  last_used_at: number;
  expires_at: number;
}

/** Moves an artist's session back in time, as it would be after `created` and `used` milliseconds. */
async function age(artist: TestArtist, created: number, used: number, left: number): Promise<void> {
  const now = Date.now();
  await worker.env.DB.prepare(
    "UPDATE sessions SET created_at = ?, last_used_at = ?, expires_at = ? WHERE user_id = ?",
  )
    .bind(now - created, now - used, now + left, artist.id)
    .run();
}

async function readTimes(artist: TestArtist): Promise<SessionTimes> {
  const row = await worker.env.DB.prepare("SELECT * FROM sessions WHERE user_id = ?")
    .bind(artist.id)
    .first<SessionTimes>();
  if (!row) throw new Error("The session is gone");
  return row;
}

test.each([
  ["without a cookie", {}],
  ["with an empty cookie", { Cookie: "session=" }],
  ["with a forged cookie", { Cookie: `session=${"0".repeat(64)}` }],
  ["with a garbage cookie", { Cookie: "session=%%%\u00e9; ;=;session" }],
])("S4.002 S7.008 S8.003 the current user %s is 401 UNAUTHORIZED", async (_name, headers) => {
  const response = await worker.request("/api/auth/user", { headers });
  await expectError(response, "UNAUTHORIZED", "Unauthorized");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
});

test("S7.008 a revoked session is 401 UNAUTHORIZED", async () => {
  const artist = await signInArtist(worker);
  await runSql(worker, "DELETE FROM sessions WHERE user_id = ?", artist.id);
  const response = await artist.request("/api/auth/user");
  await expectError(response, "UNAUTHORIZED");
});

test("a request of a page that another person left open is 401 UNAUTHORIZED, and changes nothing", async () => {
  const [artist, before] = [await signInArtist(worker), await signInArtist(worker)];
  const asked = (id: string) =>
    artist.send("PATCH", "/api/profile", { firstName: "Left open" }, { [signedInAsHeader]: id });
  expect((await asked(before.id)).status).toBe(401);
  const user = await artist.request("/api/auth/user");
  expect(await user.json()).not.toMatchObject({ firstName: "Left open" });
  const answer = await asked(artist.id);
  expect([answer.status, answer.headers.get(signedInAsHeader)]).toEqual([200, artist.id]);
});

test("S8.004 an expired session is 401 TOKEN_EXPIRED and requires a login", async () => {
  const artist = await signInArtist(worker);
  await age(artist, 15 * day, 14 * day, -1);
  const response = await artist.request("/api/auth/user");
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: "TOKEN_EXPIRED", requiresLogin: true });
});

test("a session used within the day is not written to", async () => {
  const artist = await signInArtist(worker);
  await age(artist, 5 * day, day - 60_000, 13 * day);
  const before = await readTimes(artist);
  expect((await artist.request("/api/auth/user")).status).toBe(200);
  expect(await readTimes(artist)).toEqual(before);
});

test("a session last used a day ago is renewed for 14 days from now", async () => {
  const artist = await signInArtist(worker);
  await age(artist, 5 * day, day, 13 * day);
  const asked = Date.now();
  expect((await artist.request("/api/auth/user")).status).toBe(200);
  const { last_used_at, expires_at } = await readTimes(artist);
  expect(last_used_at).toBeGreaterThanOrEqual(asked);
  expect(expires_at).toBe(last_used_at + 14 * day);
});

test("no use makes a session last more than 30 days", async () => {
  const artist = await signInArtist(worker);
  await age(artist, 29 * day, 2 * day, 12 * day);
  expect((await artist.request("/api/auth/user")).status).toBe(200);
  const { created_at, expires_at } = await readTimes(artist);
  expect(expires_at).toBe(created_at + 30 * day);
});

test("only the hash of a token is stored", async () => {
  const artist = await signInArtist(worker);
  const [token, seal] = artist.cookie.replace("session=", "").split(".");
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  expect(seal).toMatch(/^[0-9a-f]{32}$/);
  const { results } = await worker.env.DB.prepare("SELECT * FROM sessions").all();
  expect(JSON.stringify(results)).not.toContain(token);
});
