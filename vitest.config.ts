import { defineConfig } from "vitest/config";
import { compileWords } from "./scripts/build/compile-words.ts";
import { LongestFirst } from "./tests/support/longest-first.ts";

const folders = "{schema,worker,web,scripts,tests}";

/**
 * Unit tests, and Worker tests through real bindings: `npm run check`. Crowds and faults at every step take
 * minutes, and have a command of their own: `npm run reliability`. The browser journeys are Playwright's.
 */
export default defineConfig({
  plugins: [compileWords()],
  test: {
    exclude: ["tests/e2e/**", "**/node_modules/**"],
    globalSetup: ["tests/support/build-worker.ts"],
    // Long enough for a machine that is several times slower than an idle one; only a test that hangs reaches it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Most files start a Worker, and loading what starts it takes longer than starting it: once is enough.
    isolate: false,
    projects: [
      { extends: true, test: { name: "check", include: [`${folders}/**/*.test.ts`] } },
      {
        extends: true,
        test: {
          name: "reliability",
          testTimeout: 1_800_000,
          include: [`${folders}/**/*.reliability.ts`],
        },
      },
    ],
  },
});
