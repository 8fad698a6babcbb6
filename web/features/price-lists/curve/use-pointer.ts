import { type PointerEvent, useMemo } from "react";
import type { Point } from "./boxes.ts";
import type { DrawnMark, Layout } from "./layout.ts";
import { indexOf } from "./nearest.ts";

/** How far from a mark it still answers, in pixels: a pointer is more exact than a finger. */
const reach = { pointer: 24, finger: 44 } as const;

/** A mark itself comes before a picture that it is near to. */
const onMark = 8;

/** Finds what is under the pointer: a mark, or the picture beside it. */
export function useMarkAt(layout: Layout): (event: PointerEvent<Element>) => DrawnMark | null {
  return useMemo(() => {
    const index = indexOf(layout.marks);
    const byId = new Map(layout.marks.map((mark) => [mark.id, mark]));
    const pictureAt = ({ x, y }: Point) => {
      const { thumbnails } = layout.placement;
      const found = thumbnails.find(
        ({ left, top, width, height }) =>
          x >= left && x <= left + width && y >= top && y <= top + height,
      );
      return found ? (byId.get(found.id) ?? null) : null;
    };
    return (event) => {
      const { left, top, width } = event.currentTarget.getBoundingClientRect();
      const scale = layout.width / width;
      const point = { x: (event.clientX - left) * scale, y: (event.clientY - top) * scale };
      const within = event.pointerType === "touch" ? reach.finger : reach.pointer;
      return index.nearest(point, onMark) ?? pictureAt(point) ?? index.nearest(point, within);
    };
  }, [layout]);
}
