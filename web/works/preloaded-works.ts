import { apiPaths } from "#schema/api-paths.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { call } from "#web/api/api.ts";
import { currentUserQuery } from "#web/api/current-user.ts";
import { queryClient } from "#web/api/query-client.ts";
import { abortAfter } from "#web/browser/request-timeout.ts";
import { artworksQuery } from "./queries.ts";
import { readArtworks } from "./read-artworks.ts";

/** In milliseconds; the works are then requested as always. */
const timeout = 10_000;

// A script of its own in the shells of pages that show works (docs/decisions/084), run before the application asks for
// the works itself.
if (document.querySelector(`link[href="${apiPaths.artworks}"]`)) {
  void queryClient.prefetchQuery({ ...artworksQuery, queryFn: readWorks });
}

/** The query's function until the works are shown: their first answer was requested with the page. */
async function readWorks(): Promise<Artwork[]> {
  const known = queryClient.getQueryData(artworksQuery.queryKey);
  const preloaded = known ? null : await takePreloaded();
  const answer = preloaded ?? (await call("GET", apiPaths.artworks));
  return readArtworks(await answer.json(), known ?? []);
}

/**
 * Null when the answer is of no use. Its entity tag names the artist whose works they are: it was requested before it was
 * known who is signed in, and in another tab someone else may have signed in.
 */
async function takePreloaded(): Promise<Response | null> {
  const [preloaded, user] = await Promise.all([
    fetchPreloaded(),
    queryClient.fetchQuery(currentUserQuery),
  ]);
  if (!user) throw new Error("Nobody is signed in.");
  return preloaded?.headers.get("ETag")?.includes(user.id) ? preloaded : null;
}

/** As the link of the page requests it, without the header of the shown user; null when there is no list. */
async function fetchPreloaded(): Promise<Response | null> {
  try {
    const init = { credentials: "include", signal: abortAfter(timeout) } as const;
    const response = await fetch(apiPaths.artworks, init);
    return response.ok ? response : null;
  } catch {
    return null;
  }
}
