import { importSchema } from "#schema/imports/import.ts";
import { importPaths } from "#schema/imports/import-paths.ts";
import { callFor } from "#web/api/api.ts";
import { onConnected } from "#web/browser/connection.ts";
import { createStore, type Store, useStore } from "#web/browser/store.ts";
import { isInputRemoved } from "#web/storage/input-store.ts";
import type { OpenedFile, TakenFile } from "../analysis/file-analysis.ts";
import { type Halt, inSendingOrder, sendRows } from "./send-rows.ts";
import { type NotImportedRows, readNotImported, removeFile, storeFile } from "./stored-file.ts";
import {
  type Progress,
  readProgress,
  readStoredRows,
  removeRun,
  storeProgress,
  storeRows,
} from "./stored-run.ts";

/** An import while it is made. It goes on when its page is left: the application has one. */
export type ImportRun =
  | { readonly phase: "idle" }
  | { readonly phase: "opening" }
  | { readonly phase: "running"; readonly progress: Progress }
  | { readonly phase: "halted"; readonly progress: Progress; readonly why: Halt }
  | {
      readonly phase: "done";
      readonly progress: Progress;
      /** Null when the browser does not have them any more. */
      readonly notImported: NotImportedRows | null;
    };

interface RunOptions {
  readonly userId: string;
  /** Called after the last row, and when it stops before: works and sales have changed, or people. */
  readonly onChanged: () => void;
  readonly onDone: (progress: Progress) => void;
}

/** In milliseconds: the limits of requests are for a minute. */
const limitDelay = 60_000;

let run = createStore<ImportRun>({ phase: "idle" });
let runOf: string | null = null;
let isStopped = false;
let stopWaiting: (() => void) | null = null;

function show(next: ImportRun): void {
  run.set(next);
}

/** The artist's import; one that was left unfinished when the page was closed is halted. */
export function useImportRun(userId: string): ImportRun {
  return useStore(runFor(userId));
}

function runFor(userId: string): Store<ImportRun> {
  if (runOf !== userId) {
    runOf = userId;
    run = createStore(readUnfinished(userId));
  }
  return run;
}

function readUnfinished(userId: string): ImportRun {
  const progress = readProgress(userId);
  if (progress === null) return { phase: "idle" };
  const why = readStoredRows(userId, progress.importId) === null ? "rows-gone" : "closed";
  return { phase: "halted", progress, why };
}

/**
 * Makes works or people of a file's rows.
 * @throws What opening the import throws; nothing is made then.
 */
export async function startImport(
  options: RunOptions,
  { name, hash, rowCount }: OpenedFile,
  file: TakenFile,
): Promise<void> {
  const { userId } = options;
  runFor(userId).set({ phase: "opening" });
  try {
    const opened = await callFor(importSchema, "POST", importPaths.imports, {
      body: { fileName: name.slice(0, 255), fileHash: hash, rowCount },
    });
    const taken = file.kind === "people" ? file.people : file.ready;
    const progress: Progress = {
      kind: file.kind,
      importId: opened.id,
      fileName: name,
      fileHash: hash,
      total: taken.length,
      sent: 0,
      applied: 0,
      updated: 0,
      kept: [],
      knownRows: [],
      sold: 0,
      refused: [],
    };
    const rows = inSendingOrder([...taken]);
    // First what the import cannot go on without.
    storeProgress(userId, progress);
    storeRows(userId, opened.id, rows);
    storeFile(userId, opened.id, file);
    void send(options, progress, rows);
  } catch (error) {
    show({ phase: "idle" });
    throw error;
  }
}

/** Goes on with an import that has stopped, if the browser still has its rows. */
export function resumeImport(options: RunOptions): void {
  const halted = run.get();
  if (halted.phase !== "halted") return;
  const { progress } = halted;
  const rows = readStoredRows(options.userId, progress.importId);
  if (rows === null) show({ phase: "halted", progress, why: "rows-gone" });
  else void send(options, progress, rows);
}

async function send(
  options: RunOptions,
  start: Progress,
  rows: Parameters<typeof sendRows>[1],
): Promise<void> {
  const { userId } = options;
  stopWaiting?.();
  isStopped = false;
  let progress = start;
  show({ phase: "running", progress });
  const why = await sendRows(progress, rows, {
    onProgress: (next) => {
      progress = next;
      storeProgress(userId, progress);
      if (runOf === userId) show({ phase: "running", progress });
    },
    isStopped: () => isStopped || isInputRemoved(userId) || runOf !== userId,
  });
  if (runOf !== userId) return;
  options.onChanged();
  if (why !== null) return halt(options, progress, why);
  const notImported = readNotImported(userId, progress);
  removeStored(userId);
  show({ phase: "done", progress, notImported });
  options.onDone(progress);
}

/** What ends by itself is waited for. */
function halt(options: RunOptions, progress: Progress, why: Halt): void {
  show({ phase: "halted", progress, why });
  const goOn = () => resumeImport(options);
  if (why === "offline") {
    const unsubscribe = onConnected(goOn);
    stopWaiting = () => {
      stopWaiting = null;
      unsubscribe();
    };
  }
  if (why === "limited") {
    const timer = setTimeout(goOn, limitDelay);
    stopWaiting = () => {
      stopWaiting = null;
      clearTimeout(timer);
    };
  }
}

/** Stops after the rows that are on their way. */
export function stopImport(): void {
  isStopped = true;
}

/** Leaves an import that has stopped as it is, or takes the result of a finished one away. */
export function closeImport(userId: string): void {
  stopWaiting?.();
  removeStored(userId);
  show({ phase: "idle" });
}

function removeStored(userId: string): void {
  removeRun(userId);
  removeFile(userId);
}
