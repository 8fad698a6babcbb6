import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Up to so many rows are all rendered, so that the browser's own search finds them. */
const fewRows = 60;

interface RowsInViewOptions {
  /** The element that contains the rows. */
  readonly list: RefObject<HTMLElement | null>;
  /** The keys of all rows, in order. */
  readonly keys: readonly string[];
  /** The usual height of a row in pixels; each is measured once it is rendered. */
  readonly height: number;
  /** The indexes of rows that are rendered wherever the window is, such as the headings of groups. */
  readonly always?: readonly number[];
}

/** What the element of a row gets, so that its height is known. */
export interface RowInView {
  readonly index: number;
  readonly measure: ((element: HTMLElement | null) => void) | undefined;
}

const none: readonly number[] = [];

/**
 * Which rows of a long list are rendered: those in or near the window, and the row that had the focus last with its
 * neighbours, so that Tab reaches all. Printing renders all. Rows have their index as `data-index`; what stands in place
 * of the others is a table's `SpacerRow`.
 */
export function useRowsInView({ list, keys, height, always = none }: RowsInViewOptions) {
  const isPrinting = useIsPrinting();
  const isWhole = isPrinting || keys.length <= fewRows;
  const top = useTop(list);
  const [focused, setFocused] = useState(-1);
  const virtualizer = useWindowVirtualizer({
    count: keys.length,
    enabled: !isWhole,
    overscan: 6,
    scrollMargin: top,
    estimateSize: () => height,
    getItemKey: (index) => keys[index] ?? index,
    rangeExtractor: (range) => {
      const near = focused < 0 ? [] : [focused - 1, focused, focused + 1];
      const within = near.filter((index) => index >= 0 && index < range.count);
      const rendered = new Set([...defaultRangeExtractor(range), ...within, ...always]);
      return [...rendered].toSorted((a, b) => a - b);
    },
  });

  function trackFocus({ target }: FocusEvent): void {
    const index = target.closest<HTMLElement>("[data-index]")?.dataset.index;
    if (index !== undefined) setFocused(Number(index));
  }

  if (isWhole) {
    return { rows: keys.map((_, index) => ({ index, before: 0 })), after: 0, trackFocus };
  }
  const items = virtualizer.getVirtualItems();
  return {
    /** With the height of what is left out before each. */
    rows: items.map(({ index, start }, at) => ({
      index,
      before: start - (items[at - 1]?.end ?? top),
    })),
    /** The height of what is left out at the end. */
    after: top + virtualizer.getTotalSize() - (items.at(-1)?.end ?? top),
    measure: virtualizer.measureElement,
    trackFocus,
  };
}

/** The list's distance from the page's top, in pixels. */
function useTop(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  // What stands above the list changes with it.
  useLayoutEffect(() => {
    if (list.current) setTop(list.current.getBoundingClientRect().top + window.scrollY);
  });
  return top;
}

function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
}
