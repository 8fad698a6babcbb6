import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { firstFreePort } from "../lib/ports.ts";
import { benchDirectory } from "./bundle.ts";

const startLimit = 20_000;

/** Answers by itself, once the bundle beside it has been loaded; what the bundle would answer is not measured. */
const entry = 'import "bundle"; export default { fetch: () => new Response("ok") };\n';

/** Milliseconds from the start of workerd to its first answer, with a bundle loaded. */
export async function timeToFirstAnswer(name: string, bundle: string): Promise<number> {
  const port = await firstFreePort(9260);
  const config = writeConfig(name, bundle, port);
  const started = performance.now();
  const child = spawn("workerd", ["serve", config], { stdio: "ignore" });
  try {
    await answered(`http://127.0.0.1:${port}/`, started + startLimit);
    return performance.now() - started;
  } finally {
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }
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

async function answered(url: string, deadline: number): Promise<void> {
  while (performance.now() < deadline) {
    const response = await fetch(url).catch(() => null);
    if (response !== null) {
      await response.text();
      return;
    }
    await wait(1);
  }
  throw new Error(`workerd did not answer at ${url}.`);
}
