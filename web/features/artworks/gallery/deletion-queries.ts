import { useMutation } from "@tanstack/react-query";
import { artworkPath, artworkRestorePath } from "#schema/api-paths.ts";
import { artworkSchema } from "#schema/artwork.ts";
import { call, callFor, hasCode } from "#web/api/api.ts";
import { queryClient } from "#web/api/query-client.ts";
import { artworksQuery, putArtwork, refreshArtworks } from "#web/works/queries.ts";
import { deletionKey } from "#web/works/use-artworks.ts";

// Apart from the works' other queries, which are in the first view.

/** A work that was deleted in another window already counts as deleted. */
async function deleteArtwork(id: string): Promise<void> {
  try {
    await call("DELETE", artworkPath(id));
  } catch (error) {
    if (!hasCode(error, "NOT_FOUND")) throw error;
  }
}

export function useDeleteArtwork() {
  return useMutation({
    mutationKey: deletionKey,
    mutationFn: deleteArtwork,
    onSuccess: (_, id) => {
      queryClient.setQueryData(artworksQuery.queryKey, (artworks) =>
        artworks?.filter((artwork) => artwork.id !== id),
      );
      refreshArtworks();
    },
  });
}

/** Undoes a deletion. */
export function useRestoreArtwork() {
  return useMutation({
    mutationFn: (id: string) => callFor(artworkSchema, "POST", artworkRestorePath(id)),
    onSuccess: (restored) => {
      queryClient.setQueryData(
        artworksQuery.queryKey,
        (artworks) => artworks && putArtwork(artworks, restored),
      );
      refreshArtworks();
    },
  });
}
