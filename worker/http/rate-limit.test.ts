import { expect, onTestFinished, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { signInArtist } from "#tests/support/artists.ts";
import { openBrowser } from "#tests/support/browser.ts";
import { atOnce } from "#tests/support/concurrency.ts";
import { startWorker } from "#tests/support/harness.ts";
import { startTestIdentityProvider } from "#tests/support/identity-provider.ts";

function randomToken(): string {
  return crypto.randomUUID().replaceAll("-", "").repeat(2);
}

/**
 * What was observed within one minute of the clock, with which the count restarts: beyond the limit a request can be
 * accepted again when the minute turns. Observed again in that case, which two minutes in a row cannot bring about.
 */
async function withinOneMinute<Observed>(observe: () => Promise<Observed>): Promise<Observed> {
  const minute = () => Math.floor(Date.now() / 60_000);
  const before = minute();
  const observed = await observe();
  return minute() === before ? observed : observe();
}

test("an address that has signed in 60 times in a minute is refused, with Retry-After", async () => {
  const provider = await startTestIdentityProvider();
  const worker = await startWorker({ OIDC_ISSUER: provider.issuer });
  onTestFinished(() => provider.close());
  onTestFinished(() => worker.close());
  const greedy = openBrowser(worker);
  let accepted = 0;
  let answer = await greedy.request("/api/login");
  // The count restarts with each minute of the clock, which may happen during this test.
  while (answer.status === 302 && accepted < 121) {
    accepted += 1;
    answer = await greedy.request("/api/login");
  }
  expect(accepted).toBeGreaterThanOrEqual(60);
  expect(answer.status).toBe(429);
  expect(answer.headers.get("Retry-After")).toBe("60");
  expect(await answer.json()).toMatchObject({ code: "RATE_LIMITED" });
  expect((await openBrowser(worker).request("/api/login")).status).toBe(302);
  // A user beyond the limit of sign-ins can still sign out.
  expect((await greedy.request("/api/logout", { method: "POST" })).status).toBe(204);
});

test("made-up sessions of an address are refused before the database is queried, and sealed ones of the same address are not", async () => {
  const worker = await startWorker();
  onTestFinished(() => worker.close());
  const headers = (cookie: string) => ({
    headers: { Cookie: cookie, "CF-Connecting-IP": "::1" },
  });
  const forge = () => worker.request(apiPaths.authUser, headers(`session=${randomToken()}`));
  const forgeUntilRefused = async () => {
    const answers: Response[] = [];
    while (answers.length < 601 && answers.at(-1)?.status !== 429) {
      const forged = await atOnce(50, forge);
      answers.push(...forged.sort((one, two) => one.status - two.status));
    }
    return answers;
  };
  const answers = await forgeUntilRefused();
  expect(answers.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(300);
  expect(answers.at(-1)?.headers.get("Retry-After")).toBe("60");
  const artist = await signInArtist(worker);
  const statuses = await withinOneMinute(async () => {
    await forgeUntilRefused();
    // Without its table the database could only fail: it is not asked.
    await worker.env.DB.exec("ALTER TABLE sessions RENAME TO elsewhere");
    const reading = await forge();
    const leaving = { method: "POST", ...headers(`session=${randomToken()}`) };
    const left = await worker.request(apiPaths.logout, leaving);
    await worker.env.DB.exec("ALTER TABLE elsewhere RENAME TO sessions");
    return [reading.status, left.status];
  });
  expect(statuses).toEqual([429, 429]);
  const own = await worker.request(apiPaths.authUser, headers(artist.cookie));
  expect(own.status).toBe(200);
});

test("a session that is older than the seals stays valid, and is sealed", async () => {
  const worker = await startWorker();
  onTestFinished(() => worker.close());
  const artist = await signInArtist(worker);
  const [unsealed = ""] = artist.cookie.split(".");
  const answer = await worker.request(apiPaths.authUser, { headers: { Cookie: unsealed } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Set-Cookie")).toContain(`${artist.cookie};`);
  expect((await artist.request(apiPaths.authUser)).headers.has("Set-Cookie")).toBe(false);
});

test("a user is refused after 600 requests in a minute, with Retry-After, and other users are not", async () => {
  const worker = await startWorker();
  onTestFinished(() => worker.close());
  const greedy = await signInArtist(worker);
  const other = await signInArtist(worker);
  const answers: Response[] = [];
  // Twice as many and one: the count restarts with each minute, which may happen during this test.
  while (answers.length < 1201 && answers.at(-1)?.status !== 429) {
    const asked = Array.from({ length: 50 }, () => greedy.request(apiPaths.authUser));
    answers.push(...(await Promise.all(asked)).sort((one, two) => one.status - two.status));
  }
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(600);
  const refused = answers.at(-1);
  expect(refused?.status).toBe(429);
  expect(refused?.headers.get("Retry-After")).toBe("60");
  expect(await refused?.json()).toMatchObject({ code: "RATE_LIMITED" });
  expect((await other.request(apiPaths.authUser)).status).toBe(200);
});
