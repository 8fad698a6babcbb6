import { performance } from "node:perf_hooks";
import { createTestHarness } from "wrangler";
import type { TestArtist } from "#tests/support/artists.ts";
import buildWorker from "#tests/support/build-worker.ts";
import { startWorker, type TestWorker } from "#tests/support/harness.ts";
import type { Bindings } from "#worker/env.ts";
import { offline } from "../../local/offline.ts";
import { buildPeerWorker } from "./bundle.ts";
import { signInWithWorks } from "./works.ts";

/** The product and its peer, each in a workerd of its own with a D1, a KV and an R2 of its own. */
export interface Served {
  readonly product: TestWorker;
  readonly peerUrl: string;
  readonly peerEnv: Bindings;
  readonly close: () => Promise<void>;
}

export async function serve(): Promise<Served> {
  buildWorker();
  Object.assign(process.env, offline);
  const built = await buildPeerWorker("peer", "scripts/lab/bench/peers/worker.ts");
  const product = await startWorker({ isLimited: false });
  const harness = createTestHarness({
    workers: [{ configPath: built.configPath, prebuiltWorkerDir: built.directory }],
  });
  const { url } = await harness.listen();
  const worker = harness.getWorker<Bindings>();
  await worker.applyD1Migrations("DB");
  return {
    product,
    peerUrl: url.origin,
    peerEnv: await worker.getEnv(),
    close: async () => {
      await Promise.all([product.close(), harness.close()]);
    },
  };
}

/** An artist with so many priced works on the product's side, and the same rows on the peer's. */
export async function seedBoth({ product, peerEnv }: Served, works: number): Promise<TestArtist> {
  const artist = await signInWithWorks(product, works);
  for (const table of ["users", "sessions", "artworks"]) {
    const column = table === "users" ? "id" : "user_id";
    await copyRows(product.env.DB, peerEnv.DB, table, column, artist.id);
  }
  return artist;
}

async function copyRows(
  from: D1Database,
  to: D1Database,
  table: string,
  column: string,
  ownerId: string,
): Promise<void> {
  const { results } = await from
    .prepare(`SELECT * FROM ${table} WHERE ${column} = ?`)
    .bind(ownerId)
    .all();
  // To prepare a statement from here blocks: after seconds of it the connection is gone.
  for (let start = 0; start < results.length; start += rowsAtOnce) {
    await to.batch(
      results.slice(start, start + rowsAtOnce).map((row) => insertInto(to, table, row)),
    );
  }
}

const rowsAtOnce = 50;

function insertInto(db: D1Database, table: string, row: Record<string, unknown>) {
  const columns = Object.keys(row);
  return db
    .prepare(
      `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`,
    )
    .bind(...Object.values(row));
}

/** The median time of so many requests one after another, in milliseconds, each answered by 200 and read whole. */
export async function timeRequests(
  url: string,
  headers: Readonly<Record<string, string>>,
  requests: number,
): Promise<number> {
  const times: number[] = [];
  for (let sent = 0; sent < requests; sent += 1) {
    const started = performance.now();
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    times.push(performance.now() - started);
    if (response.status !== 200) throw new Error(`${url} was answered ${response.status}.`);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(requests / 2)] ?? Number.NaN;
}
