import { expect, type TestContext } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** What the test adds to a figure of `scripts/reliability/figures.ts`. */
    figure?: { number: number; tried: number; survived: number };
  }
}

/** States what a test has counted for the table of `npm run reliability`; all that was tried must survive. */
export function figure(
  context: TestContext,
  number: number,
  tried: number,
  survived: number,
): void {
  context.task.meta.figure = { number, tried, survived };
  expect(survived).toBe(tried);
}
