import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { appPaths, findShell } from "#schema/page-paths.ts";
import { faultsOf } from "#scripts/reliability/headers.ts";
import { startWorker, type TestWorker } from "#tests/support/harness.ts";

const folder = ".tmp/pages-test";
const pages = Object.values(appPaths);
const shells = pages.map((path) => `${findShell(path)}.html`.slice(1));
const files = {
  ...Object.fromEntries(shells.map((file) => [file, `The application of ${file}`])),
  "404.html": "Nothing here",
  "fr/404.html": "Rien ici",
  _headers: "/assets/*\n  Cache-Control: immutable\n",
};

let worker: TestWorker;
beforeAll(async () => {
  for (const part of ["fr", "shells"]) mkdirSync(`${folder}/${part}`, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(`${folder}/${file}`, text);
  const configPath = ".tmp/wrangler.pages-test.toml";
  const configured = readFileSync("wrangler.toml", "utf8")
    .replaceAll(/^(main|migrations_dir) = "/gm, '$1 = "../')
    .replace('directory = "dist/web"', 'directory = "pages-test"');
  writeFileSync(configPath, configured);
  worker = await startWorker({ configPath });
});
afterAll(() => worker.close());

test.each(pages)("%s is answered with the application's shell of that page", async (path) => {
  const address = path.replaceAll(/:\w+/g, "3f");
  const response = await worker.request(`${address}?search=tide`);
  expect([response.status, await response.text()]).toEqual([
    200,
    `The application of ${shells[pages.indexOf(path)]}`,
  ]);
  expect(response.headers.get("Content-Type")).toMatch(/^text\/html/);
  const unchanged = await worker.request(address, {
    headers: { "If-None-Match": response.headers.get("ETag") ?? "" },
  });
  expect(unchanged.status).toBe(304);
  const head = await worker.request(address, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  const slash = await worker.request(`${address}/?search=tide`);
  expect([slash.status, slash.headers.get("Location")]).toEqual([307, `${address}?search=tide`]);
  expect((await worker.request(address, { method: "DELETE" })).status).toBe(405);
});

test.each([
  ["/app/nothing", "Nothing here"],
  ["/shells/work", "Nothing here"],
  ["/shells/work.html", "Nothing here"],
  ["/app/nothing/", "Nothing here"],
  ["/app/gallery/nothing", "Nothing here"],
  ["/app/profile/edit/now", "Nothing here"],
  ["/app//gallery", "Nothing here"],
  ["/app/works", "Nothing here"],
  ["/app/works/", "Nothing here"],
  ["/app/works/3f/edit", "Nothing here"],
  ["/app/Gallery", "Nothing here"],
  ["/appgallery", "Nothing here"],
  ["/gallery", "Nothing here"],
  ["/assets/gallery.js", "Nothing here"],
  ["/app/%00", "Nothing here"],
  ["/app/g%61llery", "Nothing here"],
  ["/fr/app/gallery", "Rien ici"],
])("%s is a 404 with the 404 page", async (path, text) => {
  const response = await worker.request(path);
  expect([response.status, await response.text()]).toEqual([404, text]);
  expect(response.headers.get("ETag")).toBe(null);
  expect(response.headers.get("Cache-Control")).not.toContain("immutable");
  const head = await worker.request(path, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([404, ""]);
});

test.each(["%00", "%0a", "%0d%0aSet-Cookie:%20a=b", "%E0%A4%A", "%2F..%2F", "%F0%9F%96%BC"])(
  "a slash after the odd address /app/works/%s is redirected as it was encoded, with the security headers",
  async (id) => {
    const redirect = await worker.request(`/app/works/${id}/?search=%0a`);
    expect([redirect.status, redirect.headers.get("Location")]).toEqual([
      307,
      `/app/works/${id}?search=%0a`,
    ]);
    expect(faultsOf(redirect.headers, false)).toEqual([]);
    expect(redirect.headers.get("Set-Cookie")).toBe(null);
    const page = await worker.request(`/app/works/${id}`);
    expect([page.status, await page.text()]).toEqual([200, "The application of shells/work.html"]);
    // The page's own policy comes with the files, not from the Worker.
    expect(page.headers.get("Content-Security-Policy")).toBe(null);
  },
);
