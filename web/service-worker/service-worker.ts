import { anyAppPath, pagePaths } from "#schema/page-paths.ts";

/**
 * Opens the application without a network (docs/decisions/011). Each build has a cache of its own, filled completely or
 * not at all, and kept until the last window of that build is closed, so that a page never gets another build's files.
 * Requests under /api are ignored.
 */
declare const self: ServiceWorkerGlobalScope;

/** What the build wrote (scripts/build/service-worker.ts). */
declare const precached: readonly { readonly url: string; readonly integrity: string }[];
/** What is kept from its first use on. */
declare const onceUsed: readonly string[];
declare const cacheName: string;

const urls = new Set(precached.map(({ url }) => url));
const urlsOnceUsed = new Set(onceUsed);

async function fill(): Promise<void> {
  const cache = await caches.open(cacheName);
  // The integrity is this build's: the file of a newer deployment is refused, and with it the whole cache.
  await cache.addAll(
    precached.map(({ url, integrity }) => new Request(url, { integrity, cache: "no-cache" })),
  );
}

async function dropEarlierBuilds(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
}

/** All paths of the application have one page. */
function pageAt(path: string): string {
  return anyAppPath.test(path) ? pagePaths.app : path;
}

/** The page from the network, or this build's without one. */
async function openPage(request: Request, path: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const cached = await caches.match(path, { cacheName });
    if (cached) return cached;
    throw error;
  }
}

/** A file whose name changes with its content, so the cached one is current. */
async function openFile(request: Request, path: string): Promise<Response> {
  return (await caches.match(path, { cacheName })) ?? fetch(request);
}

/** A rare file, which is kept from now on; without room it is only not kept. */
async function openRareFile(request: Request, path: string): Promise<Response> {
  const cached = await caches.match(path, { cacheName });
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) {
    const copy = response.clone();
    const cache = await caches.open(cacheName);
    await cache.put(path, copy).catch((error: unknown) => {
      console.warn("A file could not be kept for offline use.", error);
    });
  }
  return response;
}

/** All rare files, one after another; those that cannot be fetched are kept at their first use. */
async function keepRareFiles(): Promise<void> {
  for (const path of onceUsed) {
    await openRareFile(new Request(path), path).catch((error: unknown) => {
      console.warn("A file could not be kept for offline use.", error);
    });
  }
}

async function activate(): Promise<void> {
  await dropEarlierBuilds();
  // The page that installed the first one has its files from there as well.
  await self.clients.claim();
}

self.addEventListener("message", (event) => {
  if (event.data === "keep-rare-files") event.waitUntil(keepRareFiles());
});
self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isPage = request.mode === "navigate";
  const path = isPage ? pageAt(pathname) : pathname;
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (urlsOnceUsed.has(path)) event.respondWith(openRareFile(request, path));
  if (!urls.has(path)) return;
  event.respondWith(isPage ? openPage(request, path) : openFile(request, path));
});
