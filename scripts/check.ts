import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { provideChromium } from "./chromium.ts";
import { reportFailure } from "./process.ts";
import { ended } from "./run.ts";

/** `npm run check` and `npm test`: format, lint with the import rules, types, and every test. */
async function check(): Promise<void> {
  const chromium = provideChromium();
  await step("Format and lint", "biome", ["check", "--error-on-warnings"]);
  for (const project of ["schema", "worker", "web", "web/service-worker", "web/e2e", "scripts"]) {
    await step(`Types of ${project}`, "tsc", ["-p", project]);
  }
  await step("Unit and Worker tests", "vitest", [
    "run",
    "--reporter=default",
    "--reporter=json",
    "--outputFile.json=.tmp/vitest.json",
  ]);
  await step("Browser tests", "playwright", ["test", "--config", "web/e2e/playwright.config.ts"], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: ".tmp/playwright.json",
  });
  console.log(closingLine());
}

async function step(
  name: string,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<void> {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
  const code = await ended(child);
  if (code !== 0) throw new Error(`${name}: failed. Mend what is shown above, then run it again.`);
  console.log(`   ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** How many tests ran, over both runners. A failed one has ended the check before. */
function closingLine(): string {
  const unit = JSON.parse(readFileSync(".tmp/vitest.json", "utf8")) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  const browser = JSON.parse(readFileSync(".tmp/playwright.json", "utf8")) as {
    stats: { expected: number; unexpected: number };
  };
  const passed = unit.numPassedTests + browser.stats.expected;
  const failed = unit.numFailedTests + browser.stats.unexpected;
  return `\n${passed} passed, ${failed} failed`;
}

await check().catch(reportFailure);
