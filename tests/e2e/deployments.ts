import { cp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { request as ask, createServer } from "node:http";
import { extname, join } from "node:path";
import { anyAppPath, pagePaths } from "#schema/page-paths.ts";
import { buildServiceWorker } from "#scripts/build/service-worker.ts";
import { listen } from "#scripts/stand-ins/listen.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
};

/** The product's build with other file names, like a next build in which every file has changed. */
export async function copyBuild(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true });
  const assets = await readdir(join(to, "assets"));
  const renamed = assets.filter((file) => /-[\w-]{8}\.(js|css)$/.test(file));
  const nameOf = (file: string) => file.replace(/-([\w-]{8})(\.\w+)$/, "-Next$1$2");
  for (const file of await readdir(to, { recursive: true })) {
    if (!/\.(html|js|css)$/.test(file)) continue;
    const text = await readFile(join(to, file), "utf8");
    const next = renamed.reduce((all, name) => all.replaceAll(name, nameOf(name)), text);
    await writeFile(join(to, file), next);
  }
  for (const file of renamed) {
    await rename(join(to, "assets", file), join(to, "assets", nameOf(file)));
  }
  await rm(join(to, "service-worker.js"));
  await buildServiceWorker(to);
}

/** Serves the files of one deployment at a time, except the missing ones, and the product's own API. */
export async function serveDeployments(first: string, product: string) {
  const state: { build: string; gone: RegExp | null } = { build: first, gone: null };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", product);
    if (pathname.startsWith("/api/")) {
      const { method, headers } = request;
      const passed = ask(new URL(request.url ?? "/", product), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      request.pipe(passed);
      return;
    }
    void answerFile(pathname);

    async function answerFile(path: string): Promise<void> {
      const content = state.gone?.test(path) ? null : await readDeployed(path);
      const type = types[extname(path) || ".html"] ?? "application/octet-stream";
      response.writeHead(content === null ? 404 : 200, {
        "Content-Type": type,
        "Cache-Control": "no-cache",
      });
      response.end(request.method === "HEAD" ? null : content);
    }
  });
  async function readDeployed(path: string): Promise<Buffer | null> {
    const page = anyAppPath.test(path) ? pagePaths.app : path;
    const files = extname(page) === "" ? [`${page}.html`, join(page, "index.html")] : [page];
    for (const file of files) {
      const content = await readFile(join(state.build, file)).catch(() => null);
      if (content !== null) return content;
    }
    return null;
  }

  const { port, close } = await listen(server, 0, "localhost");
  return { state, origin: `http://localhost:${port}`, close };
}
