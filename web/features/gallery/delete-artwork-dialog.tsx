import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
import { useLock } from "#web/lib/use-lock.ts";
import { useTellSaveFailure } from "#web/lib/use-tell-save-failure.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useDeleteArtwork } from "./queries.ts";
import { workTitle } from "./work-title.tsx";

interface DeleteArtworkDialogProps {
  /** Null keeps it closed. */
  readonly artwork: Artwork | null;
  readonly onClose: () => void;
  readonly onDeleted: (artwork: Artwork) => void;
}

export function DeleteArtworkDialog({ artwork, onClose, onDeleted }: DeleteArtworkDialogProps) {
  const t = useTranslations();
  const tellSaveFailure = useTellSaveFailure();
  const deleteArtwork = useDeleteArtwork();
  const lock = useLock();

  async function confirm(artwork: Artwork): Promise<void> {
    if (!lock.take()) return;
    try {
      await deleteArtwork.mutateAsync(artwork.id);
    } catch (error) {
      tellSaveFailure(error, "artworkDeleteFailed");
      return;
    } finally {
      lock.release();
    }
    onDeleted(artwork);
  }

  return (
    <ConfirmDialog
      isOpen={artwork !== null}
      onCancel={onClose}
      onConfirm={() => artwork && void confirm(artwork)}
      title={t("gallery.deleteDialog.title")}
      cancelLabel={t("gallery.deleteDialog.keep")}
      confirmLabel={t("gallery.deleteDialog.confirm")}
      isBusy={deleteArtwork.isPending}
    >
      <p>
        {artwork && t.rich("gallery.deleteDialog.text", { title: artwork.title, work: workTitle })}
      </p>
    </ConfirmDialog>
  );
}
