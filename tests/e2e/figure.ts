import { expect, type TestInfo } from "@playwright/test";

/** States what a test has counted for the table of `npm run reliability`; all that was tried must survive. */
export function figure(info: TestInfo, number: number, tried: number, survived: number): void {
  const description = JSON.stringify({ number, tried, survived });
  info.annotations.push({ type: "figure", description });
  expect(survived).toBe(tried);
}
