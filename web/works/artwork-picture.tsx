import { useState } from "react";
import { artworkThumbnailPath } from "#schema/api-paths.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";

type Size = Pick<Artwork, "width" | "height">;

/** The length in inches of a work that is shown at the full scale. */
const fullScaleInches = 48;
/** The grid's `--scale` in pixels, where the window is not narrow. */
const wideScale = 300;

/**
 * The width of a picture in the grid, in CSS: its long side is the scale × √(inches ÷ 48), capped by the
 * column, so that a small work looks small without vanishing.
 */
export function pictureWidth(work: Size): string {
  return `min(100%, calc(var(--scale) * ${shareOfScale(work).toFixed(4)}))`;
}

/** The height of a picture in a column of this width, in pixels, at the scale of wide windows. */
export function pictureHeight(work: Size, column: number): number {
  return (Math.min(column, wideScale * shareOfScale(work)) * work.height) / work.width;
}

function shareOfScale({ width, height }: Size): number {
  const longSide = Math.max(width, height);
  return Math.sqrt(longSide / fullScaleInches) * (width / longSide);
}

interface ArtworkPictureProps {
  readonly artwork: Artwork;
  /** In CSS; the height follows from the work's proportions. */
  readonly width: string;
}

/**
 * The whole picture in a box with the work's proportions, which has its size before the picture has loaded; an
 * empty box when there is no picture.
 */
export function ArtworkPicture({ artwork, width }: ArtworkPictureProps) {
  const [proportion, setProportion] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const box = { width, aspectRatio: `${artwork.width} / ${artwork.height}` };

  if (artwork.imageUrl === null || hasFailed) {
    return <div style={box} className="bg-floor" />;
  }
  return (
    <div style={box} className="flex items-center">
      <img
        src={artworkThumbnailPath(artwork.imageUrl)}
        alt={artwork.title}
        loading="lazy"
        decoding="async"
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setProportion(naturalWidth / naturalHeight)
        }
        onError={() => setFailed(true)}
        className={`shadow-picture ${filling(proportion, artwork.width / artwork.height)}`}
      />
    </div>
  );
}

/** Photographs rarely have the work's proportions to the pixel: the longer side fills the box. */
function filling(proportion: number | null, boxProportion: number): string {
  if (proportion === null) return "size-full bg-floor";
  return proportion >= boxProportion ? "h-auto w-full" : "h-full w-auto";
}
