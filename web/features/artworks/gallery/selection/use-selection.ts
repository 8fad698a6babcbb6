import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import * as v from "valibot";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { selectedWorks, toggleRange, toggleWork } from "./select.ts";
import { useSelectionInput } from "./use-selection-input.ts";

/** What is done with several works is given this. */
export interface Selection {
  readonly isActive: boolean;
  /** In the order in which they are shown, then those that a filter hides. */
  readonly works: readonly Artwork[];
  /** How many of them a filter hides. */
  readonly hidden: number;
  /** How many works are shown, and whether all of them are selected. */
  readonly shown: number;
  readonly isAll: boolean;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
}

const nothing: ReadonlySet<string> = new Set();

interface SelectionOptions {
  readonly userId: string;
  readonly artworks: readonly Artwork[];
  readonly shown: readonly Artwork[];
  /** Whether works can be selected at all. */
  readonly isOffered: boolean;
}

/** Which works of the gallery are selected. They stay so whatever is searched, filtered or sorted meanwhile. */
export function useSelection({ userId, artworks, shown, isOffered }: SelectionOptions) {
  const [stored, setSelected] = useState(() => readSelection(userId));
  const selected = isOffered ? stored : null;
  const last = useRef<string | null>(null);
  /** Contains the works, whose elements have their ids as `data-work`. */
  const element = useRef<HTMLDivElement>(null);
  const latestShown = useRef(shown);

  useLayoutEffect(() => {
    latestShown.current = shown;
  });

  useEffect(() => keepSelection(userId, selected), [userId, selected]);

  // Stays the same, so that only the card that changes is rendered again.
  const onSelect = useCallback((id: string, isRange: boolean) => {
    const from = last.current;
    last.current = id;
    setSelected((current) => {
      if (current === null) return current;
      if (!isRange) return toggleWork(current, id);
      return toggleRange(
        current,
        latestShown.current.map((work) => work.id),
        from,
        id,
      );
    });
  }, []);

  const { works, hidden } = useMemo(
    () => selectedWorks(selected ?? nothing, shown, artworks),
    [selected, shown, artworks],
  );

  const selection: Selection = {
    isActive: selected !== null,
    works,
    hidden,
    shown: shown.length,
    isAll: works.length - hidden === shown.length,
    onSelectAll: () =>
      setSelected((current) => new Set([...(current ?? []), ...shown.map(({ id }) => id)])),
    onClear: () => setSelected(new Set()),
  };

  function begin(): void {
    last.current = null;
    setSelected(new Set());
  }

  function end(): void {
    setSelected(null);
  }

  useSelectionInput({ isActive: selection.isActive, works: element, onSelect, onEnd: end });

  return { element, selected, selection, onSelect, begin, end };
}

const storedSchema = v.object({ userId: v.string(), ids: v.array(v.string()) });

/** One selection in each tab, so that a reload or a log-in finds it; every sign-out clears the session storage. */
const key = "gallery-selection";

/** What this artist has selected in this tab; null when nothing is being selected. */
function readSelection(userId: string): ReadonlySet<string> | null {
  try {
    const stored = v.safeParse(storedSchema, JSON.parse(sessionStorage.getItem(key) ?? "null"));
    return stored.success && stored.output.userId === userId ? new Set(stored.output.ids) : null;
  } catch {
    return null;
  }
}

function keepSelection(userId: string, selected: ReadonlySet<string> | null): void {
  try {
    if (selected === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ userId, ids: [...selected] }));
  } catch {
    // Storage is disabled or full: the selection lasts as long as the page.
  }
}
