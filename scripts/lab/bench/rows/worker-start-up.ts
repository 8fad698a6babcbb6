import { writeFileSync } from "node:fs";
import { join } from "node:path";
import buildWorker from "#tests/support/build-worker.ts";
import { benchDirectory } from "../bundle.ts";
import { inTurn } from "../rounds.ts";
import type { Row } from "../row.ts";
import { timeToFirstAnswer } from "../workerd.ts";
import { buildWorkerDependencies, productBundle } from "./worker-bundle.ts";

/** More than of other rows, which take longer: a start may take a third longer than the next. */
const starts = 45;

/** What loading the bundle adds to the start of a workerd that loads nothing, which is started right before. */
export const workerStartUp: Row = {
  name: "worker-start-up",
  measure: async () => {
    buildWorker();
    const dependencies = await buildWorkerDependencies();
    const nothing = join(benchDirectory, "nothing.js");
    writeFileSync(nothing, "export {};\n");
    const timeLoading = async (name: string, bundle: string) => {
      const empty = await timeToFirstAnswer("nothing", nothing);
      return (await timeToFirstAnswer(name, bundle)) - empty;
    };
    const medians = await inTurn(
      {
        peer: () => timeLoading("peer", dependencies.file),
        product: () => timeLoading("product", productBundle),
      },
      starts,
    );
    return [
      {
        what: "Worker start-up / its dependencies alone",
        unit: "ms",
        ...medians,
        budget: { ratio: 1.5 },
      },
    ];
  },
};
