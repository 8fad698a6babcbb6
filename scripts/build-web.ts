import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { buildServiceWorker } from "./build-service-worker.ts";

const output = "dist/web";
const prerenderer = ".tmp/prerender";

interface Page {
  /** Under the output directory, such as `terms.html`. */
  readonly file: string;
  readonly title: string;
  readonly html: string;
  readonly isWhole: boolean;
}

/**
 * Builds the web bundle and writes an HTML file for every route: whole pages where there is something to
 * read before any script runs, shells with a spinner where a session is needed, and the 404 page. Last the
 * service worker, which knows all of them.
 */
export async function buildWeb(): Promise<void> {
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
  await rm(join(output, "index.html"));
  for (const page of await renderPages()) {
    const file = join(output, page.file);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, fill(template, page));
  }
  await buildServiceWorker(output);
}

function fill(template: string, { title, html, isWhole }: Page): string {
  const root = isWhole ? '<div id="root" data-whole>' : '<div id="root">';
  return template
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replace('<div id="root"></div>', () => `${root}${html}</div>`);
}
