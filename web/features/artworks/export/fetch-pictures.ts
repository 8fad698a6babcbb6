import type { Artwork } from "#schema/artwork.ts";
import { ApiError, call } from "#web/api/api.ts";
import { inOrder } from "./in-order.ts";

/** A work's picture; null when it is no longer stored. */
export interface FetchedPicture {
  readonly work: Artwork;
  readonly picture: Blob | null;
}

/** How many are fetched at once, and so at most in memory: a picture has up to 3 MB. */
const atOnce = 4;

interface FetchOptions {
  readonly signal: AbortSignal;
  /** Called when there is no answer; the picture is fetched again when it resolves. */
  readonly onLost: () => Promise<void>;
}

/** Fetches the pictures of works, in their order. A lost network is waited out. */
export function fetchPictures(
  works: readonly Artwork[],
  { signal, onLost }: FetchOptions,
): AsyncGenerator<FetchedPicture> {
  async function load(work: Artwork): Promise<FetchedPicture> {
    for (;;) {
      signal.throwIfAborted();
      try {
        const response = await call("GET", work.imageUrl ?? "", { timeout: 60_000 });
        return { work, picture: await response.blob() };
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return { work, picture: null };
        if (error instanceof ApiError && !mayPass(error.status)) throw error;
        await onLost();
      }
    }
  }
  return inOrder(works, atOnce, load);
}

/** Too many requests, or a fault of the server's. */
function mayPass(status: number): boolean {
  return status === 429 || status >= 500;
}
