import { decode } from "./decode.ts";
import type { Orientation } from "./orientation.ts";
import type { PictureAnswer, PictureRequest } from "./picture-worker.ts";
import { type Rendered, renderPicture } from "./render.ts";

/** Started ahead of the picture that it is for. */
let spare: Worker | null = null;

/** For the moment in which a person looks for a file: loading the worker takes as long as a part of its work. */
export function expectPicture(): void {
  if (spare !== null || !canWorkApart()) return;
  const worker = startWorker();
  worker?.addEventListener("error", () => {
    if (spare === worker) spare = null;
  });
  spare = worker;
}

/**
 * Makes of a picture what is saved, apart from the page; within it where the browser cannot otherwise, and for
 * what only a document can decode. Given up, the work stops.
 * @throws UnreadablePicture, or the signal's reason.
 */
export async function preparePicture(
  blob: Blob,
  orientation: Orientation,
  signal?: AbortSignal,
): Promise<Rendered> {
  const rendered = canWorkApart() ? await prepareApart({ blob, orientation }, signal) : null;
  if (rendered) return rendered;
  const decoded = await decode(blob);
  signal?.throwIfAborted();
  return renderPicture(decoded, blob.type, orientation);
}

function canWorkApart(): boolean {
  return typeof Worker !== "undefined" && typeof OffscreenCanvas !== "undefined";
}

/** A worker for each picture: ending it is what frees the memory, and what stops it half-way. */
async function prepareApart(
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
