import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "#worker/db/client.ts";
import { subscriptions } from "#worker/db/subscription-tables.ts";
import { signInArtist } from "../artists.ts";
import { appUrl, type TestWorker } from "../harness.ts";
import { BusyArtist, type Measured } from "./artist.ts";

interface LoadOptions {
  readonly artists: number;
  readonly seconds: number;
}

interface LoadReport {
  readonly requests: number;
  readonly writes: number;
  /** The errors, with their counts. */
  readonly errors: ReadonlyMap<string, number>;
  readonly lostWrites: number;
  /** In milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** Below ten requests a second each, no artist reaches the limit of 600 a minute. */
const thinking = 110;

/** Subscribed artists on one Worker, reading and saving concurrently; at the end every save is read back. */
export async function runLoad(
  worker: TestWorker,
  { artists, seconds }: LoadOptions,
): Promise<LoadReport> {
  const durations: number[] = [];
  const errors = new Map<string, number>();
  const note = (error: unknown) => {
    const text = error instanceof Error ? error.message : String(error);
    errors.set(text, (errors.get(text) ?? 0) + 1);
  };
  const busyArtists = await Promise.all(
    Array.from({ length: artists }, async () => {
      const cookie = await subscribe(worker);
      return new BusyArtist(measure(worker.url, cookie, durations));
    }),
  );
  const end = Date.now() + seconds * 1000;
  await Promise.all(
    busyArtists.map(async (artist) => {
      while (Date.now() < end) {
        await artist.takeTurn().catch(note);
        await pause(thinking);
      }
    }),
  );
  durations.sort((one, other) => one - other);
  const requests = durations.length;
  const at = (share: number) => durations[Math.floor(share * (requests - 1))] ?? Number.NaN;
  const [p50, p99] = [at(0.5), at(0.99)];
  let lostWrites = 0;
  for (const artist of busyArtists) lostWrites += await artist.countLost();
  const writes = busyArtists.reduce((sum, artist) => sum + artist.writes, 0);
  return { requests, writes, errors, lostWrites, p50, p99 };
}

/** Sends a request over the network, as a browser does. */
function measure(url: string, cookie: string, durations: number[]): Measured {
  return async (method, path, body) => {
    const started = performance.now();
    const response = await fetch(new URL(path, url), {
      method,
      headers: {
        Cookie: cookie,
        Origin: appUrl,
        ...(body && { "Content-Type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const bytes = response.status === 204 ? null : await response.arrayBuffer();
    durations.push(performance.now() - started);
    if (!response.ok) throw new Error(`${method} ${path.split("?")[0]}: ${response.status}`);
    return new Response(bytes, response);
  };
}

/** An artist without limits; returns their cookie. */
async function subscribe(worker: TestWorker): Promise<string> {
  const { id, cookie } = await signInArtist(worker);
  const now = new Date();
  await openDatabase(worker.env.DB)
    .insert(subscriptions)
    .values({ userId: id, customerId: `cus_${id}`, status: "active", version: "1", syncedAt: now });
  return cookie;
}
