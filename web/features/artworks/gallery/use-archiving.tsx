import { useMutation } from "@tanstack/react-query";
import { useCallback, useLayoutEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { type Artwork, artworkSchema } from "#schema/artworks/artwork.ts";
import { artworkRecordPath } from "#schema/artworks/record-paths.ts";
import { callFor, hasCode } from "#web/api/api.ts";
import { queryClient } from "#web/api/query-client.ts";
import { useShowChangeFailure } from "#web/api/use-show-change-failure.ts";
import { toast } from "#web/browser/toast.ts";
import { artworksQuery, putArtwork, refreshArtworks } from "#web/works/queries.ts";
import { workTitle } from "#web/works/work-title.tsx";

interface Archiving {
  readonly id: string;
  readonly archived: boolean;
}

function sendArchiving({ id, archived }: Archiving): Promise<Artwork> {
  return callFor(artworkSchema, "PATCH", artworkRecordPath(id), { body: { archived } });
}

/**
 * Archives a work, or takes it out of the archive, and offers to undo it. The function stays the same, so that no card
 * is rendered again for it.
 */
export function useArchiving(
  onLeave: (artwork: Artwork) => void,
  onUndone: () => void,
): (artwork: Artwork) => void {
  const t = useTranslations();
  const showFailure = useShowChangeFailure();
  const { mutateAsync } = useMutation({ mutationFn: sendArchiving });

  /** Returns whether it is done; a toast says when it is not. */
  async function send(artwork: Artwork, archived: boolean, before: () => void): Promise<boolean> {
    try {
      const changed = await mutateAsync({ id: artwork.id, archived });
      before();
      queryClient.setQueryData(
        artworksQuery.queryKey,
        (artworks) => artworks && putArtwork(artworks, changed),
      );
      refreshArtworks();
      return true;
    } catch (error) {
      // Deleted or changed elsewhere: what is opened next must be the newer version.
      if (hasCode(error, "NOT_FOUND") || hasCode(error, "CONFLICT")) refreshArtworks();
      const text = t(archived ? "gallery.archiving.failed" : "gallery.archiving.unarchivingFailed");
      showFailure(error, { text });
      return false;
    }
  }

  async function undo(artwork: Artwork): Promise<void> {
    if (await send(artwork, artwork.archived, () => undefined)) onUndone();
  }

  async function archive(artwork: Artwork): Promise<void> {
    const archived = !artwork.archived;
    if (!(await send(artwork, archived, () => onLeave(artwork)))) return;
    toast({
      title: t(archived ? "gallery.archiving.archived" : "gallery.archiving.unarchived"),
      description: t.rich(
        archived ? "gallery.archiving.archivedText" : "gallery.archiving.unarchivedText",
        { title: artwork.title, work: workTitle },
      ),
      action: { label: t("gallery.undo.button"), onPress: () => void undo(artwork) },
    });
  }

  const latest = useRef(archive);
  useLayoutEffect(() => {
    latest.current = archive;
  });
  return useCallback((artwork) => void latest.current(artwork), []);
}
