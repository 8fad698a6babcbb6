import { type RefObject, useEffect, useState } from "react";
import type { Artwork } from "#schema/artwork.ts";

interface DeletedPlace {
  readonly id: string;
  /** The work that takes its place; null where it was the only one. */
  readonly next: string | null;
}

/**
 * Where the focus goes when the button that had it leaves with its work, or with the notice of a deletion: to
 * the work that takes the place, so that nobody loses theirs in a long gallery, or to the heading.
 */
export function useFocusAfterDeletion(
  heading: RefObject<HTMLElement | null>,
  shown: readonly Artwork[],
): { readonly departure: (artwork: Artwork) => void; readonly restoration: () => void } {
  const [departure, setDeparture] = useState<DeletedPlace | null>(null);
  const [restorations, setRestorations] = useState(0);

  useEffect(() => {
    if (departure === null || shown.some(({ id }) => id === departure.id)) return;
    setDeparture(null);
    (findMenuButton(departure.next) ?? heading.current)?.focus();
  }, [departure, shown, heading]);

  useEffect(() => {
    if (restorations > 0) heading.current?.focus({ preventScroll: true });
  }, [restorations, heading]);

  return {
    departure: ({ id }) => {
      const place = shown.findIndex((artwork) => artwork.id === id);
      const next = shown[place + 1] ?? shown[place - 1];
      setDeparture({ id, next: next?.id ?? null });
    },
    restoration: () => setRestorations((count) => count + 1),
  };
}

function findMenuButton(work: string | null): HTMLElement | null {
  return work === null
    ? null
    : document.querySelector<HTMLElement>(`[data-work="${CSS.escape(work)}"] [aria-haspopup]`);
}
