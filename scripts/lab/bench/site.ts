import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";
import { gzipSync } from "node:zlib";
import { firstFreePort } from "../../local/ports.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
};

const compressed = [".html", ".js", ".css", ".json", ".svg", ".webmanifest"];

export interface Site {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves built files compressed, product and peers alike, so that a comparison of pages is one of pages; what
 * is under /api is asked of `api`.
 */
export async function serveSite(directory: string, api: string | null = null): Promise<Site> {
  const port = await firstFreePort(9250);
  const server = createServer((request, response) => {
    answer(directory, api, request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(
  directory: string,
  api: string | null,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
  if (pathname.startsWith("/api/")) {
    if (api === null) response.writeHead(401).end();
    else await pass(`${api}${pathname}${search}`, request, response);
    return;
  }
  const file = findFile(directory, pathname);
  if (file === null) {
    response.writeHead(404).end();
    return;
  }
  const type = types[extname(file)] ?? "application/octet-stream";
  const isCompressed = compressed.includes(extname(file));
  response.writeHead(200, {
    "Content-Type": type,
    ...(isCompressed && { "Content-Encoding": "gzip" }),
    "Cache-Control": "no-cache",
  });
  response.end(isCompressed ? compress(file) : readFileSync(file));
}

async function pass(
  url: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answered = await fetch(url, { headers: { Cookie: request.headers.cookie ?? "" } });
  const body = Buffer.from(await answered.arrayBuffer());
  response.writeHead(answered.status, {
    "Content-Type": answered.headers.get("Content-Type") ?? "application/json",
  });
  response.end(body);
}

function findFile(directory: string, pathname: string): string | null {
  const path = join(directory, normalize(decodeURIComponent(pathname)));
  const candidates = pathname.endsWith("/") ? [join(path, "index.html")] : [path, `${path}.html`];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile()) ?? null;
}

const kept = new Map<string, Buffer>();

/** Once for each state of a file: compressing must not be part of what is timed. */
function compress(file: string): Buffer {
  const key = `${file} ${statSync(file).mtimeMs}`;
  const known = kept.get(key);
  if (known) return known;
  const bytes = gzipSync(readFileSync(file), { level: 9 });
  kept.set(key, bytes);
  return bytes;
}
