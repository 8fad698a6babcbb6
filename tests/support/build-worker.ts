import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { offline } from "#scripts/local/offline.ts";

/** Where the Worker under test is built, once for all test files. */
export const builtWorker = ".tmp/worker";

/** The same configuration, but for the limits a minute: what comes at once reaches the rules behind them. */
export const unlimitedConfig = ".tmp/wrangler.unlimited.toml";

export default function setup(): void {
  // The assets directory must exist; the Worker's tests ask for none of its pages.
  mkdirSync("dist/web", { recursive: true });
  mkdirSync(".tmp", { recursive: true });
  const configured = readFileSync("wrangler.toml", "utf8")
    .replaceAll(/^(main|directory|migrations_dir) = "/gm, '$1 = "../')
    .replaceAll(/\blimit = \d+/g, "limit = 1000000");
  writeFileSync(unlimitedConfig, configured);
  execFileSync(
    process.execPath,
    ["node_modules/wrangler/bin/wrangler.js", "deploy", "--dry-run", "--outdir", builtWorker],
    { env: { ...process.env, ...offline }, stdio: ["ignore", "ignore", "inherit"] },
  );
  activateMutant(process.env.__STRYKER_ACTIVE_MUTANT__);
}

/** `npm run mutation` builds all its changes in, and names the one that counts to a process, not to workerd. */
function activateMutant(activeMutant: string | undefined): void {
  if (activeMutant === undefined) return;
  const bundle = `${builtWorker}/index.js`;
  const named = `globalThis.__stryker__ = ${JSON.stringify({ activeMutant })};\n`;
  writeFileSync(bundle, named + readFileSync(bundle, "utf8"));
}
