import type { Artwork } from "#schema/artworks/artwork.ts";
import { onConnected } from "#web/browser/connection.ts";
import { createStore, useStore } from "#web/browser/store.ts";
import {
  type AddResult,
  addPictures,
  type PictureHalt,
  type PictureToAdd,
} from "./add-pictures.ts";
import type { WithoutWork } from "./match-pictures.ts";
import { removeRemainingPictures, storeRemainingPictures } from "./stored-remaining.ts";

/** A file that became no picture. */
export interface FileWithoutWork {
  readonly name: string;
  readonly why: WithoutWork | AddResult["refused" | "failed"][number]["why"];
}

/** Pictures on their way to their works. It goes on when the page is left. */
export type PictureRun =
  | { readonly phase: "idle" }
  | { readonly phase: "running"; readonly done: number; readonly total: number }
  | {
      readonly phase: "halted" | "done";
      readonly done: number;
      readonly total: number;
      readonly why: PictureHalt | null;
      readonly withoutWork: readonly FileWithoutWork[];
    };

interface RunOptions {
  readonly userId: string;
  /** The works with their pictures; called when it stops. */
  readonly onChanged: (changed: readonly Artwork[]) => void;
}

const limitDelay = 60_000;

const idle: PictureRun = { phase: "idle" };

const current = createStore<PictureRun>(idle);
let runOf: string | null = null;
let stopping = new AbortController();
let waiting: readonly PictureToAdd[] = [];
let stopWaiting: (() => void) | null = null;

export function usePictureRun(userId: string): PictureRun {
  const { subscribe, get } = current;
  return useStore({ subscribe, get: () => (runOf === userId ? get() : idle) });
}

/** Adds pictures; `withoutWork` are the files that found no work. */
export function startPictures(
  options: RunOptions,
  pictures: readonly PictureToAdd[],
  withoutWork: readonly FileWithoutWork[],
): void {
  runOf = options.userId;
  void add(options, pictures, { done: 0, total: pictures.length, withoutWork });
}

/** Goes on with what has not been added. */
export function resumePictures(options: RunOptions): void {
  const run = current.get();
  if (run.phase !== "halted") return;
  void add(options, waiting, run);
}

interface Before {
  readonly done: number;
  readonly total: number;
  readonly withoutWork: readonly FileWithoutWork[];
}

async function add(
  options: RunOptions,
  pictures: readonly PictureToAdd[],
  before: Before,
): Promise<void> {
  stopWaiting?.();
  stopping = new AbortController();
  const { total } = before;
  const passed = total - pictures.length;
  const showProgress = (done: number) => {
    current.set({ phase: "running", done, total });
    storeRemainingPictures(options.userId, total - done);
  };
  showProgress(passed);
  const result = await addPictures(pictures, {
    signal: stopping.signal,
    onProgress: (count) => showProgress(passed + count),
  });
  waiting = result.remaining;
  options.onChanged(result.added);
  const { halt: why } = result;
  if (why === null) removeRemainingPictures(options.userId);
  current.set({
    phase: why === null ? "done" : "halted",
    why,
    total,
    done: before.done + result.added.length,
    // Pictures that failed first: they can be tried again.
    withoutWork: [
      ...result.failed,
      ...result.refused,
      ...before.withoutWork.filter(({ why: before }) => before !== "failed"),
    ],
  });
  const goOn = () => resumePictures(options);
  if (why === "offline") wait(onConnected(goOn));
  if (why === "limited") {
    const timer = setTimeout(goOn, limitDelay);
    wait(() => clearTimeout(timer));
  }
}

function wait(end: () => void): void {
  stopWaiting = () => {
    stopWaiting = null;
    end();
  };
}

export function stopPictures(): void {
  stopping.abort();
}

/** Forgets what has not been added, and the result. */
export function closePictures(): void {
  stopWaiting?.();
  waiting = [];
  if (runOf !== null) removeRemainingPictures(runOf);
  current.set(idle);
}
