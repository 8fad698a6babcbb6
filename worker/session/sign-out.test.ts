import { expect, test } from "vitest";
import { pendingSignOutCookie } from "#schema/sign-out.ts";
import { openBrowser, openSignedIn, type TestBrowser } from "#tests/support/browser.ts";
import { appUrl, startWorker } from "#tests/support/harness.ts";
import { startTestIdentityProvider } from "#tests/support/identity-provider.ts";
import { expectError } from "#tests/support/records.ts";
import { startedForTests } from "#tests/support/started-for-tests.ts";

const provider = startedForTests(startTestIdentityProvider);
const worker = startedForTests(() => startWorker({ OIDC_ISSUER: provider.issuer }));

const person = { email: "ana@example.com" };

async function status(browser: TestBrowser): Promise<number> {
  return (await browser.request("/api/auth/user")).status;
}

test("S4.012 S7.009 POST /api/logout ends the session and returns 204, also repeatedly", async () => {
  const browser = await openSignedIn(worker, person);
  const token = browser.cookies.value("session");
  const response = await browser.request("/api/logout", { method: "POST" });
  expect(response.status).toBe(204);
  expect(await response.text()).toBe("");
  expect(browser.cookies.value("session")).toBeUndefined();
  expect((await browser.request("/api/logout", { method: "POST" })).status).toBe(204);
  // A copy of the token is of no use.
  const copy = await worker.request("/api/auth/user", { headers: { Cookie: `session=${token}` } });
  expect(copy.status).toBe(401);
});

test("S7.009 POST /api/logout without a session, or with a forged one, is 204", async () => {
  const browser = openBrowser(worker);
  expect((await browser.request("/api/logout", { method: "POST" })).status).toBe(204);
  browser.cookies.set("session", "forged");
  expect((await browser.request("/api/logout", { method: "POST" })).status).toBe(204);
});

test("POST /api/logout from another origin ends nothing", async () => {
  const browser = await openSignedIn(worker, person);
  const init = { method: "POST", headers: { Origin: "https://elsewhere.example" } };
  expect((await browser.request("/api/logout", init)).status).toBe(403);
  expect(await status(browser)).toBe(200);
});

test.each(["none", "same-origin", "same-site"])(
  "S2.016 S7.043 GET /api/logout (%s) ends both sessions and redirects to /",
  async (site) => {
    const browser = await openSignedIn(worker, person);
    const atProvider = await browser.visit("/api/logout", { headers: { "Sec-Fetch-Site": site } });
    expect(atProvider.url.origin).toBe(provider.issuer);
    expect(await status(browser)).toBe(401);
    expect(browser.cookies.names()).toEqual(["signed-out"]);
    const arrival = await browser.submit(atProvider, { logout: "yes" });
    expect(arrival.url.href).toBe(`${appUrl}/`);
  },
);

test("S7.043 GET /api/logout without a session redirects to / as well", async () => {
  const browser = openBrowser(worker);
  const navigation = { headers: { "Sec-Fetch-Site": "none" } };
  const arrival = await browser.submit(await browser.visit("/api/logout", navigation), {});
  expect(arrival.url.href).toBe(`${appUrl}/`);
});

test.each([{ "Sec-Fetch-Site": "cross-site" }, {}])(
  "GET /api/logout from another site (%o) ends nothing, also repeatedly",
  async (headers) => {
    const browser = await openSignedIn(worker, person);
    for (const path of ["/api/logout", "/api/logout?probed", "/api/logout"]) {
      const arrival = await browser.visitFromElsewhere(path, { headers });
      expect(arrival.url.href).toBe(`${appUrl}/`);
      expect(await status(browser)).toBe(200);
    }
  },
);

test("S7.043 GET /api/logout ends the session in a browser that does not say where a navigation started", async () => {
  const browser = await openSignedIn(worker, person);
  const atProvider = await browser.visit("/api/logout");
  expect(atProvider.url.origin).toBe(provider.issuer);
  expect(await status(browser)).toBe(401);
  expect(browser.cookies.names()).toEqual(["signed-out"]);
});

test.each([
  ["GET", "/api/auth/user"],
  ["GET", "/api/artworks"],
  ["PATCH", "/api/profile"],
  ["DELETE", "/api/profile"],
])(
  "a sign-out that the server has not heard of is finished before %s %s is answered",
  async (method, path) => {
    const browser = await openSignedIn(worker, person);
    const token = browser.cookies.value("session");
    browser.cookies.set(pendingSignOutCookie(false), "1");
    const headers = { Origin: appUrl, "Content-Type": "application/json" };
    const body = method === "PATCH" ? JSON.stringify({ firstName: "Elsewhere" }) : null;
    const answer = await browser.request(path, { method, headers, body });
    await expectError(answer, "UNAUTHORIZED", "Unauthorized");
    expect(browser.cookies.names()).toEqual(["signed-out"]);
    const copy = { headers: { Cookie: `session=${token}` } };
    expect((await worker.request("/api/auth/user", copy)).status).toBe(401);
  },
);

test("after a sign-out that the server has not heard of, the log-in asks who it is", async () => {
  const browser = await openSignedIn(worker, person);
  browser.cookies.set(pendingSignOutCookie(false), "1");
  const form = await browser.visit("/api/login?flow=login");
  expect(form.url.origin).toBe(provider.issuer);
  expect(await status(browser)).toBe(401);
  const change = await browser.submit(form, { email: "someone-else@example.com" });
  const changed = await browser.submit(change, {});
  expect(changed.url.href).toBe(`${appUrl}/app?flow=login`);
  expect(browser.cookies.names()).toEqual(["session"]);
  expect(await status(browser)).toBe(200);
});

test("a sign-in that ends with the sign-out still pending in the browser counts", async () => {
  const browser = openBrowser(worker);
  const form = await browser.visit("/api/login");
  const callback = await browser.answer(form, person);
  browser.cookies.set(pendingSignOutCookie(false), "1");
  await browser.visit(callback);
  expect(browser.cookies.names()).toEqual(["session"]);
  expect(await status(browser)).toBe(200);
});

test("the sign-in after a sign-out asks for a log-in; the next one does not", async () => {
  const browser = await openSignedIn(worker, person);
  await browser.request("/api/logout", { method: "POST" });
  const form = await browser.visit("/api/login");
  expect(form.url.origin).toBe(provider.issuer);
  // The provider first ends the session of the one before, with a form that submits itself.
  const change = await browser.submit(form, { email: "someone-else@example.com" });
  const changed = await browser.submit(change, {});
  expect(changed.url.href).toBe(`${appUrl}/app?flow=login`);
  expect(browser.cookies.names()).toEqual(["session"]);

  // The session is lost without a sign-out: the provider still knows the person, and asks nothing.
  await worker.env.DB.exec("DELETE FROM sessions");
  expect(await status(browser)).toBe(401);
  const arrival = await browser.visit("/api/login?flow=login");
  expect(arrival.url.href).toBe(`${appUrl}/app?flow=login`);
});

test("a sign-in that was cancelled after a sign-out does not lift the question", async () => {
  const browser = await openSignedIn(worker, person);
  await browser.request("/api/logout", { method: "POST" });
  await browser.submit(await browser.visit("/api/login"), { cancel: "yes" });
  expect((await browser.visit("/api/login")).url.origin).toBe(provider.issuer);
});
