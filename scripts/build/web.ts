import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { requireWritable } from "../local/writable.ts";
import { allowScript, writeAssetHeaders } from "./asset-headers.ts";
import { buildEarlyScript } from "./early-script.ts";
import { fillPage, type Page, type Site } from "./fill-page.ts";
import { buildGuestPages } from "./guest.ts";
import { readScripts } from "./part-scripts.ts";
import { buildServiceWorker } from "./service-worker.ts";

const output = "dist/web";
const prerenderer = ".tmp/prerender";
const config = { configFile: "web/vite.config.ts", logLevel: "warn" } as const;

/**
 * Builds the web bundle and writes an HTML file for every route: whole pages that can be read before any script runs,
 * shells with a spinner where a session is needed, the 404 pages, those of guests, and last the service worker, which
 * lists all but the last.
 * `origin` is the address of the site for search engines.
 */
export async function buildWeb(origin = process.env.APP_URL ?? ""): Promise<void> {
  await requireWritable(output, prerenderer);
  const pages = await renderPages();
  const scriptsOf = readScripts(await build(config));
  const template = await readFile(join(output, "index.html"), "utf8");
  await rm(join(output, "index.html"));
  const site = { ...(await readSite(origin)), scriptsOf };
  for (const page of pages) {
    const file = join(output, page.file);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, fillPage(template, page, site));
  }
  await buildGuestPages(output);
  await writeAssetHeaders(output);
  await allowScript(output, site.earlyScript);
  await buildServiceWorker(output);
}

/** Renders every page, and writes the whole ones where `web/styles/whole-pages.css` finds its classes. */
async function renderPages(): Promise<Page[]> {
  await build({
    ...config,
    build: {
      ssr: "app/prerender.tsx",
      outDir: resolve(prerenderer),
      emptyOutDir: true,
      copyPublicDir: false,
      // The browser's chunks would bring along modules that need a document.
      rolldownOptions: { output: { codeSplitting: true } },
    },
  });
  const { renderPages: render } = (await import(
    pathToFileURL(resolve(prerenderer, "prerender.js")).href
  )) as { renderPages: () => Promise<Page[]> };
  const pages = await render();
  const folder = join(prerenderer, "pages");
  await mkdir(folder);
  const whole = pages.filter(({ isWhole }) => isWhole);
  await writeFile(join(folder, "whole.html"), whole.map(({ html }) => html).join("\n"));
  return pages;
}

async function readSite(origin: string): Promise<Omit<Site, "scriptsOf">> {
  const assets = await readdir(join(output, "assets"));
  return {
    origin,
    earlyScript: await buildEarlyScript(),
    faces: await takeStyles("faces", assets),
    wholePageStyles: await takeStyles("whole-pages", assets),
    fonts: ["brygada-1918-latin-wght-normal", "radio-canada-latin-wght-normal"].map((font) =>
      findAsset(font, "woff2", assets),
    ),
  };
}

/** Takes a style sheet out of the build to inline it in the pages. */
async function takeStyles(name: string, assets: readonly string[]): Promise<string> {
  const file = join(output, findAsset(name, "css", assets));
  const styles = await readFile(file, "utf8");
  await rm(file);
  return styles.trim();
}

function findAsset(name: string, extension: string, assets: readonly string[]): string {
  const pattern = new RegExp(`^${name}-[\\w-]{8}\\.${extension}$`);
  const file = assets.find((asset) => pattern.test(asset));
  if (!file) throw new Error(`The build has no ${name}.${extension}.`);
  return `/assets/${file}`;
}
