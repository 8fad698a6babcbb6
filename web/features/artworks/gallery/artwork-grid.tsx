import { type ComponentProps, memo, type RefObject, useCallback, useRef } from "react";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { useMeasurements } from "#web/ui/use-measurements.ts";
import type { ArtworkHandlers } from "./artwork-actions.tsx";
import { ArtworkCard } from "./artwork-card.tsx";
import { gridRowHeight, measureGrid } from "./row-heights.ts";
import type { ScrollTarget } from "./scroll-position.ts";
import { useVirtualRows } from "./use-virtual-rows.ts";

interface ArtworkGridProps extends ArtworkHandlers {
  readonly artworks: readonly Artwork[];
  readonly scrollTarget: RefObject<ScrollTarget>;
  /** Null while no works are being selected. */
  readonly selected: ReadonlySet<string> | null;
}

/** The grid view; only the rows near the window are rendered. */
export const ArtworkGrid = memo(function ArtworkGrid({
  artworks,
  scrollTarget,
  selected,
  ...handlers
}: ArtworkGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const measurements = useMeasurements(list, measureGrid, [4, 300, 16]);
  const { ranges, measure, trackFocus } = useVirtualRows({
    list,
    artworks,
    columns: measurements[0],
    estimate: useCallback((works) => gridRowHeight(works, measurements), [measurements]),
    scrollTarget,
  });
  return (
    <GalleryGrid ref={list} onFocus={trackFocus}>
      {ranges.flatMap((range) =>
        range.kind === "spacer" ? (
          <li
            key={range.key}
            aria-hidden="true"
            style={{ height: range.height }}
            className="col-span-full [overflow-anchor:none]"
          />
        ) : (
          range.works.map(({ artwork, position }, column) => (
            <ArtworkCard
              key={artwork.id}
              artwork={artwork}
              position={position}
              total={artworks.length}
              row={range.row}
              measure={column === 0 ? measure : null}
              isSelected={selected?.has(artwork.id) ?? null}
              {...handlers}
            />
          ))
        ),
      )}
    </GalleryGrid>
  );
});

/** The grid, whose rows each centre the pictures on one line and start the labels on another. */
export function GalleryGrid(props: Omit<ComponentProps<"ul">, "className">) {
  return (
    <div className="grow bg-wall pt-3 pb-14 md:pt-2">
      <ul
        {...props}
        className="page grid grid-cols-2 gap-x-3.5 [--scale:min(300px,45vw)] xs:gap-x-5 md:grid-cols-3 md:gap-x-12 md:[--scale:300px] xl:grid-cols-4 print:grid-cols-3 print:gap-x-8"
      />
    </div>
  );
}
