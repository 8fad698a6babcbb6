import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { firstFreePort } from "../../local/ports.ts";
import { benchDirectory } from "./bundle.ts";

const startLimit = 20_000;

/** Answers by itself, once the bundle beside it has been loaded; what the bundle would answer is not measured. */
const entry = 'import "bundle"; export default { fetch: () => new Response("ok") };\n';

/** Milliseconds from the start of workerd to its first answer, with a bundle loaded. */
export async function timeToFirstAnswer(name: string, bundle: string): Promise<number> {
  const port = await firstFreePort(9260);
  const config = writeConfig(name, bundle, port);
  const started = performance.now();
  // It says by itself that it listens: asking again and again would take from what it starts with.
  const child = spawn("workerd", ["serve", "--control-fd=3", config], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const ended = once(child, "exit");
  try {
    const [said] = await Promise.race([listens(child), ended.then(() => [null])]);
    if (said === null) throw new Error(`workerd did not start with ${bundle}.`);
    await (await fetch(`http://127.0.0.1:${port}/`)).text();
    return performance.now() - started;
  } finally {
    child.kill("SIGKILL");
    await ended;
  }
}

/** Once the first of its messages, which is of its only socket, has come. */
function listens(child: ChildProcess): Promise<unknown[]> {
  const messages = child.stdio[3];
  if (!messages) throw new Error("workerd has nowhere to write to.");
  return once(messages, "data", { signal: AbortSignal.timeout(startLimit) });
}

function writeConfig(name: string, bundle: string, port: number): string {
  const directory = join(benchDirectory, "start-up", name);
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, "entry.js"), entry);
  copyFileSync(bundle, join(directory, "bundle.js"));
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
