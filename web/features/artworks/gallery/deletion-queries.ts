import { useMutation, useQueryClient } from "@tanstack/react-query";
import { artworkPath, artworkRestorePath } from "#schema/api-paths.ts";
import { artworkSchema } from "#schema/artwork.ts";
import { call, callFor, hasCode } from "#web/api/api.ts";
import { artworksQuery, putArtwork, useRefreshArtworks } from "./queries.ts";
import { deletionKey } from "./use-artworks.ts";

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
  const client = useQueryClient();
  const refresh = useRefreshArtworks();
  return useMutation({
    mutationKey: deletionKey,
    mutationFn: deleteArtwork,
    onSuccess: (_, id) => {
      client.setQueryData(artworksQuery.queryKey, (artworks) =>
        artworks?.filter((artwork) => artwork.id !== id),
      );
      refresh();
    },
  });
}

/** Undoes a deletion. */
export function useRestoreArtwork() {
  const client = useQueryClient();
  const refresh = useRefreshArtworks();
  return useMutation({
    mutationFn: (id: string) => callFor(artworkSchema, "POST", artworkRestorePath(id)),
    onSuccess: (restored) => {
      client.setQueryData(
        artworksQuery.queryKey,
        (artworks) => artworks && putArtwork(artworks, restored),
      );
      refresh();
    },
  });
}
