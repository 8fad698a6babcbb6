import { defineConfig } from "vitest/config";
import { compileWords } from "../build/compile-words.ts";

/** The tests of the pure modules: what the Worker shares with the page, and the reading of imports: each change takes a second or two. */
export default defineConfig({
  plugins: [compileWords()],
  test: { include: ["{schema,web/features/imports/reading}/**/*.test.ts"], testTimeout: 120_000 },
});
