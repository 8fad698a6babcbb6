import type { TestWorker } from "./harness.ts";

/** What every table, the bucket and the key-value store hold, by name. */
export type Stores = Readonly<Record<string, readonly unknown[]>>;

/**
 * Reads all that is kept, whatever tables there are, so that "nothing has changed" is one comparison and a
 * table that is new cannot be forgotten.
 */
export async function readStores({ env }: TestWorker): Promise<Stores> {
  const { results: tables } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*' ORDER BY name",
  ).all<{ name: string }>();
  const [rows, pictures, keys] = await Promise.all([
    env.DB.batch(tables.map(({ name }) => env.DB.prepare(`SELECT * FROM "${name}"`))),
    env.PICTURES.list(),
    env.RATES.list(),
  ]);
  return {
    ...Object.fromEntries(tables.map(({ name }, index) => [name, rows[index]?.results ?? []])),
    "the bucket": pictures.objects.map(({ key, etag }) => `${key} ${etag}`),
    "the key-value store": await Promise.all(
      keys.keys.map(async ({ name }) => [name, await env.RATES.get(name)]),
    ),
  };
}
