import { useCallback, useLayoutEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { type Artwork, artworkSchema } from "#schema/artworks/artwork.ts";
import { artworkRecordPath } from "#schema/artworks/record-paths.ts";
import { callFor, hasCode } from "#web/api/api.ts";
import { queryClient } from "#web/api/query-client.ts";
import { useShowChangeFailure } from "#web/api/use-show-change-failure.ts";
import { type ToastAction, toast } from "#web/browser/toast.ts";
import { offerUndo } from "#web/forms/offer-undo.ts";
import { artworksQuery, putArtwork, refreshArtworks } from "#web/works/queries.ts";
import { workTitle } from "#web/works/work-title.tsx";

interface Archiving {
  readonly id: string;
  readonly archived: boolean;
}

/** `onChanged` is called before the change is shown. */
async function changeArchived({ id, archived }: Archiving, onChanged?: () => void): Promise<void> {
  const path = artworkRecordPath(id);
  const changed = await callFor(artworkSchema, "PATCH", path, { body: { archived } });
  onChanged?.();
  queryClient.setQueryData(
    artworksQuery.queryKey,
    (artworks) => artworks && putArtwork(artworks, changed),
  );
  refreshArtworks();
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
  const sending = useRef(new Set<string>());

  function showError(error: unknown, archived: boolean, action?: ToastAction): void {
    // Deleted or changed elsewhere: what is opened next must be the newer version.
    const isGone = hasCode(error, "NOT_FOUND");
    if (isGone || hasCode(error, "CONFLICT")) refreshArtworks();
    const text = t(archived ? "gallery.archiving.failed" : "gallery.archiving.unarchivingFailed");
    showFailure(error, { text, action: isGone ? undefined : action });
  }

  async function archive(artwork: Artwork): Promise<void> {
    const { id, title } = artwork;
    const archived = !artwork.archived;
    if (sending.current.has(id)) return;
    sending.current.add(id);
    try {
      await changeArchived({ id, archived }, () => onLeave(artwork));
    } catch (error) {
      showError(error, archived);
      return;
    } finally {
      sending.current.delete(id);
    }
    toast({
      title: t(archived ? "gallery.archiving.archived" : "gallery.archiving.unarchived"),
      description: t.rich(
        archived ? "gallery.archiving.archivedText" : "gallery.archiving.unarchivedText",
        { title, work: workTitle },
      ),
      action: offerUndo({
        label: t("gallery.undo.button"),
        send: () => changeArchived(artwork),
        onDone: onUndone,
        onError: (error, again) => showError(error, artwork.archived, again),
      }),
    });
  }

  const latest = useRef(archive);
  useLayoutEffect(() => {
    latest.current = archive;
  });
  return useCallback((artwork) => void latest.current(artwork), []);
}
