import { type ChildProcess, spawn } from "node:child_process";
import { offline } from "./offline.ts";

/** Runs a tool to its end. Its output is kept back unless it fails. */
export async function run(what: string, command: string, args: readonly string[]): Promise<void> {
  const child = spawn(command, args, {
    env: { ...process.env, ...offline },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  child.stdout.on("data", (chunk) => output.push(String(chunk)));
  child.stderr.on("data", (chunk) => output.push(String(chunk)));
  const code = await ended(child);
  if (code !== 0) throw new Error(`${what} failed.\n\n${output.join("").trim()}`);
}

/** Runs a tool to its end, with the console as its own. Returns its exit code. */
export function runInConsole(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number | null> {
  return ended(spawn(command, args, { stdio: "inherit", env: { ...process.env, ...env } }));
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", resolve);
  });
}

export function wrangler(...args: string[]): [string, string[]] {
  return [process.execPath, ["node_modules/wrangler/bin/wrangler.js", ...args]];
}
