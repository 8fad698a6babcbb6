import * as v from "valibot";
import { expect, onTestFinished, test } from "vitest";
import { userSchema } from "#schema/artist/user.ts";
import { readAnswer } from "#tests/support/answers.ts";
import { signInArtist } from "#tests/support/artists.ts";
import { openBrowser, openSignedIn, type TestBrowser } from "#tests/support/browser.ts";
import { startWorker, testSecret } from "#tests/support/harness.ts";
import { startTestIdentityProvider } from "#tests/support/identity-provider.ts";
import { countRows, readRows, runSql } from "#tests/support/rows.ts";
import { startedForTests } from "#tests/support/started-for-tests.ts";
import { sha256 } from "#worker/http/digest.ts";

const provider = startedForTests(startTestIdentityProvider);
const worker = startedForTests(() =>
  startWorker({
    OIDC_ISSUER: provider.issuer,
    ADMIN_EMAILS: "admin@example.com, Kim@example.com",
  }),
);

/** The name of the cookie of a sign-in that the provider answers with this state. */
async function attemptCookie(state: string): Promise<string> {
  return `sign-in-${(await sha256(state)).slice(0, 16)}`;
}

async function readUser(browser: TestBrowser) {
  return readAnswer(userSchema, await browser.request("/api/auth/user"));
}

function landing(url: URL): string {
  return url.pathname + url.search;
}

test("S1.009 S1.026 S3.001 S7.007 a person signs in at the provider and is the current user", async () => {
  const browser = openBrowser(worker);
  const arrival = await browser.signIn({ email: "ana@example.com", given_name: "Ana" });
  expect(landing(arrival.url)).toBe("/app?flow=login");
  expect(await readUser(browser)).toMatchObject({
    email: "ana@example.com",
    firstName: "Ana",
    lastName: "",
    profileImageUrl: null,
    isAdmin: false,
    isReturningUser: false,
    hasCompletedSetup: false,
    isPaused: false,
    currentPeriodEnd: null,
  });
});

test.each([
  ["?flow=create", "/app?flow=create"],
  ["?flow=login", "/app?flow=login"],
  ["", "/app?flow=login"],
  ["?flow=", "/app?flow=login"],
  ["?flow=CREATE", "/app?flow=login"],
  ["?flow=https://elsewhere.example/", "/app?flow=login"],
  ["?flow=create&callbackUrl=https://elsewhere.example/", "/app?flow=create"],
  ["?callbackUrl=%00&redirect=//elsewhere.example", "/app?flow=login"],
  ["?flow=login&flow=create", "/app?flow=login"],
])("S2.003 S7.042 /api/login%s lands on %s", async (query, expected) => {
  const browser = openBrowser(worker);
  const form = await browser.visit(`/api/login${query}`);
  expect(form.url.origin).toBe(provider.issuer);
  const arrival = await browser.submit(form, { email: "flows@example.com" });
  expect(arrival.url.origin).toBe("http://localhost:8787");
  expect(landing(arrival.url)).toBe(expected);
  // Once signed in, the same address goes straight there.
  expect(landing((await browser.visit(`/api/login${query}`)).url)).toBe(expected);
});

test("the request to the provider is a code flow with PKCE, state and nonce", async () => {
  const browser = openBrowser(worker);
  const response = await browser.request("/api/login");
  const asked = new URL(response.headers.get("Location") ?? "");
  expect(Object.fromEntries(asked.searchParams)).toEqual({
    client_id: "art-pricing-tool",
    redirect_uri: "http://localhost:8787/api/auth/callback/oidc",
    response_type: "code",
    scope: "openid profile email",
    code_challenge: expect.any(String),
    code_challenge_method: "S256",
    state: expect.any(String),
    nonce: expect.any(String),
  });
  const state = asked.searchParams.get("state") ?? "";
  expect(browser.cookies.names()).toEqual([await attemptCookie(state)]);
});

test("the Host header of a request counts for nothing", async () => {
  const response = await worker.request("http://elsewhere.example/api/login", {
    headers: { "X-Forwarded-Host": "elsewhere.example" },
  });
  expect(response.headers.get("Location")).toContain(
    encodeURIComponent("http://localhost:8787/api/auth/callback/oidc"),
  );
});

test("a sign-in leaves only the session cookie, httpOnly and Lax", async () => {
  const browser = await openSignedIn(worker, { email: "cookies@example.com" });
  expect(browser.cookies.names()).toEqual(["session"]);
});

