import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
import { toast } from "#web/lib/toast.ts";
import { useTellSaveFailure } from "#web/lib/use-tell-save-failure.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useDeleteArtwork } from "./queries.ts";

interface DeleteArtworkDialogProps {
  /** Null keeps it closed. */
  readonly artwork: Artwork | null;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteArtworkDialog({ artwork, onClose, onDeleted }: DeleteArtworkDialogProps) {
  const t = useTranslations();
  const tellSaveFailure = useTellSaveFailure();
  const deleteArtwork = useDeleteArtwork();

  async function confirm({ id, title }: Artwork): Promise<void> {
    try {
      await deleteArtwork.mutateAsync(id);
    } catch (error) {
      tellSaveFailure(error, "artworkDeleteFailed");
      return;
    }
    toast({
      title: t("toasts.artworkDeleted"),
      description: t.rich("gallery.offTheWall", { title, work: workTitle }),
    });
    onDeleted();
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

function workTitle(words: ReactNode) {
  return <i className="work-title wrap-anywhere">{words}</i>;
}
