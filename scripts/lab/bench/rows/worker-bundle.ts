import { join, resolve } from "node:path";
import buildWorker, { builtWorker } from "#tests/support/build-worker.ts";
import { run, wrangler } from "../../../local/run.ts";
import { benchDirectory, gzipSize, writePeerConfig } from "../bundle.ts";
import { writeDependencies } from "../dependencies.ts";
import type { Figure } from "../row.ts";

export const productBundle = `${builtWorker}/index.js`;

/** Bundles the packages that the Worker imports, as the product is, without it. Returns the file. */
export async function buildWorkerDependencies(): Promise<string> {
  const name = "worker-dependencies";
  const config = writePeerConfig(
    name,
    writeDependencies(name, ["worker/**/*.ts", "schema/**/*.ts"]),
  );
  const directory = resolve(benchDirectory, "worker-dependencies-built");
  await run(
    "Building the Worker's dependencies",
    ...wrangler("deploy", "--dry-run", "--config", config, "--outdir", directory),
  );
  return join(directory, `${name}.js`);
}

export async function workerBundle(): Promise<Figure[]> {
  buildWorker();
  return [
    {
      what: "Worker bundle, minified, gzip / its dependencies alone",
      unit: "bytes",
      peer: gzipSize(await buildWorkerDependencies()),
      product: gzipSize(productBundle),
      budget: { ratio: 1.8 },
    },
  ];
}
