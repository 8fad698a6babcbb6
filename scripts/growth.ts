import { readFileSync, writeFileSync } from "node:fs";
import { fillDocument, performanceFile, renderGrowth } from "./lab/growth/document.ts";
import { measure } from "./lab/growth/measure.ts";
import { measuredFile, readMeasured } from "./lab/growth/measured.ts";
import { reportFailure } from "./local/process.ts";

/**
 * `npm run growth`: plays the months anew and writes docs/performance.md. With `--measure`, first measures what
 * each call takes and how long answers take as galleries and crowds grow, which lasts some minutes.
 */
async function growth(options: readonly string[]): Promise<void> {
  if (options.includes("--measure")) {
    writeFileSync(measuredFile, `${JSON.stringify(await measure(), null, 2)}\n`);
  }
  const tables = renderGrowth(readMeasured());
  writeFileSync(performanceFile, fillDocument(readFileSync(performanceFile, "utf8"), tables));
  console.log(tables);
}

await growth(process.argv.slice(2)).catch(reportFailure);
