import { importLimits } from "#schema/imports/import-input.ts";
import type { Decisions } from "../analysis/decisions.ts";
import type { FileAnalysis, OpenedFile, TakenFile } from "../analysis/file-analysis.ts";
import type { Gallery } from "../analysis/gallery.ts";
import { RefusedFile } from "./table.ts";
import type { TableAnswer, TableRequest } from "./table-worker.ts";

/** A file in a worker of its own, so that the page stays usable while it is read. */
export interface Table {
  readonly file: OpenedFile;
  readonly analysis: FileAnalysis;
  /** `gallery` is what rows are compared with. */
  readonly analyze: (decisions: Decisions, gallery: Gallery) => Promise<FileAnalysis>;
  /** The works that are ready to be sent, and the rows. */
  readonly take: (decisions: Decisions, gallery: Gallery) => Promise<TakenFile>;
  readonly close: () => void;
}

/**
 * Opens a file of works, and of a workbook the sheet, or null for the first with works. Aborting the signal stops it.
 * @throws RefusedFile, or the signal's reason.
 */
export async function openTable(
  file: File,
  sheet: string | null,
  signal: AbortSignal,
): Promise<Table> {
  // Checked before the file is read into memory.
  if (file.size > importLimits.bytes) throw new RefusedFile("too-large");
  const worker = new Worker(new URL("./table-worker.ts", import.meta.url), { type: "module" });
  const ask = asker(worker);
  const close = () => worker.terminate();
  try {
    const opened = await Promise.race([ask({ kind: "open", file, sheet }), aborted(signal)]);
    if (opened.kind !== "opened") throw new Error("The file was not opened.");
    return {
      file: opened.file,
      analysis: opened.analysis,
      close,
      analyze: async (decisions, gallery) => {
        const answer = await ask({ kind: "analyze", decisions, gallery });
        if (answer.kind !== "analyzed") throw new Error("The file was not analyzed.");
        return answer.analysis;
      },
      take: async (decisions, gallery) => {
        const answer = await ask({ kind: "take", decisions, gallery });
        if (answer.kind !== "taken") throw new Error("The rows were not read.");
        return answer.taken;
      },
    };
  } catch (error) {
    close();
    throw error;
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}

/** The worker answers in the order in which it is asked. */
function asker(worker: Worker): (request: TableRequest) => Promise<TableAnswer> {
  let last: Promise<unknown> = Promise.resolve();
  return (request) => {
    const answer = last.then(() => askOnce(worker, request));
    last = answer.catch(() => undefined);
    return answer;
  };
}

function askOnce(worker: Worker, request: TableRequest): Promise<TableAnswer> {
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    const { signal } = listening;
    worker.addEventListener(
      "message",
      ({ data }: MessageEvent<TableAnswer>) => {
        listening.abort();
        if (data.kind === "refused") reject(new RefusedFile(data.reason));
        else resolve(data);
      },
      { signal },
    );
    worker.addEventListener(
      "error",
      () => {
        listening.abort();
        reject(new Error("The file's worker has failed."));
      },
      { signal },
    );
    worker.postMessage(request);
  });
}
