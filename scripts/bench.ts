import { keepFigures, printFigures } from "./bench/report.ts";
import type { Figure, Row } from "./bench/row.ts";
import { gallery } from "./bench/rows/gallery.ts";
import { lighthouseScores } from "./bench/rows/lighthouse.ts";
import { picture } from "./bench/rows/picture.ts";
import { pricing } from "./bench/rows/pricing.ts";
import { typing } from "./bench/rows/typing.ts";
import { webPaint } from "./bench/rows/web-paint.ts";
import { webScripts } from "./bench/rows/web-scripts.ts";
import { workerBundle } from "./bench/rows/worker-bundle.ts";
import { workerCalls } from "./bench/rows/worker-calls.ts";
import { workerStartUp } from "./bench/rows/worker-start-up.ts";
import { reportFailure } from "./lib/process.ts";

const rows: readonly Row[] = [
  workerBundle,
  workerStartUp,
  workerCalls,
  pricing,
  webScripts,
  webPaint,
  gallery,
  typing,
  picture,
  lighthouseScores,
];

const report = ".tmp/bench/figures.json";

/** `npm run bench`: every row of the table, or those whose names are given. */
async function bench(names: readonly string[]): Promise<void> {
  const chosen = names.length === 0 ? rows : names.map(findRow);
  const figures: Figure[] = [];
  for (const { name, measure } of chosen) {
    console.error(`Measuring ${name}…`);
    figures.push(...(await measure()));
  }
  printFigures(figures);
  keepFigures(report, figures);
  console.log(`\nThe same as JSON: ${report}`);
}

function findRow(name: string): Row {
  const row = rows.find((candidate) => candidate.name === name);
  if (row) return row;
  throw new Error(
    `There is no row "${name}". There are: ${rows.map((each) => each.name).join(", ")}.`,
  );
}

await bench(process.argv.slice(2)).catch(reportFailure);
