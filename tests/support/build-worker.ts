import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { writeStatements } from "#scripts/backup/sql-file.ts";
import { offline } from "#scripts/local/offline.ts";
import { migrations, readMigration } from "./migrations.ts";

/** Where the Worker under test is built, once for all test files. */
export const builtWorker = ".tmp/worker";

/** The product's configuration, but for the migrations: what they come to together takes D1 a third of the time. */
export const migratedConfig = ".tmp/wrangler.migrated.toml";

/** The same, but for the limits a minute: what comes at once reaches the rules behind them. */
export const unlimitedConfig = ".tmp/wrangler.unlimited.toml";

/** Without these limits too, but migrated as the product is: a backup has the names of the migrations that were applied. */
export const migrationsConfig = ".tmp/wrangler.migrations.toml";

export default function setup(): void {
  // The assets directory must exist; the Worker's tests ask for none of its pages.
  mkdirSync("dist/web", { recursive: true });
  mkdirSync(".tmp/migrated", { recursive: true });
  writeFileSync(".tmp/migrated/0001_migrated.sql", migratedSchema());
  const configured = readFileSync("wrangler.toml", "utf8").replaceAll(
    /^(main|directory|migrations_dir) = "/gm,
    '$1 = "../',
  );
  const migrated = configured.replace(/^migrations_dir = .*$/m, 'migrations_dir = "migrated"');
  writeFileSync(migratedConfig, migrated);
  writeFileSync(unlimitedConfig, withoutLimits(migrated));
  writeFileSync(migrationsConfig, withoutLimits(configured));
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

/** What the migrations make of an empty database. */
function migratedSchema(): string {
  const db = new DatabaseSync(":memory:");
  for (const name of migrations) db.exec(readMigration(name));
  return [...writeStatements(db)].join("\n");
}

/** `npm run mutation` builds all its changes in, and names the one that counts to a process, not to workerd. */
function activateMutant(activeMutant: string | undefined): void {
  if (activeMutant === undefined) return;
  const bundle = `${builtWorker}/index.js`;
  const named = `globalThis.__stryker__ = ${JSON.stringify({ activeMutant })};\n`;
  writeFileSync(bundle, named + readFileSync(bundle, "utf8"));
}
