import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { apiPaths } from "#schema/api-paths.ts";
import { dataExportPartPath, nextPartHeader } from "#schema/data-export-file.ts";
import { ApiError, call, hasCode } from "#web/api/api.ts";

// Apart from the profile's other query, which is in the first view.

/** For each part: its pictures can be large. */
const downloadTimeoutMs = 10 * 60 * 1000;

/** Before a part that had no answer is asked for again, in milliseconds. */
const retryDelays = [500, 3_000];

/** Everything stored about the artist; an incomplete response fails. */
export function useFetchData() {
  return useMutation({
    mutationFn: () =>
      // Works that were saved meanwhile, in another tab, are no reason to give up.
      fetchData().catch((error) => (hasCode(error, "CONFLICT") ? fetchData() : reject(error))),
  });
}

function reject(error: unknown): never {
  throw error;
}

/** In parts, as one request of the Worker may read so many pictures only. Blobs of them are kept on the disk. */
async function fetchData(): Promise<Blob> {
  const parts: Blob[] = [];
  for (let from: string | null = "head"; from !== null; ) {
    const { part, next }: FetchedPart = await fetchPart(from);
    parts.push(part);
    from = next;
  }
  return new Blob(parts, { type: "application/json" });
}

interface FetchedPart {
  readonly part: Blob;
  /** Null after the last one. */
  readonly next: string | null;
}

/** There can be a hundred parts: one that is lost on its way is asked for again. */
async function fetchPart(from: string): Promise<FetchedPart> {
  for (let lost = 0; ; lost += 1) {
    try {
      const path = dataExportPartPath(from);
      const response = await call("GET", path, { timeout: downloadTimeoutMs });
      return { part: await response.blob(), next: response.headers.get(nextPartHeader) };
    } catch (error) {
      const delay = retryDelays[lost];
      if (error instanceof ApiError || delay === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}

export function useDeleteProfile() {
  const [remove] = useState(openDeletion);
  return useMutation({ mutationFn: remove });
}

/**
 * Deletes the profile; a retry is safe. A deletion whose response was lost may have succeeded and ended the session: then
 * a retry is answered with UNAUTHORIZED, which counts as done. Nothing else ends a session unnoticed: an expired one is
 * TOKEN_EXPIRED, and a sign-out reaches every tab.
 */
export function openDeletion(): () => Promise<void> {
  let mayStand = false;
  return async () => {
    try {
      await call("DELETE", apiPaths.profile);
    } catch (error) {
      if (mayStand && hasCode(error, "UNAUTHORIZED")) return;
      if (!isAnswered(error)) mayStand = true;
      throw error;
    }
  };
}

/** Whether the Worker itself responded; a proxy may respond with an error page of its own. */
function isAnswered(error: unknown): boolean {
  return error instanceof ApiError && error.body !== null;
}
