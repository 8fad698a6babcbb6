import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
import { hasCode } from "#web/api/api.ts";
import { useShowSaveError } from "#web/api/use-show-save-error.ts";
import { toast } from "#web/browser/toast.ts";
import { refreshArtworks } from "#web/works/queries.ts";
import { useDeleteArtwork } from "./deletion-queries.ts";
import { useUndoDeletion } from "./use-undo-deletion.tsx";

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
  const offerUndo = useUndoDeletion(onRestored);

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
    offerUndo(artwork);
  };
}
