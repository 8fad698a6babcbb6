import type { Artwork } from "#schema/artworks/artwork.ts";
import { ArtworkPicture } from "./artwork-picture.tsx";

/** How many works hang on it. */
const most = 3;
/** Its height, and what its works may take of its width, in pixels. */
const cell = { height: 46, width: 128, gap: 6 } as const;

/** The first of several works, at one scale, on the grey of a wall; on a phone the first alone. */
export function WallCell({ works }: { readonly works: readonly Artwork[] }) {
  const shown = works.slice(0, most);
  const tallest = Math.max(...shown.map(({ height }) => height));
  const wide = shown.reduce((sum, { width }) => sum + width, 0);
  const room = cell.width - cell.gap * (shown.length - 1);
  const scale = Math.min(cell.height / tallest, room / wide);
  return (
    <div aria-hidden="true" className="flex items-center gap-1.5 max-md:justify-center">
      {shown.map((work) => (
        <div key={work.id} className="max-md:[&:nth-child(n+2)]:hidden">
          <ArtworkPicture
            key={work.imageUrl}
            artwork={work}
            width={`${Math.max(8, Math.round(work.width * scale))}px`}
          />
        </div>
      ))}
    </div>
  );
}
