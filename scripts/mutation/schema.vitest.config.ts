import { defineConfig } from "vitest/config";
import { compileWords } from "../build/compile-words.ts";

/**
 * The tests of pure modules: what the Worker shares with the page, the reading of imports, and rules of one side. Each change
 * takes a second or two.
 */
export default defineConfig({
  plugins: [compileWords()],
  test: {
    include: [
      "{schema,web/features/imports/reading}/**/*.test.ts",
      "web/works/books/*.test.ts",
      "web/features/{consignments/mentions,price-lists/next/evidence,profile/education}.test.ts",
      "worker/{agenda/calendar-sentences,artworks/offers,links/why-this-price}.test.ts",
      "worker/payouts/{accounts,settled}.test.ts",
    ],
    testTimeout: 120_000,
  },
});