test("the provider's names fill empty ones and never overwrite edited ones; its email is followed", async () => {
  const person = { email: "names@example.com", given_name: "Provided", family_name: "" };
  const browser = await openSignedIn(worker, person);
  const { id } = await readUser(browser);
  await runSql(worker, "UPDATE users SET first_name = 'Edited', email = 'old' WHERE id = ?", id);
  const later = await openSignedIn(worker, { ...person, family_name: "Filled" });
  expect(await readUser(later)).toMatchObject({
    id,
    firstName: "Edited",
    lastName: "Filled",
    email: "names@example.com",
  });
});

test("an email in another case is the same person, another email another", async () => {
  const before = await countRows(worker, "users");
  await openBrowser(worker).signIn({ email: "case@example.com" });
  await openBrowser(worker).signIn({ email: "CASE@example.com" });
  expect(await countRows(worker, "users")).toBe(before + 1);
  await openBrowser(worker).signIn({ email: "case2@example.com" });
  expect(await countRows(worker, "users")).toBe(before + 2);
});

test("isReturningUser: the account existed before this sign-in and has finished setup", async () => {
  const person = { email: "returning@example.com" };
  await openSignedIn(worker, person);
  const second = await openSignedIn(worker, person);
  const { id, isReturningUser } = await readUser(second);
  expect(isReturningUser).toBe(false);
  await runSql(worker, "UPDATE users SET has_completed_setup = 1 WHERE id = ?", id);
  expect(await readUser(second)).toMatchObject({ isReturningUser: false });
  const third = await openSignedIn(worker, person);
  expect(await readUser(third)).toMatchObject({ isReturningUser: true });
});

test("ADMIN_EMAILS determines the administrators", async () => {
  const browser = await openSignedIn(worker, { email: "Admin@example.com" });
  expect(await readUser(browser)).toMatchObject({ isAdmin: true });
});

test.each([
  ["kim@example.com", true],
  ["KIM@Example.com", true],
  ["\u212aim@example.com", false],
  ["k\u0130m@example.com", false],
  ["kim@example.com\u200b", false],
])("the verified email %j is an admin's: %s", async (email, expected) => {
  const artist = await signInArtist(worker, { email, emailVerified: true });
  const user = await (await artist.request("/api/auth/user")).json();
  expect(v.parse(userSchema, user).isAdmin).toBe(expected);
});

test("the browser's previous session ends with the sign-in that replaces it", async () => {
  const browser = await openSignedIn(worker, { email: "first@example.com" });
  const old = browser.cookies.value("session") ?? "";
  // A second tab that had left for the provider before the first one signed in.
  const tab = openBrowser(worker);
  const form = await tab.visit("/api/login");
  tab.cookies.set("session", old);
  await tab.submit(form, { email: "second@example.com" });
  expect(tab.cookies.value("session")).not.toBe(old);
  expect(await readUser(tab)).toMatchObject({ email: "second@example.com" });
  expect((await browser.request("/api/auth/user")).status).toBe(401);
});

test("a token planted before the sign-in is not the session's", async () => {
  const browser = openBrowser(worker);
  browser.cookies.set("session", "a".repeat(64));
  await browser.signIn({ email: "planted@example.com" });
  expect(browser.cookies.value("session")).toMatch(/^[0-9a-f]{64}\.[0-9a-f]{32}$/);
  expect(browser.cookies.value("session")).not.toBe("a".repeat(64));
});

test("S8.017 cancelling at the provider leads to auth_failed", async () => {
  const browser = openBrowser(worker);
  const form = await browser.visit("/api/login?flow=create");
  const arrival = await browser.submit(form, { email: "", cancel: "yes" });
  expect(landing(arrival.url)).toBe("/?error=auth_failed&retry=true");
  expect(browser.cookies.names()).toEqual([]);
});

test.each([
  "",
  "?code=abc",
  "?code=abc&state=abc",
  "?state=%E0%A4%A&code=%00",
  "?error=access_denied",
  "?error=<script>&retry=true",
  "?callbackUrl=//elsewhere.example&code=1&code=2",
])("S8.017 a callback%s that this browser never asked for lands on auth_failed", async (query) => {
  const path = `/api/auth/callback/oidc${query}`;
  const bare = await openBrowser(worker).visit(path);
  expect(landing(bare.url)).toBe("/?error=auth_failed&retry=true");
  const laden = openBrowser(worker);
  const state = new URLSearchParams(query).get("state") ?? "";
  laden.cookies.set(await attemptCookie(state), "%%%=garbage");
  expect(landing((await laden.visit(path)).url)).toBe("/?error=auth_failed&retry=true");
});

