import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { artworkPath, artworkRestorePath } from "#schema/api-paths.ts";
import { type Artwork, artworkSchema } from "#schema/artworks/artwork.ts";
import { call, callFor, hasCode } from "#web/api/api.ts";
import { queryClient } from "#web/api/query-client.ts";
import { useShowSaveError } from "#web/api/use-show-save-error.ts";
import { type ToastAction, toast } from "#web/browser/toast.ts";
import { offerUndo } from "#web/forms/offer-undo.ts";
import { artworksQuery, putArtwork, refreshArtworks } from "#web/works/queries.ts";
import { deletionKey } from "#web/works/use-artworks.ts";
import { workTitle } from "#web/works/work-title.tsx";

interface DeletionOptions {
  readonly onRestored: () => void;
  /** For a work that was sold elsewhere meanwhile, and is kept. */
  readonly onArchive: (artwork: Artwork) => void;
}

/**
 * Deletes a work, which leaves the gallery at once. A failure puts it back in its place and shows an error;
 * a success offers to undo it.
 */
export function useDeletion({
  onRestored,
  onArchive,
}: DeletionOptions): (artwork: Artwork) => Promise<void> {
  const t = useTranslations();
  const showSaveError = useShowSaveError();
  const deleteArtwork = useDeleteArtwork();
  const showDeleted = useShowDeleted(onRestored);

  return async (artwork) => {
    try {
      await deleteArtwork.mutateAsync(artwork.id);
    } catch (error) {
      if (!hasCode(error, "CONFLICT")) {
        showSaveError(error, "artworkDeleteFailed");
        return;
      }
      refreshArtworks();
      toast({
        title: t("toasts.error"),
        description: t("gallery.archiving.sold"),
        isError: true,
        action: { label: t("gallery.archive"), onPress: () => onArchive(artwork) },
      });
      return;
    }
    showDeleted(artwork);
  };
}

/**
 * Says that a work was deleted, and offers to undo it for as long as that is visible. What cannot be undone
 * at the first try can be tried again, for as long.
 */
function useShowDeleted(onRestored: () => void): (artwork: Artwork) => void {
  const t = useTranslations();
  const showSaveError = useShowSaveError();
  const restoreArtwork = useRestoreArtwork();

  function showRestored({ title }: Artwork): void {
    toast({
      title: t("gallery.undo.done"),
      description: t.rich("gallery.undo.restored", { title, work: workTitle }),
    });
    onRestored();
  }

  function showFailure(error: unknown, again: ToastAction): void {
    if (hasCode(error, "UPGRADE_REQUIRED")) {
      toast({ title: t("toasts.upgradeRequired"), description: t("toasts.saveLimit") });
    } else if (hasCode(error, "NOT_FOUND")) {
      toast({ title: t("toasts.error"), description: t("gallery.undo.tooLate"), isError: true });
    } else {
      showSaveError(error, "artworkRestoreFailed", again);
    }
  }

  return (artwork) =>
    toast({
      title: t("toasts.artworkDeleted"),
      description: t.rich("gallery.deleted", { title: artwork.title, work: workTitle }),
      action: offerUndo({
        label: t("gallery.undo.button"),
        send: () => restoreArtwork.mutateAsync(artwork.id),
        onDone: showRestored,
        onError: showFailure,
      }),
    });
}

// Apart from the works' other queries, which are in the first view.

/** A work that was deleted in another window already counts as deleted. */
async function deleteArtwork(id: string): Promise<void> {
  try {
    await call("DELETE", artworkPath(id));
  } catch (error) {
    if (!hasCode(error, "NOT_FOUND")) throw error;
  }
}

function useDeleteArtwork() {
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
function useRestoreArtwork() {
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
