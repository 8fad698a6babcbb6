import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { gzipSize } from "../bundle.ts";
import { buildWorkerDependencies, productBundle } from "./worker-bundle.ts";

/**
 * Above the budget of the bench, which shows the miss: invoices, documents, imports, corrections, payments in parts,
 * offered prices, people, the agenda, links and consignments (decisions 089, 093 and 096) have taken it there.
 */
const ceiling = 240 * 1024;

/** How it compares with its dependencies alone is a row of `npm run bench`, which shows a miss. */
test("the Worker stays within its size", async () => {
  expect(gzipSize(productBundle)).toBeLessThanOrEqual(ceiling);
  // What the packages weigh without the product: if the bench took nothing from them, this would be nothing.
  expect(gzipSize(await buildWorkerDependencies())).toBeGreaterThan(64 * 1024);
});

const sourceMapSchema = v.object({ sources: v.array(v.string()) });

/**
 * What remembers an artist's words while a file is read, which in the Worker would be every artist's; and the words by
 * which a place is recognized.
 */
const browserFiles = [
  "schema/imports/fields.ts",
  "schema/remembered.ts",
  "web/features/profile/location.ts",
];

test("the Worker has no part of what only the browser uses", () => {
  const map = v.parse(
    v.pipe(v.string(), v.parseJson(), sourceMapSchema),
    readFileSync(`${productBundle}.map`, "utf8"),
  );
  const sources = map.sources.map((source) => source.replace(/^(?:\.\.\/)+/, ""));
  expect(sources).toContain("schema/imports/words.ts");
  for (const file of browserFiles) expect(sources).not.toContain(file);
});
