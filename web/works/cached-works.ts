import type { Artwork } from "#schema/artworks/artwork.ts";
import { refetchChanged } from "#web/api/after-change.ts";
import { queryClient } from "#web/api/query-client.ts";
import { artworksQuery, putArtwork } from "./queries.ts";

// Apart from the queries, which are in the first view.

/** Puts a work that was changed or added into the cached works. */
export function putWork(changed: Artwork): void {
  queryClient.setQueryData(artworksQuery.queryKey, (works) => works && putArtwork(works, changed));
}

/** Puts works that were changed into the cached works. */
export function putWorks(changed: readonly Artwork[]): void {
  const byId = new Map(changed.map((work) => [work.id, work]));
  queryClient.setQueryData(artworksQuery.queryKey, (works) =>
    works?.map((work) => byId.get(work.id) ?? work),
  );
}

/** Resolves when the works are fetched anew. */
export function refetchWorks(): Promise<void> {
  return refetchChanged({ queryKey: artworksQuery.queryKey });
}
