import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { ConfirmDialog } from "#web/ui/dialog.tsx";
import { workTitle } from "#web/works/work-title.tsx";

interface DeleteArtworkDialogProps {
  /** Null keeps it closed. */
  readonly artwork: Artwork | null;
  readonly onClose: () => void;
  /** Closes it as well. */
  readonly onConfirm: (artwork: Artwork) => void;
}

export function DeleteArtworkDialog({ artwork, onClose, onConfirm }: DeleteArtworkDialogProps) {
  const t = useTranslations("gallery.deleteDialog");
  return (
    <ConfirmDialog
      isOpen={artwork !== null}
      onCancel={onClose}
      onConfirm={() => {
        ignoreSecondClick();
        if (artwork) onConfirm(artwork);
      }}
      title={t("title")}
      cancelLabel={t("keep")}
      confirmLabel={t("confirm")}
    >
      <p>{artwork && t.rich("text", { title: artwork.title, work: workTitle })}</p>
    </ConfirmDialog>
  );
}

interface SoldArtworkDialogProps extends Omit<DeleteArtworkDialogProps, "onConfirm"> {
  /** These close it as well. */
  readonly onArchive: (artwork: Artwork) => void;
  readonly onOpen: (artwork: Artwork) => void;
}

/** Instead of a deletion, which the server refuses while a sale is open: the archive, or the page to take it back. */
export function SoldArtworkDialog({ artwork, onClose, onArchive, onOpen }: SoldArtworkDialogProps) {
  const t = useTranslations("gallery.soldDialog");
  const isArchived = artwork?.archived === true;
  return (
    <ConfirmDialog
      isOpen={artwork !== null}
      isDanger={false}
      onCancel={onClose}
      onConfirm={() => {
        ignoreSecondClick();
        if (artwork) (isArchived ? onOpen : onArchive)(artwork);
      }}
      title={t("title")}
      cancelLabel={t("keep")}
      confirmLabel={t(isArchived ? "open" : "archive")}
    >
      <p>
        {artwork &&
          t.rich(isArchived ? "archivedText" : "text", { title: artwork.title, work: workTitle })}
      </p>
    </ConfirmDialog>
  );
}

/** The dialog closes at the first click of a double click; the second must not press what was behind it. */
function ignoreSecondClick(): void {
  const options = { capture: true, once: true };
  const ignore = (event: MouseEvent) => {
    if (event.detail > 1) event.stopImmediatePropagation();
  };
  window.addEventListener("click", ignore, options);
}
