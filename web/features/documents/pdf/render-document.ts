import type {
  MadeDocument,
  PdfFailure,
  PdfMessage,
  PdfProgress,
  PdfRequest,
} from "./pdf-messages.ts";

/** A document could not be made; `failure` says why. */
export class PrintError extends Error {
  readonly failure: PdfFailure;

  constructor(failure: PdfFailure) {
    super(`A document could not be made: ${failure}.`);
    this.name = "PrintError";
    this.failure = failure;
  }
}

interface RenderOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: PdfProgress) => void;
}

/**
 * Makes a document in a worker of its own, which ends with it; aborting the signal ends it at once.
 * @throws PrintError, or the signal's reason.
 */
export async function renderDocument(
  request: PdfRequest,
  { signal, onProgress }: RenderOptions,
): Promise<MadeDocument> {
  signal.throwIfAborted();
  const worker = new Worker(new URL("./pdf-worker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise<MadeDocument>((resolve, reject) => {
      let isRunning = false;
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      worker.addEventListener("message", ({ data }: MessageEvent<PdfMessage>) => {
        isRunning = true;
        if (data.kind === "progress") onProgress(data.progress);
        else if (data.kind === "made") resolve(data.document);
        else reject(new PrintError(data.failure));
      });
      worker.addEventListener("error", (event) => {
        // The failure is shown in words.
        event.preventDefault();
        console.warn("The worker of documents stopped.", event.message);
        reject(new PrintError(isRunning ? "unexpected" : "parts"));
      });
      worker.postMessage(request);
    });
  } finally {
    worker.terminate();
  }
}
