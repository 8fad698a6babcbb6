import type { Artwork } from "#schema/artwork.ts";
import { useShowSaveError } from "#web/api/use-show-save-error.ts";
import { useDeleteArtwork } from "./deletion-queries.ts";
import { useUndoDeletion } from "./use-undo-deletion.tsx";

/**
 * Deletes a work, which leaves the gallery at once. A failure puts it back in its place and shows an error;
 * a success offers to undo it.
 */
export function useDeletion(onRestored: () => void): (artwork: Artwork) => Promise<void> {
  const showSaveError = useShowSaveError();
  const deleteArtwork = useDeleteArtwork();
  const offerUndo = useUndoDeletion(onRestored);

  return async (artwork) => {
    try {
      await deleteArtwork.mutateAsync(artwork.id);
    } catch (error) {
      showSaveError(error, "artworkDeleteFailed");
      return;
    }
    offerUndo(artwork);
  };
}
