import { lazyPart } from "#web/browser/lazy-part.ts";
import { decode } from "./decode.ts";
import type { Orientation } from "./orientation.ts";
import type { PictureAnswer, PictureRequest } from "./picture-worker.ts";
import type { Rendered } from "./render.ts";

/** The worker has a copy of its own; few pictures are rendered in the page. */
const renderer = lazyPart("picture-renderer", () => import("./render.ts"));

/** The worker for the next picture, started in advance. */
let spare: Worker | null = null;

/** Starts the worker while the file chooser is open, so that its loading time is not added to the picture's. */
export function startWorkerEarly(): void {
  if (spare !== null || !hasWorkers()) return;
  const worker = startWorker();
  worker?.addEventListener("error", () => {
    if (spare === worker) spare = null;
  });
  spare = worker;
}

/**
 * Prepares a picture for saving, in a worker; in the page where the browser has none, and for formats that only a
 * document can decode. Aborting the signal stops the work.
 * @throws UnreadablePicture, or the signal's reason.
 */
export async function preparePicture(
  blob: Blob,
  orientation: Orientation,
  signal?: AbortSignal,
): Promise<Rendered> {
  const rendered = hasWorkers() ? await prepareInWorker({ blob, orientation }, signal) : null;
  if (rendered) return rendered;
  const decoded = await decode(blob);
  await renderer.load();
  signal?.throwIfAborted();
  const part = renderer.get();
  if (part === null) throw new Error("The renderer of pictures is not loaded.");
  return part.renderPicture(decoded, blob, orientation);
}

function hasWorkers(): boolean {
  return typeof Worker !== "undefined" && typeof OffscreenCanvas !== "undefined";
}

/** Uses one worker for each picture: terminating it frees the memory, and stops it halfway. */
async function prepareInWorker(
  request: PictureRequest,
  signal: AbortSignal | undefined,
): Promise<PictureAnswer> {
  const worker = spare ?? startWorker();
  spare = null;
  if (worker === null) return null;
  try {
    return await new Promise<PictureAnswer>((resolve, reject) => {
      signal?.throwIfAborted();
      signal?.addEventListener("abort", () => reject(signal.reason));
      worker.addEventListener("message", ({ data }: MessageEvent<PictureAnswer>) => resolve(data));
      worker.addEventListener("error", () => resolve(null));
      worker.postMessage(request);
    });
  } finally {
    worker.terminate();
  }
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL("./picture-worker.ts", import.meta.url), { type: "module" });
  } catch (error) {
    console.warn("The browser starts no worker.", error);
    return null;
  }
}
