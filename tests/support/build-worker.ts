import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { writeStatements } from "#scripts/backup/sql-file.ts";
import { offline } from "#scripts/local/offline.ts";
import { migrations, readMigration } from "./migrations.ts";

/** Where the Worker under test is built, once for all test files. */
export const builtWorker = ".tmp/worker";

/** What the migrations make of an empty database, as statements for one batch, which is faster. */
export const migratedStatements = ".tmp/migrated.json";

/** The product's configuration, for a database that is made by these. */
export const migratedConfig = ".tmp/wrangler.migrated.toml";

/** The same, but for the limits a minute: what comes at once reaches the rules behind them. */
export const unlimitedConfig = ".tmp/wrangler.unlimited.toml";

/** Without these limits too, but migrated as the product is: a backup has the names of the migrations that were applied. */
export const migrationsConfig = ".tmp/wrangler.migrations.toml";

/** The Worker that makes the tests' own calls to the database of the one under test. */
export const directDatabase = {
  name: "direct-database",
  configPath: ".tmp/wrangler.database.toml",
};

export default function setup(): void {
  // The assets directory must exist; the Worker's tests ask for none of its pages.
  mkdirSync("dist/web", { recursive: true });
  mkdirSync(".tmp", { recursive: true });
  writeFileSync(migratedStatements, JSON.stringify(migratedSchema()));
  const configured = readFileSync("wrangler.toml", "utf8").replaceAll(
    /^(main|directory|migrations_dir) = "/gm,
    '$1 = "../',
  );
  writeFileSync(migratedConfig, configured);
  writeFileSync(unlimitedConfig, withoutLimits(configured));
  writeFileSync(migrationsConfig, withoutLimits(configured));
  writeFileSync(directDatabase.configPath, databaseWorker(configured));
  execFileSync(
    process.execPath,
    ["node_modules/wrangler/bin/wrangler.js", "deploy", "--dry-run", "--outdir", builtWorker],
    { env: { ...process.env, ...offline }, stdio: ["ignore", "ignore", "inherit"] },
  );
  activateMutant(process.env.__STRYKER_ACTIVE_MUTANT__);
}

function withoutLimits(configured: string): string {
  return configured.replaceAll(/\blimit = \d+/g, "limit = 1000000");
}

/** The configuration of a Worker that has nothing but the database. */
function databaseWorker(configured: string): string {
  const [date = ""] = configured.match(/^compatibility_date = .*$/m) ?? [];
  const [database = ""] = configured.match(/^\[\[d1_databases\]\]\n(?:.+\n)+/m) ?? [];
  const main = "../tests/support/direct-database/worker.ts";
  return `name = "${directDatabase.name}"\nmain = "${main}"\n${date}\n${database}`;
}

function migratedSchema(): string[] {
  const db = new DatabaseSync(":memory:");
  for (const name of migrations) db.exec(readMigration(name));
  return [...writeStatements(db)];
}

/** `npm run mutation` builds all its changes in, and names the one that counts to a process, not to workerd. */
function activateMutant(activeMutant: string | undefined): void {
  if (activeMutant === undefined) return;
  const bundle = `${builtWorker}/index.js`;
  const named = `globalThis.__stryker__ = ${JSON.stringify({ activeMutant })};\n`;
  writeFileSync(bundle, named + readFileSync(bundle, "utf8"));
}
