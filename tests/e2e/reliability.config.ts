import { defineConfig } from "@playwright/test";
import config, { port } from "./playwright.config.ts";

/** The figures of reliability that need a browser, `*.figure.spec.ts`, for `npm run reliability`. What a first try has counted as lost stays lost. */
export default defineConfig({
  ...config,
  // Imports of thousands of works run beside the others, and a case that was lost to them is not tried again.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: { ...config.use, actionTimeout: 60_000 },
  projects: [
    {
      // On a product with a publishable key, which `card-product.ts` starts.
      name: "card figures",
      testMatch: "*.card.figure.spec.ts",
      fullyParallel: false,
      workers: 1,
      use: { baseURL: `http://localhost:${port + 10}` },
    },
    { name: "figures", testMatch: "*.figure.spec.ts", testIgnore: "*.card.figure.spec.ts" },
  ],
  reporter: [
    ["list"],
    ["json", { outputFile: "../../.tmp/reliability-playwright.json" }],
    ["./failed-page-reporter.ts"],
  ],
});
