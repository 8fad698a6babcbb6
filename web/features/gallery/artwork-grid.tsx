import type { ReactNode } from "react";
import type { Artwork } from "#schema/artwork.ts";
import type { ArtworkHandlers } from "./artwork-actions.tsx";
import { ArtworkCard } from "./artwork-card.tsx";

interface ArtworkGridProps extends ArtworkHandlers {
  readonly artworks: readonly Artwork[];
}

export function ArtworkGrid({ artworks, ...handlers }: ArtworkGridProps) {
  return (
    <GalleryWall>
      {artworks.map((artwork) => (
        <ArtworkCard key={artwork.id} artwork={artwork} {...handlers} />
      ))}
    </GalleryWall>
  );
}

/** The wall, whose rows each have a centre line for the pictures and one line for the labels. */
export function GalleryWall({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grow bg-wall pt-3 pb-14 md:pt-2">
      <ul className="page grid grid-cols-2 gap-x-3.5 [--scale:min(300px,45vw)] xs:gap-x-5 md:grid-cols-3 md:gap-x-12 md:[--scale:300px] xl:grid-cols-4">
        {children}
      </ul>
    </div>
  );
}
