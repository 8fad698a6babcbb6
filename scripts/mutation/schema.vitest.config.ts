import { defineConfig } from "vitest/config";
import { compileWords } from "../build/compile-words.ts";

/** The tests of what the Worker shares with the page, which need no Worker: each change takes a second or two. */
export default defineConfig({
  plugins: [compileWords()],
  test: { include: ["schema/**/*.test.ts"], testTimeout: 120_000 },
});
