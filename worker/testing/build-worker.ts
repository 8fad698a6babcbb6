import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { offline } from "#scripts/offline.ts";

/** Where the Worker under test is built, once for all test files. */
export const builtWorker = ".tmp/worker";

export default function setup(): void {
  // The assets directory must exist; the Worker's tests ask for none of its pages.
  mkdirSync("dist/web", { recursive: true });
  execFileSync(
    process.execPath,
    ["node_modules/wrangler/bin/wrangler.js", "deploy", "--dry-run", "--outdir", builtWorker],
    { env: { ...process.env, ...offline }, stdio: ["ignore", "ignore", "inherit"] },
  );
}
