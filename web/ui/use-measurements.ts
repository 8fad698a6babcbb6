import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * Measures an element before the first paint and whenever its size changes. The array is the same object for as long
 * as its numbers are the same, and as `read` returns null.
 */
export function useMeasurements<Measurements extends readonly number[]>(
  ref: RefObject<HTMLElement | null>,
  read: (element: HTMLElement) => Measurements | null,
  before: Measurements,
): Measurements {
  const [measurements, setMeasurements] = useState(before);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    function update(element: HTMLElement): void {
      const next = read(element);
      setMeasurements((last) =>
        next === null || next.every((value, index) => value === last[index]) ? last : next,
      );
    }
    update(element);
    const observer = new ResizeObserver(() => update(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, read]);

  return measurements;
}
