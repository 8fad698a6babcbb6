import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { openBrowser } from "#tests/support/browser.ts";
import { startWorker } from "#tests/support/harness.ts";
import { startNetworkedWorker } from "#tests/support/networked-worker.ts";
import { answer, type Script, startScriptedProvider } from "#tests/support/scripted-provider.ts";
import { startedForTests } from "#tests/support/started-for-tests.ts";

const provider = startedForTests(startScriptedProvider);
const worker = startedForTests(() => startWorker({ OIDC_ISSUER: provider.issuer }));
beforeEach(() => {
  provider.scripts.discovery = answer(200, provider.metadata());
  provider.scripts.token = answer(404, {});
});

const failed = (code: string) => `/?error=${code}&retry=true`;
const html = answer(200, "<h1>Maintenance</h1>", "text/html");

const gateways: [string, number, string][] = [
  ["S8.015", 504, "timeout_error"],
  ["S8.015", 522, "timeout_error"],
  ["S8.015", 524, "timeout_error"],
  ["S8.016", 521, "connection_error"],
  ["S8.016", 523, "connection_error"],
  ["S8.013", 525, "tls_error"],
  ["S8.013", 526, "tls_error"],
  ["S8.012", 530, "network_error"],
  ["S8.014", 500, "fetch_error"],
  ["S8.014", 503, "fetch_error"],
  ["S8.014", 520, "fetch_error"],
  ["S8.014", 404, "fetch_error"],
];

describe("leaving for the provider", () => {
  test.each(gateways)("%s a response %i leads to %s", async (_statement, status, code) => {
    provider.scripts.discovery = answer(status, { message: "no" });
    const { url } = await openBrowser(worker).visit("/api/login?flow=create");
    expect(url.pathname + url.search).toBe(failed(code));
  });

  test.each<[string, () => Script]>([
    ["HTML", () => html],
    ["nothing", () => answer(200, "")],
    ["JSON cut short", () => answer(200, '{"issuer":')],
    ["JSON that is no discovery document", () => answer(200, [])],
    ["another issuer's", () => answer(200, { ...provider.metadata(), issuer: "http://other/" })],
    ["one without endpoints", () => answer(200, { issuer: provider.issuer })],
    ["a refusal", () => answer(401, { error: "invalid_client" })],
    ["a redirect", () => (response) => response.writeHead(302, { Location: "/login" }).end()],
  ])("S8.014 a discovery that is %s lands on fetch_error", async (_name, script) => {
    provider.scripts.discovery = script();
    const { url } = await openBrowser(worker).visit("/api/login");
    expect(url.pathname + url.search).toBe(failed("fetch_error"));
  });
});

describe("coming back from the provider", () => {
  /** Signs in as far as the callback, whose exchange of the code meets `scripts.token`. */
  async function comeBack(): Promise<string> {
    const browser = openBrowser(worker);
    const leaving = await browser.request("/api/login");
    const state = new URL(leaving.headers.get("Location") ?? "").searchParams.get("state") ?? "";
    const { url } = await browser.visit(
      `/api/auth/callback/oidc?${new URLSearchParams({ code: "a-code", state })}`,
    );
    expect(browser.cookies.names()).toEqual([]);
    return url.pathname + url.search;
  }

  test.each(gateways)("%s a response %i leads to %s", async (_statement, status, code) => {
    provider.scripts.token = answer(status, { message: "no" });
    expect(await comeBack()).toBe(failed(code));
  });

  test("S8.014 HTML in place of tokens leads to fetch_error", async () => {
    provider.scripts.token = html;
    expect(await comeBack()).toBe(failed("fetch_error"));
  });

  test.each([
    ["a refused code", answer(400, { error: "invalid_grant" })],
    ["a refused client", answer(401, { error: "invalid_client" })],
    ["no id token", answer(200, { access_token: "a", token_type: "bearer" })],
    ["a garbled id token", answer(200, { access_token: "a", token_type: "bearer", id_token: "x" })],
  ])("S8.017 %s lands on auth_failed", async (_name, script) => {
    provider.scripts.token = script;
    expect(await comeBack()).toBe(failed("auth_failed"));
  });
});

test("S8.015 a provider that does not respond in time leads to timeout_error", async () => {
  provider.scripts.discovery = () => undefined;
  const hasty = await startWorker({ OIDC_ISSUER: provider.issuer, OUTBOUND_TIMEOUT_MS: "500" });
  onTestFinished(() => hasty.close());
  const { url } = await openBrowser(hasty).visit("/api/login");
  expect(url.pathname + url.search).toBe(failed("timeout_error"));
});

test("a sign-out does not need the provider", async () => {
  provider.scripts.discovery = answer(500, {});
  const navigation = { headers: { "Sec-Fetch-Site": "none" } };
  expect((await openBrowser(worker).visit("/api/logout", navigation)).url.pathname).toBe("/");
  provider.scripts.discovery = answer(200, provider.metadata());
  expect((await openBrowser(worker).visit("/api/logout", navigation)).url.pathname).toBe("/");
});

test.each([
  ["S8.016", "http://localhost:1", "connection_error"],
  ["S8.012", "https://no-such-host.invalid", "network_error"],
])("%s a provider at %s, out of reach, leads to %s", async (_statement, issuer, code) => {
  const networked = await startNetworkedWorker({ OIDC_ISSUER: issuer });
  onTestFinished(() => networked.close());
  expect(await networked.redirectOf("/api/login")).toBe(failed(code));
});
