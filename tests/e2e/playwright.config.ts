import { readdirSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { findChromium } from "#scripts/local/chromium.ts";
import { casesOfDay } from "#tests/support/cases-of-day.ts";

export const port = Number(process.env.E2E_PORT ?? 8987);
export const stateDirectory = `.tmp/e2e-${port}`;
const executablePath = findChromium();
if (executablePath === null) throw new Error("No Chromium. `npm test` finds or installs one.");

const statement = /\bS\d+\.\d{3}\b/;
const specs = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith(".spec.ts") && !name.endsWith(".figure.spec.ts"))
  .filter((name) => name !== "card-payments.spec.ts")
  .toSorted();
/**
 * `npm run check` runs a seventh of the files, another one each day, and of the others the tests that prove a statement of the
 * specification (decision 092). By halves, a file would always meet the same half of the cases that it splits itself.
 */
const isByDay = process.env.FILES_OF_DAY === "1" && process.env.ALL_CASES !== "1";
const filesOfDay = isByDay ? casesOfDay(specs, 7) : specs;
const otherFiles = specs.filter((name) => !filesOfDay.includes(name));

/** The browser journeys, on the product as `npm start` runs it, with an empty state of its own. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  fullyParallel: true,
  workers: 2,
  // A busy machine can be slower than a test expects: one that failed is tried again alone, after all the others. Tests
  // that needed it are listed at the end.
  retries: 1,
  retryStrategy: "isolated",
  projects: [
    {
      // On a product of their own, which `card-product.ts` starts. First, because they run in a row.
      name: "card payments",
      testMatch: "card-payments.spec.ts",
      fullyParallel: false,
      use: { baseURL: `http://localhost:${port + 10}` },
    },
    { name: "product", testMatch: filesOfDay },
    { name: "statements", testMatch: otherFiles, grep: statement },
  ],
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ["list"],
    ["json", { outputFile: "../../.tmp/playwright.json" }],
    ["./failed-page-reporter.ts"],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "en-CA",
    timezoneId: "America/Montreal",
    viewport: { width: 1440, height: 900 },
    // Tests cannot mock what a service worker serves; offline.spec.ts allows it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath,
      // Without a UTF-8 locale Chromium names a download with accents "download".
      env: { ...process.env, LC_ALL: "C.UTF-8" },
      args: ["--no-sandbox", "--disable-quic", "--disable-background-networking"],
    },
  },
  webServer: {
    command: "node scripts/reset.ts && node scripts/start.ts",
    cwd: "../..",
    url: `http://localhost:${port}`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: {
      PORT: String(port),
      STATE_DIRECTORY: stateDirectory,
    },
  },
});
