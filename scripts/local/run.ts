import { type ChildProcess, spawn } from "node:child_process";
import { offline } from "./offline.ts";

/** Runs a tool to its end. Its output is kept back unless it fails. */
export async function run(what: string, command: string, args: readonly string[]): Promise<void> {
  await readOutput(what, command, args);
}

/** Runs a tool to its end. Returns what it writes to its standard output. */
export async function readOutput(
  what: string,
  command: string,
  args: readonly string[],
): Promise<string> {
  const child = spawn(command, args, {
    env: { ...process.env, ...offline },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const standard: Buffer[] = [];
  const all: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => {
    standard.push(chunk);
    all.push(chunk);
  });
  child.stderr.on("data", (chunk: Buffer) => all.push(chunk));
  // Once it is closed, all of its output has arrived.
  const code = await ended(child, "close");
  if (code !== 0) throw new Error(`${what} failed.\n\n${Buffer.concat(all).toString().trim()}`);
  return Buffer.concat(standard).toString();
}

/** Runs a tool to its end, with the console as its own. Returns its exit code. */
export function runInConsole(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number | null> {
  return ended(spawn(command, args, { stdio: "inherit", env: { ...process.env, ...env } }));
}

function ended(child: ChildProcess, event: "exit" | "close" = "exit"): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once(event, resolve);
  });
}

export function wrangler(...args: string[]): [string, string[]] {
  return [process.execPath, ["node_modules/wrangler/bin/wrangler.js", ...args]];
}
