import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "wouter";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { workPath } from "#schema/page-paths.ts";
import { DeleteArtworkDialog, SoldArtworkDialog } from "./delete-artwork-dialog.tsx";
import { useArchiving } from "./use-archiving.tsx";
import { useDeletion } from "./use-deletion.tsx";

/** Deletes works of the gallery, after a question, or archives them; both can be undone. */
export function useRemoval(heading: RefObject<HTMLElement | null>, shown: readonly Artwork[]) {
  const [deleting, setDeleting] = useState<Artwork | null>(null);
  const { onDelete, onRestored } = useFocusAfterDeletion(heading, shown);
  const archive = useArchiving(onDelete, onRestored);
  const deleteWork = useDeletion({ onRestored, onArchive: archive });
  const [, navigate] = useLocation();
  const isSold = deleting?.status === "sold";
  const close = () => setDeleting(null);

  function confirmDeletion(artwork: Artwork): void {
    close();
    onDelete(artwork);
    void deleteWork(artwork);
  }

  function archiveInstead(artwork: Artwork): void {
    close();
    archive(artwork);
  }

  const dialogs = (
    <>
      <DeleteArtworkDialog
        artwork={isSold ? null : deleting}
        onClose={close}
        onConfirm={confirmDeletion}
      />
      <SoldArtworkDialog
        artwork={isSold ? deleting : null}
        onClose={close}
        onArchive={archiveInstead}
        onOpen={({ id }) => navigate(workPath(id))}
      />
    </>
  );
  return { archive, askToDelete: setDeleting, dialogs };
}

interface DeletedWork {
  readonly id: string;
  /** The work that gets the focus; null where the deleted one was the only one. */
  readonly next: string | null;
}

/**
 * Moves the focus when the button that had it is removed with its work, or with the toast of a deletion: to the work
 * that takes the deleted one's place, so that the position in a long gallery is kept, or to the heading.
 */
function useFocusAfterDeletion(
  heading: RefObject<HTMLElement | null>,
  shown: readonly Artwork[],
): { readonly onDelete: (artwork: Artwork) => void; readonly onRestored: () => void } {
  const [deleted, setDeleted] = useState<DeletedWork | null>(null);
  const [restorations, setRestorations] = useState(0);

  useEffect(() => {
    if (deleted === null || shown.some(({ id }) => id === deleted.id)) return;
    setDeleted(null);
    (findMenuButton(deleted.next) ?? heading.current)?.focus();
  }, [deleted, shown, heading]);

  useEffect(() => {
    if (restorations > 0) heading.current?.focus({ preventScroll: true });
  }, [restorations, heading]);

  return {
    onDelete: ({ id }) => {
      const index = shown.findIndex((artwork) => artwork.id === id);
      const next = shown[index + 1] ?? shown[index - 1];
      setDeleted({ id, next: next?.id ?? null });
    },
    onRestored: () => setRestorations((count) => count + 1),
  };
}

function findMenuButton(work: string | null): HTMLElement | null {
  return work === null
    ? null
    : document.querySelector<HTMLElement>(`[data-work="${CSS.escape(work)}"] [aria-haspopup]`);
}
