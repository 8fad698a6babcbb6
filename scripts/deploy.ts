import { readFileSync } from "node:fs";
import { buildWeb } from "./build/web.ts";
import { reportFailure } from "./local/process.ts";
import { runInConsole, wrangler } from "./local/run.ts";

/** `npm run deploy`: builds, migrates the D1 of the account, and puts the Worker in its place. */
async function deploy(): Promise<void> {
  refusePlaceholders(readFileSync("wrangler.toml", "utf8"));
  console.log("  Building the web bundle…");
  await buildWeb();
  await runInteractive("Migrating the database", "d1", "migrations", "apply", "DB", "--remote");
  await runInteractive("Deploying the Worker", "deploy");
}

/** The identifiers in the repository are placeholders, to be replaced by those of your account. */
function refusePlaceholders(configuration: string): void {
  if (!/^custom_domain = true$/m.test(configuration)) {
    throw new Error(
      `wrangler.toml attaches no domain, so the site could not be reached. The README's "Deploy" says where to write it.`,
    );
  }
  const placeholders = [...configuration.matchAll(/^(\w+) = "[0-]+"$/gm)].map(([, name]) => name);
  if (placeholders.length === 0) return;
  throw new Error(
    `wrangler.toml still has placeholders for: ${placeholders.join(", ")}. The README's "Deploy" says how to create these and where their identifiers go.`,
  );
}

/** With wrangler's own input and output, because it may ask for a log-in or a confirmation. */
async function runInteractive(what: string, ...args: string[]): Promise<void> {
  console.log(`  ${what}…`);
  if ((await runInConsole(...wrangler(...args))) !== 0)
    throw new Error(`${what} failed; see above.`);
}

await deploy().catch(reportFailure);
