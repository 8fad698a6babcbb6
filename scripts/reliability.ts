import { readFileSync, rmSync } from "node:fs";
import { provideChromium } from "./local/chromium.ts";
import { reportFailure } from "./local/process.ts";
import { runInConsole } from "./local/run.ts";
import { browserFiles, unitFiles } from "./reliability/counts.ts";
import { figures } from "./reliability/figures.ts";
import { rowsOf, writeTable } from "./reliability/table.ts";

const unitResults = ".tmp/reliability-vitest.json";
const browserResults = ".tmp/reliability-playwright.json";

/**
 * `npm run reliability`: concurrent users, faults and attacks, in workerd and in Chromium, and the table of the figures
 * that they come to. A figure that no test has counted fails the run, as a failed test does.
 */
async function measure(): Promise<void> {
  const chromium = provideChromium();
  for (const file of [unitResults, browserResults]) rmSync(file, { force: true });
  const inWorkerd = await passes("vitest", [
    ...["run", "--project=reliability", "--reporter=default", "--reporter=json"],
    `--outputFile.json=${unitResults}`,
  ]);
  const inChromium = await passes(
    "playwright",
    ["test", "--config", "tests/e2e/reliability.config.ts"],
    { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: browserResults },
  );
  const files = [
    ...unitFiles(JSON.parse(readFileSync(unitResults, "utf8"))),
    ...browserFiles(JSON.parse(readFileSync(browserResults, "utf8"))),
  ];
  const rows = rowsOf(figures, files);
  console.log(`\n${writeTable(rows)}\n`);
  const wanting = rows.filter(({ verdict }) => verdict !== "reached").map(({ number }) => number);
  if (wanting.length > 0) throw new Error(`Not reached: ${wanting.join(", ")}.`);
  const failed = files.filter(({ hasFailed }) => hasFailed).map(({ file }) => file);
  if (!inWorkerd || !inChromium) throw new Error(`Tests failed: ${failed.join(", ")}. See above.`);
}

async function passes(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  const started = Date.now();
  const code = await runInConsole(command, args, env);
  console.log(`   ${command}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return code === 0;
}

await measure().catch(reportFailure);
