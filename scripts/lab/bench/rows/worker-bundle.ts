import buildWorker, { builtWorker } from "#tests/support/build-worker.ts";
import { buildPeerWorker, gzipSize } from "../bundle.ts";
import { writeDependencies } from "../dependencies.ts";
import type { Row } from "../row.ts";

/** What of the product runs in the Worker. */
export const workerSources = ["worker/**/*.ts", "schema/**/*.ts"];

export const productBundle = `${builtWorker}/index.js`;

/** The packages that the Worker imports, bundled without it. */
export function buildWorkerDependencies() {
  const entry = writeDependencies("worker-dependencies", workerSources);
  return buildPeerWorker("worker-dependencies-built", entry);
}

export const workerBundleBudget = { ratio: 1.25, limit: 160 * 1024 } as const;

export const workerBundle: Row = {
  name: "worker-bundle",
  measure: async () => {
    buildWorker();
    const dependencies = await buildWorkerDependencies();
    return [
      {
        what: "Worker bundle, minified, gzip / its dependencies alone",
        unit: "bytes",
        peer: gzipSize(dependencies.file),
        product: gzipSize(productBundle),
        budget: workerBundleBudget,
      },
    ];
  },
};
