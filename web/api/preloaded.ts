/** The paths of the artist's data that was preloaded with the opened page (web/browser/early/preload.ts). */
const paths = new Set(readPaths());
/** In milliseconds from the opening of the page: what is asked for later is asked anew. */
const trueFor = 10_000;

function readPaths(): string[] {
  return globalThis.document?.documentElement.dataset.answers?.split(" ") ?? [];
}

/** Whether the answer to a GET of this path has been preloaded: true once. */
export function takePreloaded(path: string): boolean {
  return paths.delete(path) && performance.now() < trueFor;
}

/** Before a change: what was answered until then may not be true after it. */
export function forgetPreloaded(): void {
  paths.clear();
}
