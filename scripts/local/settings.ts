import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { stateDirectory } from "./state.ts";

type Settings = Record<string, string>;

/** The embedded defaults, overridden by a .dev.vars of one's own. */
export function readLocalSettings(): Settings {
  return { ...readVars(".dev.vars.example"), ...readVars(".dev.vars") };
}

function readVars(file: string): Settings {
  if (!existsSync(file)) return {};
  const vars: Settings = {};
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, "utf8")))) {
    if (value !== undefined) vars[name] = value;
  }
  return vars;
}

/** Writes the settings where `wrangler dev --env-file` takes them from, and returns that file. */
export function writeWorkerVars(settings: Settings): string {
  const file = join(stateDirectory, "worker.vars");
  mkdirSync(stateDirectory, { recursive: true });
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  writeFileSync(file, `${lines.join("\n")}\n`, { mode: 0o600 });
  return file;
}
