import "./lab/bench/production.ts";
import { printFigures, writeFigures } from "./lab/bench/report.ts";
import type { Figure } from "./lab/bench/row.ts";
import { agenda } from "./lab/bench/rows/agenda.ts";
import { priceList, pricing } from "./lab/bench/rows/calculations.ts";
import { gallery } from "./lab/bench/rows/gallery.ts";
import { guestPages } from "./lab/bench/rows/guest-pages.ts";
import { interactions } from "./lab/bench/rows/interactions.ts";
import { lighthouseScores } from "./lab/bench/rows/lighthouse.ts";
import { pagesByAddress } from "./lab/bench/rows/pages-by-address.ts";
import { peopleSearch } from "./lab/bench/rows/people-search.ts";
import { picture } from "./lab/bench/rows/picture.ts";
import { priceListPage } from "./lab/bench/rows/price-list-page.ts";
import { priceListPdf } from "./lab/bench/rows/price-list-pdf.ts";
import { salesDialog } from "./lab/bench/rows/sales-dialog.ts";
import { statement } from "./lab/bench/rows/statement.ts";
import { tables } from "./lab/bench/rows/tables.ts";
import { webPaint } from "./lab/bench/rows/web-paint.ts";
import { webScripts } from "./lab/bench/rows/web-scripts.ts";
import { workPage } from "./lab/bench/rows/work-page.ts";
import { workerBundle } from "./lab/bench/rows/worker-bundle.ts";
import { workerCalls } from "./lab/bench/rows/worker-calls.ts";
import { workerStartUp } from "./lab/bench/rows/worker-start-up.ts";
import { reportFailure } from "./local/process.ts";

type Measure = () => Promise<Figure[]>;

/** The rows of the table, which may have several figures each; their names select them on the command line. */
const rows: Readonly<Record<string, Measure>> = {
  tables,
  "worker-bundle": workerBundle,
  "worker-start-up": workerStartUp,
  "worker-calls": workerCalls,
  pricing,
  "price-list": priceList,
  agenda,
  statement,
  "web-scripts": webScripts,
  "web-paint": webPaint,
  gallery,
  "work-page": workPage,
  "pages-by-address": pagesByAddress,
  "price-list-page": priceListPage,
  "price-list-pdf": priceListPdf,
  "sales-dialog": salesDialog,
  "people-search": peopleSearch,
  "guest-pages": guestPages,
  interactions,
  picture,
  lighthouse: lighthouseScores,
};

const report = ".tmp/bench/figures.json";

/** `npm run bench`: every row of the table, or those whose names are given. */
async function bench(names: readonly string[]): Promise<void> {
  const chosen = (names.length === 0 ? Object.keys(rows) : names).map(findRow);
  const figures: Figure[] = [];
  for (const [name, measure] of chosen) {
    console.error(`Measuring ${name}…`);
    figures.push(...(await measure()));
  }
  printFigures(figures);
  writeFigures(report, figures);
  console.log(`\nThe same as JSON: ${report}`);
}

function findRow(name: string): readonly [string, Measure] {
  const measure = rows[name];
  if (measure) return [name, measure];
  throw new Error(`There is no row "${name}". There are: ${Object.keys(rows).join(", ")}.`);
}

await bench(process.argv.slice(2)).catch(reportFailure);
