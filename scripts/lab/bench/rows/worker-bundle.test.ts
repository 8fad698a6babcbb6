import { expect, test } from "vitest";
import { gzipSize } from "../bundle.ts";
import { buildWorkerDependencies, productBundle, workerBundleBudget } from "./worker-bundle.ts";

/** How it compares with its dependencies alone is a row of `npm run bench`, which shows a miss. */
test("the Worker stays within its size", async () => {
  expect(gzipSize(productBundle)).toBeLessThanOrEqual(workerBundleBudget.limit);
  // What the packages weigh without the product: if the bench took nothing from them, this would be nothing.
  expect(gzipSize(await buildWorkerDependencies())).toBeGreaterThan(64 * 1024);
});
