import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { apiPaths, loginPath } from "#schema/api-paths.ts";
import { appPaths } from "#schema/page-paths.ts";
import { faultsOf } from "#scripts/reliability/headers.ts";
import { figure } from "./figure.ts";
import { test } from "./test.ts";

const built = join(import.meta.dirname, "../../dist/web");

/** The pages inline one script, which the policy allows by its hash. */
const ownScripts = /<script(?:(?! src=)[^>])*>(.*?)<\/script>/gs;
const earlyScript = hashOf(
  [...readFileSync(join(built, "index.html"), "utf8").matchAll(ownScripts)].at(-1)?.[1] ?? "",
);

function hashOf(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

function hashesOf({ headers }: Response): string[] {
  return headers.get("Content-Security-Policy")?.match(/'sha256-[^']*'/g) ?? [];
}

/** The address of each file of the build, as in a link or typed. */
function listAddresses(): string[] {
  return (
    readdirSync(built, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(built.length))
      // What the pages of guests are made from has no address, and shells have those of the application's pages.
      .filter((file) => !/^\/(_(headers|redirects)$|(guest|shells)\/)/.test(file))
      .flatMap((file) =>
        file.endsWith(".html") ? [file, file.replace(/(index)?\.html$/, "")] : [file],
      )
  );
}

/** What the Worker itself answers: over http, as here, without Strict-Transport-Security. Files and pages always have it. */
const fromWorker = /^\/(api|l|w)\/|^\/app\/works\/[^/]+\/$/;

/** Addresses without a file, with a redirect, or with another method. */
const others: readonly (readonly [path: string, status: number, init?: RequestInit])[] = [
  ["/nothing-here", 404],
  ["/fr/rien", 404],
  ["/assets/index-00000000.js", 404],
  ["/guest/guest", 404],
  ["/shells/work", 404],
  ["/shells/work.html", 404],
  ...Object.values(appPaths).map((path) => [path.replace(":id", "3f"), 200] as const),
  ["/l/nothing", 404],
  ["/l/drafts/nothing", 404],
  ["/w/nothing", 404],
  ["/_headers", 404],
  ["/_redirects", 404],
  ["/.dev.vars", 404],
  ["/api", 404],
  ["/subscribe", 302],
  ["/subscribe/", 302],
  ["/app/", 307],
  ["/app/works/%00/", 307],
  ["/app/works/%0a/", 307],
  ["/app/works/%0a", 200],
  ["/fr/%0a/", 404],
  ["//evil.example/", 404],
  ["/%E0%A4%A", 404],
  ["/%3Cscript%3E", 404],
  ["/", 405, { method: "POST" }],
  ["/app", 405, { method: "DELETE" }],
  ["/terms", 405, { method: "OPTIONS" }],
  ["/terms", 200, { method: "HEAD" }],
  [loginPath("create"), 302],
  [`${apiPaths.loginCallback}?error=access_denied`, 302],
  [apiPaths.logout, 302],
  [apiPaths.authUser, 401],
  [apiPaths.currencyRates, 200],
  [apiPaths.health, 200],
  ["/api/nothing", 404],
  [apiPaths.artworks, 401],
];

test("every file, page, redirect and refusal of the product has the headers, and only hashed files are immutable", async ({
  baseURL,
}) => {
  const wrong: string[] = [];
  let seen = 0;
  const note = (what: string, response: Response, isImmutable: boolean) => {
    seen += 1;
    const caching = response.headers.get("Cache-Control") ?? "";
    const faults = faultsOf(response.headers, !fromWorker.test(what));
    if (caching.includes("immutable") !== isImmutable) faults.push(caching);
    const location = new URL(response.headers.get("Location") ?? "/", baseURL);
    if (location.origin !== baseURL && !what.startsWith("/api/lo")) faults.push(location.href);
    if (faults.length > 0) wrong.push(`${what} ${response.status}: ${faults.join(", ")}`);
  };
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${baseURL}${path}`, { redirect: "manual", ...init });

  const addresses = listAddresses();
  expect(addresses.length).toBeGreaterThan(50);
  for (const path of addresses) {
    const response = await ask(path);
    const body = await response.text();
    const status = path.endsWith("/404") ? 404 : 200;
    expect([path, response.status]).toEqual([path, path.endsWith(".html") ? 307 : status]);
    expect([path, hashesOf(response)]).toEqual([path, [earlyScript]]);
    for (const [, script = ""] of body.matchAll(ownScripts)) {
      expect([path, hashOf(script)]).toEqual([path, earlyScript]);
    }
    const isHashed = path.startsWith("/assets/");
    note(path, response, isHashed);
    const etag = response.headers.get("ETag");
    if (etag === null || response.status !== 200) continue;
    const unchanged = await ask(path, { headers: { "If-None-Match": etag } });
    expect(unchanged.status).toBe(304);
    note(`${path} unchanged`, unchanged, isHashed);
  }
  for (const [path, status, init] of others) {
    const response = await ask(path, init);
    await response.arrayBuffer();
    expect([path, response.status]).toEqual([path, status]);
    note(path, response, false);
  }
  expect(wrong).toEqual([]);
  figure(test.info(), 13, seen, seen - wrong.length);
});
