import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { CookieJar } from "#tests/support/cookie-jar.ts";
import { type IdentityProvider, startIdentityProvider } from "./identity-provider.ts";

const silent = [vi.spyOn(console, "info"), vi.spyOn(console, "warn"), vi.spyOn(console, "error")];

let provider: IdentityProvider;
beforeAll(async () => {
  provider = await startIdentityProvider({
    port: 0,
    redirectUris: ["http://localhost:8787/callback"],
    postLogoutRedirectUris: ["http://localhost:8787/"],
    clientId: "client",
    clientSecret: "secret",
  });
});
afterAll(() => provider.close());

function authorizePath(extra: Record<string, string> = {}): string {
  return `/auth?${new URLSearchParams({
    client_id: "client",
    redirect_uri: "http://localhost:8787/callback",
    response_type: "code",
    scope: "openid profile email",
    code_challenge: "a".repeat(43),
    code_challenge_method: "S256",
    ...extra,
  })}`;
}

async function send(jar: CookieJar, address: string, init: RequestInit = {}): Promise<Response> {
  const url = new URL(address, provider.issuer);
  const headers = { Accept: "text/html", Cookie: jar.header(url.pathname) };
  const response = await fetch(url, { redirect: "manual", ...init, headers });
  jar.keep(response.headers.getSetCookie());
  return response;
}

async function openForm(jar: CookieJar): Promise<string> {
  const response = await send(jar, authorizePath());
  return response.headers.get("Location") ?? "";
}

test("the form has labelled fields, Continue and Cancel, and fetches nothing from outside", async () => {
  const jar = new CookieJar();
  const response = await send(jar, await openForm(jar));
  const page = await response.text();
  expect(response.status).toBe(200);
  expect(page).toContain('<label for="email">');
  for (const name of ["email", "given_name", "family_name"])
    expect(page).toContain(`name="${name}"`);
  expect(page).toMatch(/<button[^>]*>Continue<\/button>/);
  expect(page).toMatch(/<button[^>]*>Cancel<\/button>/);
  expect(page).toContain("stand-in for a real identity provider");
  expect(page).not.toMatch(/https?:/);
});

test("what is not an email is refused with a message, and repeated as text", async () => {
  const jar = new CookieJar();
  const form = await openForm(jar);
  const body = new URLSearchParams({ email: '"><script>' });
  const response = await send(jar, form, { method: "POST", body });
  const page = await response.text();
  expect(response.status).toBe(422);
  expect(page).toContain('role="alert"');
  expect(page).toContain("&quot;&gt;&lt;script&gt;");
});

test("a request without PKCE is refused", async () => {
  const path = authorizePath().replace(/&code_challenge.*/, "");
  const response = await send(new CookieJar(), path);
  expect(response.headers.get("Location")).toContain("error=invalid_request");
});

test("a redirect address that is not registered is refused on a page of its own", async () => {
  const path = authorizePath({ redirect_uri: "https://elsewhere.example/" });
  const response = await send(new CookieJar(), path);
  expect(response.status).toBe(400);
  expect(await response.text()).not.toMatch(/fonts\.googleapis/);
});

test("a form from before a restart is answered with a page that says so", async () => {
  const response = await send(new CookieJar(), "/interaction/gone");
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("This did not work");
});

test("a port that is taken is an error", async () => {
  const port = Number(new URL(provider.issuer).port);
  const options = {
    redirectUris: [],
    postLogoutRedirectUris: [],
    clientId: "c",
    clientSecret: "s",
  };
  await expect(startIdentityProvider({ port, ...options })).rejects.toThrow("EADDRINUSE");
});

test("nothing is written to the console", () => {
  for (const method of silent) expect(method).not.toHaveBeenCalled();
});
