import { expect, type TestContext } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** The counts that the test adds to a figure of `scripts/reliability/figures.ts`. */
    figure?: { number: number; tried: number; survived: number };
  }
}

/** Adds a test's counts to the table of `npm run reliability`; every case must pass. */
export function figure(
  context: TestContext,
  number: number,
  tried: number,
  survived: number,
): void {
  context.task.meta.figure = { number, tried, survived };
  expect(survived).toBe(tried);
}
