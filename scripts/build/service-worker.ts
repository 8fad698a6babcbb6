import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "vite";

interface PrecachedFile {
  readonly url: string;
  /** As `fetch` checks it. */
  readonly integrity: string;
}

/**
 * Not cached: the pages of guests, the shells beside that of the calculator, fonts of other scripts, the picture of the landing page, and the decoder of HEIC,
 * which is three times the size of the application.
 */
const leftOut =
  /(^|\/)404\.html$|^admin\/|-(cyrillic|greek|vietnamese|canadian)|\.jpg$|^assets\/(heic|guest)-|^(guest|shells)\/|^service-worker\.js$/;
const precached = /\.(html|js|css|woff2|svg)$/;
/** What makes and shows documents, and their fonts: as heavy as the application, and kept once it has been used. */
const cachedOnFirstUse = /^assets\/((pdf-worker|open-pdf|preview-worker)-[\w-]{8}\.js|.+\.woff)$/;

/** What the application needs to open without a network, in a fixed order. */
function listPrecached(folder: string): PrecachedFile[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => precached.test(file) && !leftOut.test(file) && !cachedOnFirstUse.test(file))
    .sort()
    .map((file) => ({
      url: `/${file.replace(/(^|\/)index\.html$/, "$1").replace(/\.html$/, "")}`,
      integrity: `sha256-${sha256(readFileSync(join(folder, file))).toString("base64")}`,
    }));
}

function listCachedOnFirstUse(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => cachedOnFirstUse.test(file))
    .sort()
    .map((file) => `/${file}`);
}

/** Builds the service worker for the pages and files in `folder`, named after their content. */
export async function buildServiceWorker(folder: string): Promise<void> {
  const precached = JSON.stringify(listPrecached(folder));
  const onceUsed = JSON.stringify(listCachedOnFirstUse(folder));
  const version = sha256(precached + onceUsed)
    .toString("hex")
    .slice(0, 16);
  await build({
    configFile: false,
    logLevel: "warn",
    define: { precached, onceUsed, cacheName: JSON.stringify(`build-${version}`) },
    build: {
      outDir: resolve(folder),
      emptyOutDir: false,
      copyPublicDir: false,
      target: "es2023",
      rolldownOptions: {
        input: resolve("web/service-worker/service-worker.ts"),
        output: { entryFileNames: "service-worker.js", format: "iife" },
      },
    },
  });
}

function sha256(content: string | Uint8Array): Buffer {
  return createHash("sha256").update(content).digest();
}
