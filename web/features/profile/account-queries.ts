import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { dataExportPartPath, nextPartHeader } from "#schema/data-export-file.ts";
import { call, hasCode } from "#web/api/api.ts";
import { openDeletion } from "./deletion.ts";

// Apart from the profile's other query, which is in the first view.

/** In milliseconds, for each part: its pictures can be large. */
const downloadTimeout = 10 * 60 * 1000;

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
    const response: Response = await call("GET", dataExportPartPath(from), {
      timeout: downloadTimeout,
    });
    parts.push(await response.blob());
    from = response.headers.get(nextPartHeader);
  }
  return new Blob(parts, { type: "application/json" });
}

export function useDeleteProfile() {
  const [remove] = useState(openDeletion);
  return useMutation({ mutationFn: remove });
}
