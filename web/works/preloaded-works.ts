import { apiPaths } from "#schema/api-paths.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { ApiError, call } from "#web/api/api.ts";
import { currentUserQuery } from "#web/api/current-user.ts";
import { queryClient } from "#web/api/query-client.ts";
import { probeConnection } from "#web/browser/connection.ts";
import { abortAfter, answerTimeoutMs } from "#web/browser/request-timeout.ts";
import { artworksQuery } from "./queries.ts";
import { readArtworks } from "./read-artworks.ts";

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
 * Null when the session or its artist is another by now: the answer was requested before it was known who is signed in, and
 * its entity tag names the artist whose works they are.
 * @throws ApiError for any other answer: a failure is not repeated.
 */
async function takePreloaded(): Promise<Response | null> {
  const [preloaded, user] = await Promise.all([
    fetchPreloaded(),
    queryClient.fetchQuery(currentUserQuery),
  ]);
  if (!user) throw new Error("Nobody is signed in.");
  if (preloaded.status === 401) return null;
  if (!preloaded.ok) throw new ApiError(preloaded.status, await preloaded.text());
  return preloaded.headers.get("ETag")?.includes(user.id) ? preloaded : null;
}

/** As the link of the page requests it, without the header of the shown user. */
async function fetchPreloaded(): Promise<Response> {
  try {
    const init = { credentials: "include", signal: abortAfter(answerTimeoutMs) } as const;
    return await fetch(apiPaths.artworks, init);
  } catch (error) {
    void probeConnection();
    throw error;
  }
}
