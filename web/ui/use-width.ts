import { type RefObject, useLayoutEffect, useState } from "react";

/** The width of an element in whole pixels, before the first paint and whenever it changes. */
export function useWidth(ref: RefObject<HTMLElement | null>, before: number): number {
  const [width, setWidth] = useState(before);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const update = () => {
      // On a page that is not shown, and for what is printed only, there is none.
      if (element.clientWidth > 0) setWidth(element.clientWidth);
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
