import { type ComponentProps, memo, type RefObject, useCallback, useRef } from "react";
import type { Artwork } from "#schema/artwork.ts";
import type { ArtworkHandlers } from "./artwork-actions.tsx";
import { ArtworkCard } from "./artwork-card.tsx";
import { readWall, wallRowHeight } from "./row-heights.ts";
import type { Destination } from "./use-destination.ts";
import { useReadings } from "./use-readings.ts";
import { useWorkWindow } from "./use-work-window.ts";

interface ArtworkGridProps extends ArtworkHandlers {
  readonly artworks: readonly Artwork[];
  readonly destination: RefObject<Destination>;
}

/** The wall view, of which the rows near the window are in the page. */
export const ArtworkGrid = memo(function ArtworkGrid({
  artworks,
  destination,
  ...handlers
}: ArtworkGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const readings = useReadings(list, readWall, [4, 300, 16]);
  const { stretches, measure, keepFocused } = useWorkWindow({
    list,
    artworks,
    columns: readings[0],
    estimate: useCallback((works) => wallRowHeight(works, readings), [readings]),
    destination,
  });
  return (
    <GalleryWall ref={list} onFocus={keepFocused}>
      {stretches.flatMap((stretch) =>
        stretch.kind === "room" ? (
          <li
            key={stretch.key}
            aria-hidden="true"
            style={{ height: stretch.height }}
            className="col-span-full [overflow-anchor:none]"
          />
        ) : (
          stretch.works.map(({ artwork, position }, column) => (
            <ArtworkCard
              key={artwork.id}
              {...{ artwork, position }}
              total={artworks.length}
              row={stretch.row}
              measure={column === 0 ? measure : null}
              {...handlers}
            />
          ))
        ),
      )}
    </GalleryWall>
  );
});

/** The wall, whose rows each have a centre line for the pictures and one line for the labels. */
export function GalleryWall(props: Omit<ComponentProps<"ul">, "className">) {
  return (
    <div className="grow bg-wall pt-3 pb-14 md:pt-2">
      <ul
        {...props}
        className="page grid grid-cols-2 gap-x-3.5 [--scale:min(300px,45vw)] xs:gap-x-5 md:grid-cols-3 md:gap-x-12 md:[--scale:300px] xl:grid-cols-4 print:grid-cols-3 print:gap-x-8"
      />
    </div>
  );
}
