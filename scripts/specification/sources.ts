import { globSync, readFileSync } from "node:fs";
import { findHolders } from "./compare.ts";
import { nameHolders, specificationFile } from "./document.ts";

/** docs/specification.md as it stands, and as it is with the test files of today in its last column. */
export function readSpecification(): { readonly document: string; readonly written: string } {
  const document = readFileSync(specificationFile, "utf8");
  const testFiles = globSync("{schema,worker,web,tests}/**/*.{test,spec}.{ts,tsx}").map((file) => ({
    file,
    text: readFileSync(file, "utf8"),
  }));
  return { document, written: nameHolders(document, findHolders(testFiles)) };
}
