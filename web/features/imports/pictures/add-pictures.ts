import { artworkPath } from "#schema/api-paths.ts";
import { type Artwork, type ArtworkInput, artworkSchema } from "#schema/artworks/artwork.ts";
import { ApiError, callFor, hasCode, isUnauthorized } from "#web/api/api.ts";
import { probeConnection } from "#web/browser/connection.ts";
import { UnreadablePicture } from "#web/works/picture/decode.ts";
import { upright } from "#web/works/picture/orientation.ts";
import { preparePicture } from "#web/works/picture/prepare.ts";

/** A file and the work whose picture it becomes. */
export interface PictureToAdd {
  readonly file: File;
  readonly work: Artwork;
}

/** Why the pictures that follow were not tried. */
export type PictureHalt = "stopped" | "offline" | "limited" | "signed-out" | "failed";

export interface AddResult {
  readonly added: readonly Artwork[];
  readonly refused: readonly { readonly name: string; readonly why: "unreadable" | "changed" }[];
  /** Of those that remain: the server had a fault with each by itself. */
  readonly failed: readonly { readonly name: string; readonly why: "failed" }[];
  /** Not added: not tried, or without an answer; those that failed are last. */
  readonly remaining: readonly PictureToAdd[];
  readonly halt: PictureHalt | null;
}

interface AddOptions {
  readonly signal: AbortSignal;
  /** Called after each picture with how many are done with. */
  readonly onProgress: (count: number) => void;
}

/** So many at once: each is decoded in memory, and a phone has little. */
const lanes = 3;

/** After so many faults in a row the next ones would meet the same. */
const mostFaults = 3;

/**
 * Shrinks pictures as the calculator does, and gives them to their works. One that cannot be added is passed over; what the
 * next would meet as well ends it. One with which the server has a fault remains, and the others go on. An answer that is lost does no harm: the same edit again is taken for the first.
 */
export async function addPictures(
  pictures: readonly PictureToAdd[],
  { signal, onProgress }: AddOptions,
): Promise<AddResult> {
  const added: Artwork[] = [];
  const refused: AddResult["refused"][number][] = [];
  const remaining = new Set(pictures);
  const failed = new Set<PictureToAdd>();
  let faults = 0;
  let halt: PictureHalt | null = null;
  const queue = pictures.values();

  async function work(): Promise<void> {
    for (const picture of queue) {
      if (halt !== null || signal.aborted) return;
      try {
        added.push(await addPicture(picture, signal));
        faults = 0;
      } catch (error) {
        if (signal.aborted) return;
        const why = refusalOf(error);
        if (why === null) {
          console.warn("A picture was not added.", error);
          const found = await haltOf(error);
          if (found === "failed") {
            failed.add(picture);
            faults += 1;
            if (faults < mostFaults) continue;
          }
          halt ??= found;
          return;
        }
        refused.push({ name: pathOf(picture.file), why });
      }
      remaining.delete(picture);
      onProgress(pictures.length - remaining.size);
    }
  }

  await Promise.all(Array.from({ length: lanes }, work));
  const isStopped = signal.aborted && remaining.size > 0;
  if (isStopped) halt = "stopped";
  else if (failed.size > 0) halt ??= "failed";
  return {
    added,
    refused,
    halt,
    failed: [...failed].map(({ file }) => ({ name: pathOf(file), why: "failed" })),
    remaining: [...[...remaining].filter((picture) => !failed.has(picture)), ...failed],
  };
}

/** A file by its path in the chosen folder, whose folders can have files of the same name. */
export function pathOf({ webkitRelativePath, name }: File): string {
  return webkitRelativePath || name;
}

async function addPicture({ file, work }: PictureToAdd, signal: AbortSignal): Promise<Artwork> {
  const { picture, thumbnail } = await preparePicture(file, upright, signal);
  signal.throwIfAborted();
  const { title, dateCreated, width, height, depth, medium, materialsCost, hoursSpent } = work;
  const body: ArtworkInput = {
    title,
    dateCreated,
    width,
    height,
    depth,
    medium,
    materialsCost,
    hoursSpent,
    suggestedPrice: work.suggestedPrice,
    currency: work.currency,
    imageUrl: picture,
    thumbnail,
  };
  return callFor(artworkSchema, "PATCH", artworkPath(work.id), {
    body,
    headers: { "If-Match": `"${work.updatedAt}"` },
  });
}

function refusalOf(error: unknown): "unreadable" | "changed" | null {
  if (error instanceof UnreadablePicture) return "unreadable";
  if (hasCode(error, "PAYLOAD_TOO_LARGE") || hasCode(error, "UNSUPPORTED_MEDIA_TYPE")) {
    return "unreadable";
  }
  return hasCode(error, "CONFLICT") || hasCode(error, "NOT_FOUND") ? "changed" : null;
}

async function haltOf(error: unknown): Promise<PictureHalt> {
  if (isUnauthorized(error) || hasCode(error, "TOKEN_EXPIRED")) return "signed-out";
  if (hasCode(error, "RATE_LIMITED")) return "limited";
  // A request can also be lost by itself: then there is nothing to wait for.
  return error instanceof ApiError || (await probeConnection()) ? "failed" : "offline";
}
