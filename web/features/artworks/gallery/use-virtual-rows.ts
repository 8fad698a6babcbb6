import { useWindowVirtualizer, windowScroll } from "@tanstack/react-virtual";
import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Artwork } from "#schema/artwork.ts";
import { allRows, type RowRange, rowRanges, rowsInPage } from "./row-ranges.ts";
import { useIsPrinting } from "./use-is-printing.ts";
import { type ScrollTarget, useScrollToTarget } from "./use-scroll-target.ts";

/** So many works are in the page whole, where the browser's own search finds them. */
const fewWorks = 60;
/** Rows above and below the window, ahead of whoever scrolls. */
const overscan = 2;

interface VirtualRowsOptions {
  /** What the rows lie in, one below the other. */
  readonly list: RefObject<HTMLElement | null>;
  readonly artworks: readonly Artwork[];
  readonly columns: number;
  /** The height in pixels of a row that has not been in the page yet; another function where all have changed. */
  readonly estimate: (works: readonly Artwork[]) => number;
  readonly scrollTarget: RefObject<ScrollTarget>;
}

type Measure = ((element: HTMLElement | null) => void) | null;

/** What a work's element says of where it stands. */
export interface Place {
  /** From 1, among all that are shown. */
  readonly position: number;
  readonly total: number;
  readonly row: number;
  readonly measure: Measure;
}

interface VirtualRows {
  readonly ranges: readonly RowRange[];
  /** For a row's first element, which is as high as the row and bears its number as `data-index`. */
  readonly measure: Measure;
  /** For the list: its works bear their ids as `data-work`. */
  readonly trackFocus: (event: FocusEvent) => void;
}

/**
 * The rows in or near the window, so that a page of ten thousand works weighs as much as one of a hundred.
 * The row that last had the focus stays with its neighbours wherever the window goes: Tab and Shift+Tab walk
 * through all works, and a menu or dialog that closes finds the button that opened it. Paper gets all rows.
 */
export function useVirtualRows(options: VirtualRowsOptions): VirtualRows {
  const { list, artworks, columns, estimate, scrollTarget } = options;
  const isPrinting = useIsPrinting(list);
  const isWhole = isPrinting || artworks.length <= fewWorks;
  const count = Math.ceil(artworks.length / columns);
  const estimates = useMemo(
    () =>
      Array.from({ length: count }, (_, row) =>
        estimate(artworks.slice(row * columns, (row + 1) * columns)),
      ),
    [artworks, columns, count, estimate],
  );
  // Where the gallery is to scroll to must be in the page as well.
  const [focused, setFocused] = useState(() => scrollTarget.current?.anchor.work ?? null);
  const focusedRow = useMemo(
    () => Math.floor(artworks.findIndex(({ id }) => id === focused) / columns),
    [artworks, columns, focused],
  );
  const top = useTop(list, artworks);
  const isMounted = useRef(false);
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: !isWhole,
    overscan,
    scrollMargin: top,
    // A row keeps its height for as long as it begins with the same work.
    getItemKey: useCallback(
      (row: number) => artworks[row * columns]?.id ?? row,
      [artworks, columns],
    ),
    estimateSize: (row) => estimates[row] ?? 0,
    rangeExtractor: (range) => rowsInPage(range, focusedRow),
    scrollToFn: (...write) => {
      if (isMounted.current) windowScroll(...write);
    },
  });
  // Where the browser itself keeps in place what is in view, it does so in the middle of a movement too.
  if (CSS.supports("overflow-anchor", "auto")) {
    virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false;
  }

  useLayoutEffect(() => {
    // At first the virtualizer sends the page to where it stood while it was drawn. The browser, which has come
    // back from somewhere, may have returned to where it was before.
    isMounted.current = true;
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with another estimate no row has the height that it had.
  useLayoutEffect(() => {
    if (isWhole) return;
    virtualizer.measure();
    const measured = list.current?.querySelectorAll<HTMLElement>("[data-index]") ?? [];
    for (const element of measured) virtualizer.measureElement(element);
  }, [virtualizer, list, estimate, isWhole]);

  useScrollToTarget(scrollTarget);

  function trackFocus({ target }: FocusEvent): void {
    const work = target.closest<HTMLElement>("[data-work]")?.dataset.work;
    if (work !== undefined) setFocused(work);
  }

  const rows = { artworks, columns };
  return {
    ranges: isWhole
      ? allRows(rows)
      : rowRanges(rows, virtualizer.getVirtualItems(), top, virtualizer.getTotalSize()),
    measure: isWhole ? null : virtualizer.measureElement,
    trackFocus,
  };
}

/** How far the list lies below the page's top, in pixels. */
function useTop(list: RefObject<HTMLElement | null>, artworks: readonly Artwork[]): number {
  const [top, setTop] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands above the list changes with the works in it.
  useLayoutEffect(() => {
    function read(): void {
      if (list.current) setTop(list.current.getBoundingClientRect().top + window.scrollY);
    }
    read();
    window.addEventListener("resize", read);
    return () => window.removeEventListener("resize", read);
  }, [list, artworks]);

  return top;
}
