import { queryOptions, useMutation } from "@tanstack/react-query";
import { apiPaths, artworkPath } from "#schema/api-paths.ts";
import { type Artwork, type ArtworkInput, artworkSchema } from "#schema/artworks/artwork.ts";
import { refetchChanged } from "#web/api/after-change.ts";
import { call, callFor, hasCode, toKey, toPath } from "#web/api/api.ts";
import { currentUserQuery, refreshCurrentUser } from "#web/api/current-user.ts";
import { prefetchWith } from "#web/api/path-query.ts";
import { queryClient } from "#web/api/query-client.ts";
import { readArtworks } from "./read-artworks.ts";

export const artworksQuery = queryOptions({
  queryKey: toKey(apiPaths.artworks),
  queryFn: async ({ client, queryKey }) => {
    const answer = await call("GET", toPath(queryKey));
    const works: unknown = await answer.json();
    return readArtworks(works, client.getQueryData<Artwork[]>(queryKey) ?? []);
  },
  // `readArtworks` already reuses the works whose version is the same.
  structuralSharing: false,
  // A failed prefetch is not retried when the gallery mounts.
  retryOnMount: false,
});

/** Prefetches the works; undefined when that fails, which the gallery then shows. */
export async function fetchArtworksEarly(): Promise<readonly Artwork[] | undefined> {
  await queryClient.prefetchQuery(artworksQuery);
  return queryClient.getQueryData(artworksQuery.queryKey);
}

prefetchWith(apiPaths.artworks, fetchArtworksEarly);

interface ArtworkSave {
  /** Null saves a new work. */
  readonly id: string | null;
  readonly input: ArtworkInput;
  /** The `updatedAt` that an edit was made from: a newer one refuses it. */
  readonly ifMatch?: string | undefined;
  /** Names a new work's save, so that repeating it after a lost answer saves it once. */
  readonly idempotencyKey?: string | undefined;
}

export function useSaveArtwork() {
  return useMutation({
    mutationFn: saveArtwork,
    onSuccess: (saved, { id }) => {
      queryClient.setQueryData(
        artworksQuery.queryKey,
        (artworks) => artworks && putArtwork(artworks, saved),
      );
      // A free artist who saves again at once is told that the one save is used.
      if (id === null) {
        queryClient.setQueryData(
          currentUserQuery.queryKey,
          (user) => user && { ...user, artworkSaveCount: user.artworkSaveCount + 1 },
        );
      }
      refreshArtworks();
    },
    // A work was changed, deleted or added elsewhere: what is opened next must be the newer version.
    onError: (error) => {
      if (outOfDate.some((code) => hasCode(error, code))) refreshArtworks();
    },
  });
}

/** Refusals that mean that the cached works are out of date. */
const outOfDate = ["CONFLICT", "NOT_FOUND", "UPGRADE_REQUIRED"] as const;

/** A new work comes first, as in the answer of the API; an edited one keeps its place. */
export function putArtwork(artworks: Artwork[], saved: Artwork): Artwork[] {
  return artworks.some((artwork) => artwork.id === saved.id)
    ? artworks.map((artwork) => (artwork.id === saved.id ? saved : artwork))
    : [saved, ...artworks];
}

function saveArtwork({ id, input, ifMatch, idempotencyKey }: ArtworkSave): Promise<Artwork> {
  if (id === null) {
    return callFor(artworkSchema, "POST", apiPaths.artworks, {
      body: input,
      ...(idempotencyKey !== undefined && { headers: { "Idempotency-Key": idempotencyKey } }),
    });
  }
  return callFor(artworkSchema, "PATCH", artworkPath(id), {
    body: input,
    ...(ifMatch !== undefined && { headers: { "If-Match": `"${ifMatch}"` } }),
  });
}

/** Fetches the works, and the artist's count of them, anew in the background. */
export function refreshArtworks(): void {
  void refetchChanged({ queryKey: artworksQuery.queryKey, refetchType: "all" });
  void refreshCurrentUser();
}
