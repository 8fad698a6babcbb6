import type { Artwork } from "#schema/artworks/artwork.ts";
import { ApiError, call } from "#web/api/api.ts";
import { probeConnection } from "#web/browser/connection.ts";

/** `gone`: no longer stored. `failed`: the server did not send it, however often it was asked. */
type WhyMissing = "gone" | "failed";

export interface MissingPicture {
  readonly work: Artwork;
  readonly picture: null;
  readonly why: WhyMissing;
}

/** A work's picture, or why there is none. */
export type FetchedPicture = { readonly work: Artwork; readonly picture: Blob } | MissingPicture;

/** What all pictures wait for: the network, or the minute that a limit is for. */
export type ExportWait = "offline" | "limited";

/** How many are fetched at once, and so at most in memory: a picture has up to 3 MB. */
const atOnce = 4;

/** How often a picture that the server does not send is asked for, and again when all others are fetched. */
const [tries, lastTries] = [3, 1];
/** Before the second try; before the third one three times as long. */
const retryDelayMs = 1_000;

interface FetchOptions {
  readonly signal: AbortSignal;
  /** The picture is fetched again when it resolves. */
  readonly waitFor: (reason: ExportWait) => Promise<void>;
}

/**
 * Fetches the pictures of works, in their order. A lost network is waited out. A picture that fails by itself does not
 * stop the others: it is tried again after them, and then missing.
 */
export async function* fetchPictures(
  works: readonly Artwork[],
  { signal, waitFor }: FetchOptions,
): AsyncGenerator<FetchedPicture> {
  async function load(work: Artwork, mostTries: number): Promise<FetchedPicture> {
    for (let failed = 0; failed < mostTries; ) {
      signal.throwIfAborted();
      try {
        const response = await call("GET", work.imageUrl ?? "", { timeout: 120_000 });
        return { work, picture: await response.blob() };
      } catch (error) {
        const cause = await causeOf(error);
        if (cause === "gone") return { work, picture: null, why: "gone" };
        if (cause !== "failed") await waitFor(cause);
        else {
          failed += 1;
          if (failed < mostTries) await pause(retryDelayMs * 3 ** (failed - 1), signal);
        }
      }
    }
    return { work, picture: null, why: "failed" };
  }

  const failed: Artwork[] = [];
  for await (const fetched of inOrder(works, atOnce, (work) => load(work, tries))) {
    if (fetched.picture === null && fetched.why === "failed") failed.push(fetched.work);
    else yield fetched;
  }
  yield* inOrder(failed, atOnce, (work) => load(work, lastTries));
}

/** @throws The error itself, if no other try would help, such as without a session. */
async function causeOf(error: unknown): Promise<WhyMissing | ExportWait> {
  // A request can also be lost by itself: then there is no network to wait for.
  if (!(error instanceof ApiError)) return (await probeConnection()) ? "failed" : "offline";
  if (error.status === 404) return "gone";
  if (error.status === 429) return "limited";
  if (error.status >= 500) return "failed";
  throw error;
}

/** Ends earlier when the signal aborts. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener("abort", end);
  });
}

/**
 * Loads items in their order, a few at a time: the next is begun when the first of those under way has been used, so that no
 * more than `atOnce` are in memory.
 */
export async function* inOrder<Item, Loaded>(
  items: readonly Item[],
  atOnce: number,
  load: (item: Item) => Promise<Loaded>,
): AsyncGenerator<Loaded> {
  const begun: Promise<Loaded>[] = [];
  let next = 0;
  function begin(): void {
    const item = items[next];
    if (item === undefined) return;
    next += 1;
    const loading = load(item);
    // Its failure is thrown when its turn comes.
    loading.catch(() => undefined);
    begun.push(loading);
  }
  for (let count = 0; count < atOnce; count += 1) begin();
  for (let first = begun.shift(); first !== undefined; first = begun.shift()) {
    yield await first;
    begin();
  }
}
