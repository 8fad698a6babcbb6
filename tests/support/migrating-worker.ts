import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll } from "vitest";
import { unlimitedConfig } from "./build-worker.ts";
import type { Columns } from "./filled-database.ts";
import { startWorker, type TestWorker } from "./harness.ts";
import { listTables } from "./rows.ts";

interface MigratingWorker {
  readonly worker: TestWorker;
  readonly migrateTo: (names: readonly string[]) => Promise<void>;
}

type StartMigrating = (name: string, applied: readonly string[]) => Promise<MigratingWorker>;

/**
 * Starts Workers whose databases have only some of the migrations; `migrateTo` adds others. Their files are in a folder of
 * the test file's own, which is removed after its tests.
 */
export function migratingWorkers(folder: string): StartMigrating {
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return (name, applied) => startWith(join(folder, name), applied);
}

async function startWith(own: string, applied: readonly string[]): Promise<MigratingWorker> {
  const directory = join(own, "migrations");
  mkdirSync(directory, { recursive: true });
  const add = (names: readonly string[]) => {
    for (const file of names)
      copyFileSync(join("worker/db/migrations", file), join(directory, file));
  };
  add(applied);
  const configPath = join(own, "wrangler.toml");
  const configuration = readFileSync(unlimitedConfig, "utf8")
    .replaceAll(/^(main|directory) = "/gm, '$1 = "../../')
    .replace(/^migrations_dir = .*$/m, 'migrations_dir = "migrations"');
  writeFileSync(configPath, configuration);
  const worker = await startWorker({ configPath });
  return {
    worker,
    migrateTo: async (names: readonly string[]) => {
      add(names);
      await worker.migrate();
    },
  };
}

/** The tables of a Worker's database, with their columns. */
export async function columnsOf(worker: TestWorker): Promise<Columns> {
  const tables = await listTables(worker);
  const { DB } = worker.env;
  const columns = await DB.batch<{ name: string }>(
    tables.map((table) => DB.prepare(`SELECT name FROM pragma_table_info('${table}')`)),
  );
  return new Map(
    tables.map((table, index) => [table, columns[index]?.results.map(({ name }) => name) ?? []]),
  );
}
