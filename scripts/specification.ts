import { readFileSync, writeFileSync } from "node:fs";
import { reportFailure } from "./local/process.ts";
import { findHolders } from "./specification/compare.ts";
import { nameHolders, specificationFile } from "./specification/document.ts";
import { readTestRuns } from "./specification/results.ts";

/** `npm run specification`: names the tests beside the statements, from the last run of all of them. */
async function writeHolders(): Promise<void> {
  const document = readFileSync(specificationFile, "utf8");
  writeFileSync(specificationFile, nameHolders(document, findHolders(readTestRuns())));
}

await writeHolders().catch(reportFailure);
