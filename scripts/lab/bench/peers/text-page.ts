import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { benchDirectory } from "../bundle.ts";

/** One static file with the text that a page shows, and nothing else. Returns its directory. */
export function writeTextPage(text: string): string {
  const directory = resolve(benchDirectory, "text-page");
  mkdirSync(directory, { recursive: true });
  const paragraphs = text
    .split(/\n+/)
    .map((line) => `<p>${line.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</p>`);
  const head = `<meta charset="utf-8" /><meta name="viewport" content="width=device-width" />`;
  writeFileSync(
    join(directory, "index.html"),
    `<!doctype html><html lang="en"><head>${head}<title>Peer</title></head><body>${paragraphs.join("\n")}</body></html>\n`,
  );
  return directory;
}
