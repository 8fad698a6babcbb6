import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { writeAssetHeaders } from "./build-headers.ts";
import { buildServiceWorker } from "./build-service-worker.ts";
import { fillPage, type Page } from "./fill-page.ts";

const output = "dist/web";
const prerenderer = ".tmp/prerender";

/**
 * Builds the web bundle and writes an HTML file for every route: whole pages where there is something to
 * read before any script runs, shells with a spinner where a session is needed, and the 404 pages. Last the
 * service worker, which knows all of them. `origin` is where search engines find the pages.
 */
export async function buildWeb(origin = process.env.APP_URL ?? ""): Promise<void> {
  const config = { configFile: "web/vite.config.ts", logLevel: "warn" } as const;
  await build(config);
  await build({
    ...config,
    build: {
      ssr: "prerender.tsx",
      outDir: resolve(prerenderer),
      emptyOutDir: true,
      copyPublicDir: false,
    },
  });
  const { renderPages } = (await import(
    pathToFileURL(resolve(prerenderer, "prerender.js")).href
  )) as { renderPages: () => Promise<Page[]> };
  const template = await readFile(join(output, "index.html"), "utf8");
  const site = { origin, frenchWords: await findFrenchWords() };
  await rm(join(output, "index.html"));
  for (const page of await renderPages()) {
    const file = join(output, page.file);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, fillPage(template, page, site));
  }
  await writeAssetHeaders(output);
  await buildServiceWorker(output);
}

/** The address of the French catalogue, for /language.js to fetch ahead of the application. */
async function findFrenchWords(): Promise<string> {
  const files = await readdir(join(output, "assets"));
  const file = files.find((name) => /^fr-CA-.*\.js$/.test(name));
  if (!file) throw new Error("The build has no chunk of the French catalogue.");
  return `/assets/${file}`;
}
