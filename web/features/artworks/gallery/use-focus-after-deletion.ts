import { type RefObject, useEffect, useState } from "react";
import type { Artwork } from "#schema/artwork.ts";

interface DeletedWork {
  readonly id: string;
  /** The work that gets the focus; null where the deleted one was the only one. */
  readonly next: string | null;
}

/**
 * Moves the focus when the button that had it is removed with its work, or with the toast of a deletion: to the work
 * that takes the deleted one's place, so that the position in a long gallery is kept, or to the heading.
 */
export function useFocusAfterDeletion(
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
