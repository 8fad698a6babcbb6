import { expect, test } from "vitest";
import { gzipSize } from "../bundle.ts";
import { buildWorkerDependencies, productBundle } from "./worker-bundle.ts";

/** Above the budget of the bench, which shows the miss: invoices, documents and imports have taken it there. */
const ceiling = 177 * 1024;

/** How it compares with its dependencies alone is a row of `npm run bench`, which shows a miss. */
test("the Worker stays within its size", async () => {
  expect(gzipSize(productBundle)).toBeLessThanOrEqual(ceiling);
  // What the packages weigh without the product: if the bench took nothing from them, this would be nothing.
  expect(gzipSize(await buildWorkerDependencies())).toBeGreaterThan(64 * 1024);
});
