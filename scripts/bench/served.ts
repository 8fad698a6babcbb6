import { performance } from "node:perf_hooks";
import { createTestHarness } from "wrangler";
import { offline } from "#scripts/offline.ts";
import type { Bindings } from "#worker/env.ts";
import { signInArtist, type TestArtist } from "#worker/testing/artists.ts";
import { newArtwork } from "#worker/testing/artworks.ts";
import buildWorker from "#worker/testing/build-worker.ts";
import { startWorker, type TestWorker } from "#worker/testing/harness.ts";
import { buildPeerWorker } from "./bundle.ts";

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
  const built = await buildPeerWorker("peer", "scripts/bench/peers/worker.ts");
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
  const artist = await signInArtist(product, { maxArtworkSaves: 100_000 });
  if (works > 0) {
    const saved = await artist.send("POST", "/api/artworks", newArtwork());
    if (saved.status !== 201) throw new Error(`Saving a work was answered ${saved.status}.`);
    await multiply(product.env.DB, artist.id, works);
  }
  for (const table of ["users", "sessions", "artworks"]) {
    const column = table === "users" ? "id" : "user_id";
    await copyRows(product.env.DB, peerEnv.DB, table, column, artist.id);
  }
  return artist;
}

/** Makes so many works of an artist's only one, a second apart. */
async function multiply(db: D1Database, ownerId: string, works: number): Promise<void> {
  const { results } = await db
    .prepare("SELECT name FROM pragma_table_info('artworks')")
    .all<{ name: string }>();
  const columns = results.map(({ name }) => name);
  const values = columns.map((name) => {
    if (name === "id") return "lower(hex(randomblob(16)))";
    if (name === "created_at" || name === "updated_at") return `${name} + n * 1000`;
    return name;
  });
  await db
    .prepare(
      `INSERT INTO artworks (${columns.join(", ")})
       WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
       SELECT ${values.join(", ")} FROM artworks, numbers WHERE user_id = ? AND n < ?`,
    )
    .bind(works, ownerId, works)
    .run();
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
  const inserts = results.map((row) =>
    to
      .prepare(
        `INSERT INTO ${table} (${Object.keys(row).join(", ")})
         VALUES (${Object.keys(row)
           .map(() => "?")
           .join(", ")})`,
      )
      .bind(...Object.values(row)),
  );
  if (inserts.length > 0) await to.batch(inserts);
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
