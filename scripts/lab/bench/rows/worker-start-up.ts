import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import buildWorker from "#tests/support/build-worker.ts";
import { firstFreePort } from "../../../local/ports.ts";
import { benchDirectory } from "../bundle.ts";
import { inTurn, medians } from "../rounds.ts";
import type { Figure } from "../row.ts";
import { buildWorkerDependencies, productBundle } from "./worker-bundle.ts";

/** More than of other rows, which take longer: a start may take a third longer than the next. */
const starts = 45;
/** In milliseconds. */
const startLimit = 20_000;

/** What loading the bundle adds to the start of a workerd that loads nothing, which is started right before. */
export async function workerStartUp(): Promise<Figure[]> {
  buildWorker();
  const dependencies = await buildWorkerDependencies();
  const nothing = join(benchDirectory, "nothing.js");
  writeFileSync(nothing, "export {};\n");
  const timeLoading = async (bundle: string) => {
    const empty = await timeToFirstAnswer(nothing);
    return (await timeToFirstAnswer(bundle)) - empty;
  };
  const results = await inTurn(
    { peer: () => timeLoading(dependencies), product: () => timeLoading(productBundle) },
    starts,
  );
  return [
    {
      what: "Worker start-up / its dependencies alone",
      unit: "ms",
      ...medians(results, (time) => time),
      budget: { ratio: 2.5, limit: 40 },
    },
  ];
}

/** Milliseconds from the start of workerd to its first answer, with a bundle loaded. */
async function timeToFirstAnswer(bundle: string): Promise<number> {
  const port = await firstFreePort(9260);
  const config = writeConfig(bundle, port);
  const started = performance.now();
  // It writes to the control pipe as soon as it listens: polling would slow the start.
  const child = spawn("workerd", ["serve", "--control-fd=3", config], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const ended = once(child, "exit");
  try {
    const control = child.stdio[3];
    if (!control) throw new Error("workerd has no control pipe.");
    const listening = once(control, "data", { signal: AbortSignal.timeout(startLimit) });
    const [message] = await Promise.race([listening, ended.then(() => [null])]);
    if (message === null) throw new Error(`workerd did not start with ${bundle}.`);
    await (await fetch(`http://127.0.0.1:${port}/`)).text();
    return performance.now() - started;
  } finally {
    child.kill("SIGKILL");
    await ended;
  }
}

/** The entry answers by itself, once the bundle is loaded: what the bundle would answer is not measured. */
function writeConfig(bundle: string, port: number): string {
  const directory = join(benchDirectory, "start-up");
  mkdirSync(directory, { recursive: true });
  copyFileSync(bundle, join(directory, "bundle.js"));
  writeFileSync(
    join(directory, "entry.js"),
    'import "bundle"; export default { fetch: () => new Response("ok") };\n',
  );
  const config = join(directory, "config.capnp");
  writeFileSync(
    config,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = [
      (name = "entry", esModule = embed "entry.js"),
      (name = "bundle", esModule = embed "bundle.js"),
    ],
    compatibilityDate = "2026-10-20",
  ))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
`,
  );
  return config;
}
