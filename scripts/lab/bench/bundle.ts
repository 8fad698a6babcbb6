import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { run, wrangler } from "../../local/run.ts";

/** Where the bench keeps what it builds. */
export const benchDirectory = ".tmp/bench";

interface BuiltWorker {
  readonly directory: string;
  /** The Worker's configuration: the product's, with another entry. */
  readonly configPath: string;
  /** The bundle. */
  readonly file: string;
}

/** Builds a Worker as the product's is built, with the same bindings, from the same packages as they come. */
export async function buildPeerWorker(name: string, entry: string): Promise<BuiltWorker> {
  mkdirSync(benchDirectory, { recursive: true });
  mkdirSync("dist/web", { recursive: true });
  const directory = join(benchDirectory, name);
  const configPath = join(benchDirectory, `${name}.toml`);
  const config = readFileSync("wrangler.toml", "utf8")
    .replace(/^main = .*$/m, `main = "../../${entry}"`)
    .replace(/^\[alias\]\n(?:".*\n)*/m, "")
    .replaceAll(/\blimit = \d+/g, "limit = 1000000")
    .replaceAll(/^(directory|migrations_dir) = "/gm, '$1 = "../../');
  writeFileSync(configPath, config);
  await run(
    `Building the peer "${name}"`,
    ...wrangler("deploy", "--dry-run", "--config", configPath, "--outdir", resolve(directory)),
  );
  const built = entry.slice(entry.lastIndexOf("/") + 1).replace(/\.ts$/, ".js");
  return { directory, configPath, file: join(directory, built) };
}

export function gzipSize(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).length;
}
