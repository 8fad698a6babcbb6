import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findChromium } from "#scripts/local/chromium.ts";
import { isCaseOfDay } from "#tests/support/cases-of-day.ts";

export const port = Number(process.env.E2E_PORT ?? 8987);
export const stateDirectory = `.tmp/e2e-${port}`;
const executablePath = findChromium();
if (executablePath === null) throw new Error("No Chromium. `npm test` finds or installs one.");

/**
 * Of the files that prove no statement of the specification `npm run check` leaves a third out, another one each day (decision
 * 092). By halves, a file would always meet the same half of the cases that it splits itself.
 */
function filesOfOtherDays(): string[] {
  if (process.env.FILES_OF_DAY !== "1" || process.env.ALL_CASES === "1") return [];
  const folder = import.meta.dirname;
  return readdirSync(folder)
    .filter((name) => name.endsWith(".spec.ts"))
    .filter((name) => !/\bS\d+\.\d{3}\b/.test(readFileSync(join(folder, name), "utf8")))
    .toSorted()
    .filter((_, index) => isCaseOfDay(index, 3));
}

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
    {
      name: "product",
      testIgnore: ["card-payments.spec.ts", "*.figure.spec.ts", ...filesOfOtherDays()],
    },
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
