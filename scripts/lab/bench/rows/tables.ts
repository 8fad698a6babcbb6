import { performance } from "node:perf_hooks";
import Papa from "papaparse";
import { createTranslator } from "use-intl/core";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { csvText } from "#web/browser/csv-file.ts";
import { type WorksContext, worksHead, worksRows } from "#web/features/export/works-rows.ts";
import { analyzeFile } from "#web/features/imports/analysis/analyze-file.ts";
import { noDecisions } from "#web/features/imports/analysis/decisions.ts";
import { findWorkRows } from "#web/features/imports/analysis/work-rows.ts";
import { readTable } from "#web/features/imports/file/read-table.ts";
import en from "#web/i18n/texts/en-CA.json" with { type: "json" };
import english from "#web/i18n/texts/exports.en-CA.json" with { type: "json" };
import { inTurn, medians } from "../rounds.ts";
import type { Figure } from "../row.ts";

const { worksTable } = english.exports;

const budget = { ratio: 2 };

/** The file of an export and what an import makes of it, beside papaparse alone with the same rows. */
export async function tables(): Promise<Figure[]> {
  return [await measureImport(), await measureExport()];
}

async function measureExport(): Promise<Figure> {
  const works = worksOf(10_000);
  const context = englishContext();
  const [head, rows] = [worksHead(context), worksRows(works, context)];
  const times = await inTurn({
    peer: async () => time(() => Papa.unparse({ fields: head, data: rows })),
    product: async () => time(() => csvText(worksHead(context), worksRows(works, context), ",")),
  });
  return {
    what: "export of 10,000 works as CSV / papaparse writing the same rows",
    unit: "ms",
    ...medians(times, (each) => each),
    budget,
  };
}

/** Only the file is in memory meanwhile, as on the page that imports it. */
async function measureImport(): Promise<Figure> {
  const bytes = fileOf(5_000);
  const times = await inTurn({
    peer: async () =>
      time(() => Papa.unparse(Papa.parse<string[]>(new TextDecoder().decode(bytes)).data)),
    product: async () => {
      const started = performance.now();
      const { ready } = analyzeFile(findWorkRows(await readTable(bytes)), noDecisions);
      if (ready.length !== 5_000) throw new Error(`Only ${ready.length} rows were read.`);
      return performance.now() - started;
    },
  });
  return {
    what: "import of 5,000 rows, as far as they are sent / papaparse reading and writing them",
    unit: "ms",
    ...medians(times, (each) => each),
    budget,
  };
}

function fileOf(count: number): Uint8Array {
  const context = englishContext();
  return new TextEncoder().encode(
    csvText(worksHead(context), worksRows(worksOf(count), context), ","),
  );
}

function time(make: () => string): number {
  const started = performance.now();
  const { length } = make();
  const took = performance.now() - started;
  if (length === 0) throw new Error("Nothing was written.");
  return took;
}

function englishContext(): WorksContext {
  const { choices, work } = en;
  const messages = { exports: { worksTable }, choices, work };
  const locale = "en-CA";
  return {
    t: createTranslator({ locale, messages, namespace: "exports.worksTable" }),
    statuses: createTranslator({ locale, messages, namespace: "work.statuses" }),
    choices: createTranslator({ locale, messages, namespace: "choices" }),
    channelName: ({ name, kind }) => name ?? kind,
    units: "metric",
    sales: new Map(),
    channels: [],
    locale,
    pictures: null,
  };
}

function worksOf(length: number): Artwork[] {
  return Array.from({ length }, (_, index) => ({
    ...{
      id: String(index),
      title: `Low Tide, no. ${index}`,
      dateCreated: String(2000 + (index % 26)),
    },
    ...{ width: (20 + (index % 400) / 10) / 2.54, height: (30 + (index % 300) / 10) / 2.54 },
    ...{ depth: "canvas-0.75", medium: index % 2 === 0 ? "oil" : "acrylic" },
    ...{ materialsCost: 40, hoursSpent: 5 + (index % 7), suggestedPrice: 380.75, currency: "CAD" },
    ...{ imageUrl: null, breakdown: null, createdAt: "", updatedAt: "" },
    ...{ inventoryNumber: `2026-${index}`, status: "available", location: "Rack 9" },
    statusDetails: { who: null, until: null, channelId: null, since: null, dueBack: null },
    ...{ askingPriceCents: 95_000, listedCents: null, listedCurrency: "CAD" },
    ...{ askedCents: 95_000 + index, askedCurrency: "CAD", framed: false, framingCents: 0 },
    ...{ notes: "Varnished twice, “matte”", archived: false, mediumLine: "", sale: null },
  }));
}
