import { expect, test } from "vitest";
import { gzipSize } from "../bundle.ts";
import { buildWorkerDependencies, productBundle, workerBundleBudget } from "./worker-bundle.ts";

test("the Worker stays within its size, and close to that of its dependencies alone", async () => {
  const size = gzipSize(productBundle);
  expect(size).toBeLessThanOrEqual(workerBundleBudget.limit);
  const { file } = await buildWorkerDependencies();
  const dependencies = gzipSize(file);
  // What the packages weigh without the product: if the bench took nothing from them, this would be nothing.
  expect(dependencies).toBeGreaterThan(64 * 1024);
  expect(size / dependencies).toBeLessThanOrEqual(workerBundleBudget.ratio);
});
