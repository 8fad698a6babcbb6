import "./lab/bench/production.ts";
import { printFigures, writeFigures } from "./lab/bench/report.ts";
import type { Figure, Row } from "./lab/bench/row.ts";
import { priceList, pricing } from "./lab/bench/rows/calculations.ts";
import { gallery } from "./lab/bench/rows/gallery.ts";
import { interactions } from "./lab/bench/rows/interactions.ts";
import { lighthouseScores } from "./lab/bench/rows/lighthouse.ts";
import { picture } from "./lab/bench/rows/picture.ts";
import { priceListPage } from "./lab/bench/rows/price-list-page.ts";
import { priceListPdf } from "./lab/bench/rows/price-list-pdf.ts";
import { tables } from "./lab/bench/rows/tables.ts";
import { webPaint } from "./lab/bench/rows/web-paint.ts";
import { webScripts } from "./lab/bench/rows/web-scripts.ts";
import { workPage } from "./lab/bench/rows/work-page.ts";
import { workerBundle } from "./lab/bench/rows/worker-bundle.ts";
import { workerCalls } from "./lab/bench/rows/worker-calls.ts";
import { workerStartUp } from "./lab/bench/rows/worker-start-up.ts";
import { reportFailure } from "./local/process.ts";

const rows: readonly Row[] = [
  tables,
  workerBundle,
  workerStartUp,
  workerCalls,
  pricing,
  priceList,
  webScripts,
  webPaint,
  gallery,
  workPage,
  priceListPage,
  priceListPdf,
  interactions,
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
  writeFigures(report, figures);
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