test("S8.017 a response is valid for the browser that started the sign-in, unchanged, and once", async () => {
  const failed = "/?error=auth_failed&retry=true";
  const browser = openBrowser(worker);
  const form = await browser.visit("/api/login");
  const answer = await browser.answer(form, { email: "once@example.com" });
  const proofs = browser.cookies.header("/");
  expect(landing((await openBrowser(worker).visit(answer)).url)).toBe(failed);

  const confused = openBrowser(worker);
  await confused.visit("/api/login");
  expect(landing((await confused.visit(answer)).url)).toBe(failed);

  const altered = answer.replace(/state=[^&]+/, "state=other");
  const other = await openBrowser(worker).visit(altered, { headers: { Cookie: proofs } });
  expect(landing(other.url)).toBe(failed);

  expect(landing((await browser.visit(answer)).url)).toBe("/app?flow=login");
  expect(landing((await browser.visit(answer, { headers: { Cookie: proofs } })).url)).toBe(failed);
});

test("two tabs that sign in at once both arrive", async () => {
  const browser = openBrowser(worker);
  const [first, second] = [
    await browser.visit("/api/login?flow=create"),
    await browser.visit("/api/login?flow=login"),
  ];
  const person = { email: "two-tabs@example.com" };
  expect(landing((await browser.submit(first, person)).url)).toBe("/app?flow=create");
  expect(landing((await browser.submit(second, person)).url)).toBe("/app?flow=login");
  expect(await readUser(browser)).toMatchObject(person);
  expect(browser.cookies.names()).toEqual(["session"]);
});

test("of many sign-ins that are started and abandoned, the browser keeps the last five", async () => {
  const browser = openBrowser(worker);
  const forms = [];
  for (let tab = 0; tab < 8; tab += 1) forms.push(await browser.visit("/api/login"));
  expect(browser.cookies.names()).toHaveLength(5);
  const [oldest, latest] = [forms[2], forms[3]];
  if (!oldest || !latest) throw new Error("There are eight.");
  const person = { email: "many-tabs@example.com" };
  expect(landing((await browser.submit(oldest, person)).url)).toBe(
    "/?error=auth_failed&retry=true",
  );
  expect(landing((await browser.submit(latest, person)).url)).toBe("/app?flow=login");
});

test("a failed callback does not end an existing session", async () => {
  const browser = await openSignedIn(worker, { email: "stays@example.com" });
  await browser.visit("/api/auth/callback/oidc?error=access_denied");
  expect(await readUser(browser)).toMatchObject({ email: "stays@example.com" });
});

test("a sign-in that was started with a secret that is being rotated out still succeeds", async () => {
  const rotated = await startWorker({
    OIDC_ISSUER: provider.issuer,
    AUTH_SECRET: `newer-secret-of-thirty-two-characters, ${testSecret}`,
  });
  onTestFinished(() => rotated.close());
  const before = openBrowser(worker);
  const answer = await before.answer(await before.visit("/api/login?flow=create"), {
    email: "rotation@example.com",
  });
  const after = await openBrowser(rotated).visit(answer, {
    headers: { Cookie: before.cookies.header("/") },
  });
  expect(landing(after.url)).toBe("/app?flow=create");
});

test("a session does not depend on a secret: it is valid with a new one", async () => {
  const browser = await openSignedIn(worker, { email: "goes-on@example.com" });
  const replaced = await startWorker({ AUTH_SECRET: "a-secret-of-today-that-is-long-enough" });
  onTestFinished(() => replaced.close());
  for (const table of ["users", "sessions"]) {
    const results = await readRows(worker, `SELECT * FROM ${table}`);
    await replaced.env.DB.batch(
      results.map((row) => {
        const places = Object.keys(row).map(() => "?");
        return replaced.env.DB.prepare(`INSERT INTO ${table} VALUES (${places})`).bind(
          ...Object.values(row),
        );
      }),
    );
  }
  const headers = { Cookie: browser.cookies.header("/") };
  const response = await replaced.request("/api/auth/user", { headers });
  expect(await response.json()).toMatchObject({ email: "goes-on@example.com" });
});

test("the other paths of @auth/core are not served", async () => {
  for (const path of ["session", "csrf", "providers", "signin", "signout", "error"]) {
    expect((await worker.request(`/api/auth/${path}`)).status).toBe(404);
  }
  const forged = await worker.request("/api/auth/signin/oidc", { method: "POST" });
  expect(forged.status).toBe(404);
});

test("no data that was sent, and no name, is in the log", () => {
  const logs = worker.logs().join("\n");
  expect(logs).toContain("auth_failed");
  expect(logs).not.toMatch(/example\.com|garbage|Provided|Edited/);
});
