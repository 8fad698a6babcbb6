import type { RefObject } from "react";
import { useMeasurements } from "./use-measurements.ts";

type Width = readonly [pixels: number];

/** The width of an element in whole pixels, before the first paint and whenever it changes. */
export function useWidth(ref: RefObject<HTMLElement | null>, before: number): number {
  return useMeasurements<Width>(ref, widthOf, [before])[0];
}

/** On a page that is not shown, and for what is printed only, there is none. */
function widthOf({ clientWidth }: HTMLElement): Width | null {
  return clientWidth > 0 ? [clientWidth] : null;
}
