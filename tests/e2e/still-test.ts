import { test as base } from "./test.ts";

/** For tests in which nothing moves: as a person sees the product who asks for reduced motion. */
export const test = base.extend({
  contextOptions: ({ contextOptions }, use) => use({ ...contextOptions, reducedMotion: "reduce" }),
});
