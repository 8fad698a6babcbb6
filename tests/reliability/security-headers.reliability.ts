import * as v from "valibot";
import { expect, test } from "vitest";
import { apiPaths, artworkPath } from "#schema/api-paths.ts";
import { artworkSchema } from "#schema/artworks/artwork.ts";
import { faultsOf } from "#scripts/reliability/headers.ts";
import { allPaths } from "#tests/support/all-paths.ts";
import { signInAdmin, signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { newArtwork } from "#tests/support/artworks.ts";
import { figure } from "#tests/support/figure.ts";
import { png, toDataUrl } from "#tests/support/pictures.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const site = "https://art.example";
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
/** Routes whose successful responses the browser may store. */
const cacheable = [apiPaths.artworks, apiPaths.artworkImage, apiPaths.currencyRates];

const worker = workerForTests({ APP_URL: site, isLimited: false });

/** A request from the application's own pages, over https. */
function send(path: string, init: RequestInit = {}, artist?: TestArtist): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("Origin", site);
  if (artist) headers.set("Cookie", `__Host-${artist.cookie}`);
  return worker.request(new URL(path, site).href, { ...init, headers });
}

function faults(response: Response, mayBeCached: boolean): string[] {
  const caching = response.headers.get("Cache-Control") ?? "none";
  const isCached = mayBeCached && [200, 304].includes(response.status);
  return [
    ...faultsOf(response.headers, true),
    ...(caching === "no-store" || (isCached && caching.startsWith("private,")) ? [] : [caching]),
    ...(response.headers.get("X-Request-Id") === null ? ["no request id"] : []),
  ];
}

test("every response of every route has the headers, for every role and method", async (context) => {
  const seen: string[] = [];
  const wrong: string[] = [];
  const note = (what: string, response: Response, mayBeCached = false) => {
    seen.push(what);
    const found = faults(response, mayBeCached);
    if (found.length > 0) wrong.push(`${what} ${response.status}: ${found.join(", ")}`);
  };
  for (const method of methods) {
    // A new artist each time, because DELETE deletes them.
    const people = { visitor: undefined, artist: await signInArtist(worker) };
    for (const [who, artist] of Object.entries(people)) {
      for (const path of [...Object.values(allPaths), "/api/nothing", "/api/"]) {
        const address = path.replaceAll(/:\w+/g, "nothing-here");
        const response = await send(address, { method }, artist);
        const mayBeCached =
          cacheable.some((one) => one === path) && ["GET", "HEAD"].includes(method);
        note(`${who} ${method} ${path}`, response, mayBeCached);
      }
    }
  }
  expect(seen.length).toBeGreaterThan(300);

  const artist = await signInAdmin(worker);
  const json = { "Content-Type": "application/json" };
  const work = JSON.stringify(newArtwork({ imageUrl: toDataUrl("image/png", png()) }));
  const saved = await send(
    apiPaths.artworks,
    { method: "POST", headers: json, body: work },
    artist,
  );
  note("a saved work", saved);
  const { id, imageUrl } = v.parse(artworkSchema, await saved.json());
  const picture = await send(imageUrl ?? "", {}, artist);
  expect(picture.headers.get("Cache-Control")).toBe("private, max-age=31536000, immutable");
  note("a picture", picture, true);
  for (const path of [imageUrl ?? "", apiPaths.artworks, apiPaths.currencyRates]) {
    const etag = (await send(path, {}, artist)).headers.get("ETag") ?? "";
    const unchanged = await send(path, { headers: { "If-None-Match": etag } }, artist);
    expect(unchanged.status).toBe(304);
    note(`unchanged ${path}`, unchanged, true);
  }
  for (const [what, status, init] of [
    ["no JSON", 400, { headers: json, body: "{" }],
    ["a form", 415, { body: "a=b" }],
    ["too much", 413, { headers: json, body: `{"title":"${"x".repeat(8_000_000)}"}` }],
    ["another origin", 403, { headers: { ...json, Origin: "https://evil.example" }, body: "{}" }],
  ] as const) {
    const path = new URL(apiPaths.artworks, site).href;
    const headers = new Headers({ Origin: site, Cookie: `__Host-${artist.cookie}` });
    for (const [name, value] of Object.entries(init.headers ?? {})) headers.set(name, value);
    const response = await worker.request(path, { method: "POST", headers, body: init.body });
    expect([what, response.status]).toEqual([what, status]);
    note(what, response);
  }
  await worker.env.DB.exec("ALTER TABLE artworks RENAME TO artworks_away");
  for (const path of [apiPaths.artworks, `${artworkPath(id)}/image`]) {
    const failed = await send(path, {}, artist);
    expect(failed.status).toBe(500);
    note(`a failure at ${path}`, failed);
  }
  await worker.env.DB.exec("ALTER TABLE artworks_away RENAME TO artworks");
  expect(wrong).toEqual([]);
  figure(context, 13, seen.length, seen.length - wrong.length);
});

test("over http, as on a developer's machine, no header claims https", async () => {
  const response = await worker.request("http://localhost:8787/api/currency/rates");
  expect(response.headers.get("Strict-Transport-Security")).toBeNull();
});
