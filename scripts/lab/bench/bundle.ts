import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** Where the bench writes what it builds. */
export const benchDirectory = ".tmp/bench";

/** Where the peers' pages are built. */
export const peerPages = join(benchDirectory, "pages");

/**
 * Writes the configuration of a peer's Worker: the product's with its bindings, with another entry, without
 * replaced packages and limits, and with routes of its own. Returns the file.
 */
export function writePeerConfig(name: string, entry: string): string {
  mkdirSync(join(peerPages, "peer"), { recursive: true });
  const file = join(benchDirectory, `${name}.toml`);
  const config = readFileSync("wrangler.toml", "utf8")
    .replace(/^name = .*$/m, `name = "${name}"\nroutes = ["localhost/peer/*", "127.0.0.1/peer/*"]`)
    .replace(/^main = .*$/m, `main = "../../${entry}"`)
    .replace(/^\[alias\]\n(?:".*\n)*/m, "")
    .replaceAll(/\blimit = \d+/g, "limit = 1000000")
    .replace(/^directory = .*$/m, 'directory = "pages"')
    .replace('migrations_dir = "', 'migrations_dir = "../../');
  writeFileSync(file, config);
  return file;
}

export function gzipSize(file: string): number {
  return gzipLength(readFileSync(file));
}

export function gzipLength(content: string | Buffer): number {
  return gzipSync(content, { level: 9 }).length;
}
