import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";

/** The pages of web/guest/, which the Worker fills in and serves (worker/links/guest-page.ts). */
const pages = ["guest.html", "link-ended.html"] as const;

/** What a page loads beside its script, by the language or the kind of which the Worker leaves it in the page. */
const parts = {
  "en-CA": "en-CA",
  "fr-CA": "fr-CA",
  invoice: "invoice-page",
  label: "label-page",
} as const;

const styleSheet = /<link rel="stylesheet" crossorigin href="(\/assets\/[^"]+\.css)">/;

/**
 * Builds what somebody with an address sees into `folder`/guest. The style sheet is inlined, so that a phone needs one
 * answer before it paints.
 */
export async function buildGuestPages(folder: string): Promise<void> {
  await build({ configFile: "web/guest/vite.config.ts", logLevel: "warn" });
  const assets = await readdir(join(folder, "assets"));
  const preloads = Object.entries(parts).map(([use, name]) => preloadOf(use, name, assets));
  const sheets = new Set<string>();
  for (const page of pages) {
    const file = join(folder, "guest", page);
    const html = await readFile(file, "utf8");
    const [link, address] = styleSheet.exec(html) ?? [];
    if (link === undefined || address === undefined) throw new Error(`${page} has no style sheet.`);
    sheets.add(join(folder, address));
    const styles = `<style>${(await readFile(join(folder, address), "utf8")).trim()}</style>`;
    const isFilled = page === "guest.html";
    await writeFile(
      file,
      html.replace(link, () => [styles, ...(isFilled ? preloads : [])].join("")),
    );
  }
  await Promise.all([...sheets].map((sheet) => rm(sheet)));
}

function preloadOf(use: string, name: string, assets: readonly string[]): string {
  const pattern = new RegExp(`^guest-${name}-[\\w-]{8}\\.js$`);
  const file = assets.find((asset) => pattern.test(asset));
  if (file === undefined) throw new Error(`The pages of guests have no ${name}.js.`);
  return `<link rel="modulepreload" crossorigin href="/assets/${file}" data-for="${use}">`;
}
