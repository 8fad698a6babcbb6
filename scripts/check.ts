import { provideChromium } from "./local/chromium.ts";
import { offline } from "./local/offline.ts";
import { providePdfTools } from "./local/pdf-tools.ts";
import { reportFailure } from "./local/process.ts";
import { runInConsole, wrangler } from "./local/run.ts";
import { findDisagreements } from "./specification/compare.ts";
import {
  browserResults,
  readTestRuns,
  type TestRun,
  unitResults,
} from "./specification/results.ts";
import { readSpecification } from "./specification/sources.ts";

/** `npm run check` and `npm test`: format, lint with the import rules, types, and the tests: of the browser those of the day (decision 092). */
async function check(): Promise<void> {
  const chromium = provideChromium();
  providePdfTools();
  const { document, written } = readSpecification();
  if (written !== document) {
    throw new Error("The tests named in docs/specification.md changed: `npm run specification`.");
  }
  await step("Format and lint", "biome", ["check", "--error-on-warnings"]);
  for (const project of [
    "schema",
    "worker",
    "web",
    "web/service-worker",
    "tests",
    "tests/e2e",
    "scripts",
  ]) {
    await step(`Types of ${project}`, "tsc", ["-p", project]);
  }
  await step("Unit and Worker tests", "vitest", [
    "run",
    "--project=check",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${unitResults}`,
  ]);
  await step(
    "Browser tests",
    "playwright",
    ["test", "--config", "tests/e2e/playwright.config.ts"],
    {
      CHROMIUM_PATH: chromium,
      FILES_OF_DAY: "1",
      PLAYWRIGHT_JSON_OUTPUT_NAME: browserResults,
    },
  );
  // Last, with the files that the browser tests have built.
  await step(
    "Deployment, up to the upload",
    ...wrangler("deploy", "--dry-run", "--outdir", ".tmp/deployment"),
    offline,
  );
  const runs = readTestRuns();
  compareWithSpecification(document, runs);
  const passed = runs.filter(({ hasPassed }) => hasPassed).length;
  console.log(`\n${passed} passed, ${runs.length - passed} failed`);
}

/** @throws when a statement of the specification has no passing test, or a test names none that exists. */
function compareWithSpecification(document: string, runs: readonly TestRun[]): void {
  console.log("\n── Specification");
  const disagreements = findDisagreements(document, runs);
  if (disagreements.length === 0) return;
  throw new Error(`${disagreements.join("\n")}\n\nSpecification: failed. Fix the errors above.`);
}

async function step(
  name: string,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<void> {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const code = await runInConsole(command, args, env);
  if (code !== 0) throw new Error(`${name}: failed. Fix the errors above, then run it again.`);
  console.log(`   ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

await check().catch(reportFailure);
