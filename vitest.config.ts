import { defineConfig } from "vitest/config";

/** Unit tests, and Worker tests through real bindings. The browser journeys are Playwright's (web/e2e). */
export default defineConfig({
  test: {
    include: ["{schema,worker,web,scripts}/**/*.test.ts"],
    exclude: ["web/e2e/**", "**/node_modules/**"],
    globalSetup: ["worker/testing/build-worker.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 4,
    // Most files start a Worker, and loading what starts it takes longer than starting it: once is enough.
    isolate: false,
  },
});
