import { type RefObject, useState } from "react";
import { useLocation } from "wouter";
import type { Artwork } from "#schema/artwork.ts";
import { workPath } from "#schema/page-paths.ts";
import { DeleteArtworkDialog, SoldArtworkDialog } from "./delete-artwork-dialog.tsx";
import { useArchiving } from "./use-archiving.tsx";
import { useDeletion } from "./use-deletion.ts";
import { useFocusAfterDeletion } from "./use-focus-after-deletion.ts";

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
