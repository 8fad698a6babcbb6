import { apiPaths } from "#schema/api-paths.ts";
import { newArtwork } from "#tests/support/artworks.ts";
import { appUrl, type TestWorker } from "#tests/support/harness.ts";
import { signInWithWorks } from "../../bench/works.ts";
import type { Size } from "../measured.ts";

/** One artist with ever more works, then ever more artists at once with a gallery of twenty. */
const sizes = [
  { artists: 1, works: 1 },
  { artists: 1, works: 100 },
  { artists: 1, works: 1_000 },
  { artists: 1, works: 10_000 },
  { artists: 8, works: 20 },
  { artists: 64, works: 20 },
];

/** Of each call, at each size, by all artists together; no artist sends fewer than one. */
const callsASize = 128;

/** How long the three calls take, over the network, at each size; in milliseconds. */
export async function measureSizes(worker: TestWorker): Promise<Size[]> {
  const measured: Size[] = [];
  for (const { artists, works } of sizes) {
    const crowd = await Promise.all(
      Array.from({ length: artists }, () => signInWithWorks(worker, works)),
    );
    const time = (method: string, path: string, body: object | null) =>
      timeTogether(
        crowd.map(
          ({ cookie }) =>
            () =>
              send(worker.url, cookie, method, path, body),
        ),
        Math.ceil(callsASize / artists),
      );
    measured.push({
      artists,
      works,
      user: await time("GET", apiPaths.authUser, null),
      list: await time("GET", apiPaths.artworks, null),
      save: await time("POST", apiPaths.artworks, newArtwork()),
    });
  }
  return measured;
}

async function send(
  url: string,
  cookie: string,
  method: string,
  path: string,
  body: object | null,
): Promise<void> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { Cookie: cookie, Origin: appUrl, "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}.`);
}

/** Each of them so often, one call after the other; all of them at once. */
async function timeTogether(crowd: readonly (() => Promise<void>)[], times: number) {
  const durations: number[] = [];
  await Promise.all(
    crowd.map(async (call) => {
      for (let sent = 0; sent < times; sent += 1) {
        const started = performance.now();
        await call();
        durations.push(performance.now() - started);
      }
    }),
  );
  durations.sort((one, other) => one - other);
  const at = (share: number) =>
    Math.round((durations[Math.floor(share * (durations.length - 1))] ?? 0) * 10) / 10;
  return { p50: at(0.5), p99: at(0.99) };
}
