import { writeFileSync } from "node:fs";
import { join } from "node:path";
import buildWorker from "#worker/testing/build-worker.ts";
import { benchDirectory } from "../bundle.ts";
import { inTurn } from "../rounds.ts";
import type { Row } from "../row.ts";
import { timeToFirstAnswer } from "../workerd.ts";
import { buildWorkerDependencies, productBundle } from "./worker-bundle.ts";

/** What loading the bundle adds to the start of a workerd that loads nothing. */
export const workerStartUp: Row = {
  name: "worker-start-up",
  measure: async () => {
    buildWorker();
    const dependencies = await buildWorkerDependencies();
    const nothing = join(benchDirectory, "nothing.js");
    writeFileSync(nothing, "export {};\n");
    const medians = await inTurn({
      nothing: () => timeToFirstAnswer("nothing", nothing),
      peer: () => timeToFirstAnswer("peer", dependencies.file),
      product: () => timeToFirstAnswer("product", productBundle),
    });
    return [
      {
        what: "Worker start-up / its dependencies alone",
        unit: "ms",
        peer: medians.peer - medians.nothing,
        product: medians.product - medians.nothing,
        budget: { ratio: 1.5 },
      },
    ];
  },
};
