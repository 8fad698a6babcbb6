import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { guestPages } from "#schema/links/links-paths.ts";
import { unlimitedConfig } from "./build-worker.ts";
import { startWorker, type TestWorker } from "./harness.ts";

/** The pages as they are written, which the Worker fills in as it does those that are built. */
const pages = ["guest.html", "link-ended.html"] as const;

/** The Worker with the pages of guests as its files, and without limits a minute. `name` is no other test's. */
export async function startWithGuestPages(name: string): Promise<TestWorker> {
  const folder = `.tmp/${name}`;
  mkdirSync(`${folder}/guest`, { recursive: true });
  for (const page of pages) cpSync(`web/guest/${page}`, `${folder}/guest/${page}`);
  const configPath = `.tmp/wrangler.${name}.toml`;
  const configured = readFileSync(unlimitedConfig, "utf8");
  writeFileSync(configPath, configured.replace(/^directory = ".*"$/m, `directory = "${name}"`));
  return startWorker({ configPath });
}

/** The path of the page at an address. */
export function linkPagePath(address: string): string {
  return guestPages.link.replace(":address", address);
}

/** The path of the page of a label's code. */
export function labelPagePath(code: string): string {
  return guestPages.label.replace(":code", code);
}
