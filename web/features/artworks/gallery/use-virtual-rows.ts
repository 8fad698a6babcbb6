import { useWindowVirtualizer, windowScroll } from "@tanstack/react-virtual";
import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { allRows, type RowRange, rowRanges, rowsInPage } from "./row-ranges.ts";
import { type ScrollTarget, useScrollToTarget } from "./scroll-position.ts";

/** Up to this many works are all rendered, so that the browser's own search finds them. */
const fewWorks = 60;
/** Rows rendered above and below the window, ahead of scrolling. */
const overscan = 2;

interface VirtualRowsOptions {
  /** The element that contains the rows. */
  readonly list: RefObject<HTMLElement | null>;
  readonly artworks: readonly Artwork[];
  readonly columns: number;
  /** The height in pixels of a row that has not been rendered yet; a new function when all heights have changed. */
  readonly estimate: (works: readonly Artwork[]) => number;
  readonly scrollTarget: RefObject<ScrollTarget>;
}

type Measure = ((element: HTMLElement | null) => void) | null;

/** The position of a work in the list, which its element states. */
export interface ListPosition {
  /** From 1, among all that are shown. */
  readonly position: number;
  readonly total: number;
  readonly row: number;
  readonly measure: Measure;
}

interface VirtualRows {
  readonly ranges: readonly RowRange[];
  /** For a row's first element, which is as high as the row and has its number as `data-index`. */
  readonly measure: Measure;
  /** `onFocus` of the list, whose works have their ids as `data-work`. */
  readonly trackFocus: (event: FocusEvent) => void;
}

/**
 * Renders only the rows in or near the window, so that ten thousand works cost as much as a hundred. The row that
 * last had the focus stays rendered with its neighbours, so that Tab and Shift+Tab reach all works, and a menu or
 * dialog that closes finds the button that opened it. Printing renders all rows.
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
  // The work to scroll to must be rendered as well.
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
  // With scroll anchoring, the browser itself keeps in place what is visible, also during scrolling.
  if (CSS.supports("overflow-anchor", "auto")) {
    virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false;
  }

  useLayoutEffect(() => {
    // On mount the virtualizer scrolls to the offset that it read while rendering. The browser may have restored
    // another one since, after Back or Forward.
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

/** The list's distance from the page's top, in pixels. */
function useTop(list: RefObject<HTMLElement | null>, artworks: readonly Artwork[]): number {
  const [top, setTop] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the content above the list changes with its works.
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

/**
 * Whether the page is being put on paper: it is drawn anew before the browser takes it. The keys for printing wait
 * for the list's pictures first, which the browser fetches only near the window.
 */
function useIsPrinting(list: RefObject<HTMLElement | null>): boolean {
  const [isPrinting, setPrinting] = useState(false);

  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    async function onKeyDown(event: KeyboardEvent): Promise<void> {
      const isPrint = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "p";
      if (!isPrint || event.shiftKey || event.altKey) return;
      event.preventDefault();
      begin();
      await loadPictures(list.current);
      window.print();
      end();
    }
    const listen = (event: KeyboardEvent) => void onKeyDown(event);
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    window.addEventListener("keydown", listen);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
      window.removeEventListener("keydown", listen);
    };
  }, [list]);

  return isPrinting;
}

/** Resolves when each picture is there or has failed. */
async function loadPictures(list: HTMLElement | null): Promise<void> {
  const pictures = list?.querySelectorAll("img") ?? [];
  const loading = Array.from(pictures, (picture) => {
    picture.loading = "eager";
    return picture.decode();
  });
  await Promise.allSettled(loading);
}
