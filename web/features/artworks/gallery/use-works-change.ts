import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Artwork } from "#schema/artwork.ts";
import { refetchChanged } from "#web/api/after-change.ts";
import { artworksQuery, putArtwork } from "./queries.ts";

/** For what changes a work elsewhere than in the calculator: puts it into the list, or fetches the list anew. */
export function useWorksChange() {
  const client = useQueryClient();
  return useMemo(
    () => ({
      put: (changed: Artwork) => {
        client.setQueryData(
          artworksQuery.queryKey,
          (artworks) => artworks && putArtwork(artworks, changed),
        );
      },
      putAll: (changed: readonly Artwork[]) => {
        const byId = new Map(changed.map((work) => [work.id, work]));
        client.setQueryData(artworksQuery.queryKey, (artworks) =>
          artworks?.map((work) => byId.get(work.id) ?? work),
        );
      },
      refetch: () => refetchChanged(client, { queryKey: artworksQuery.queryKey }),
    }),
    [client],
  );
}
