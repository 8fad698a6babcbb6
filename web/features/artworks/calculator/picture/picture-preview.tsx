import { orient, type Size } from "#web/works/picture/orientation.ts";
import type { Picture } from "#web/works/picture/picture.ts";

interface PicturePreviewProps {
  readonly picture: Picture;
  readonly size: Size;
  /** The work's title. */
  readonly label: string;
}

/**
 * The picture as it will be saved, whole and in its own proportions. Drawn in SVG because its transform
 * takes the same numbers as the canvas at save.
 */
export function PicturePreview({ picture, size, label }: PicturePreviewProps) {
  const { size: shown, matrix } = orient(size, picture.orientation);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${shown.width} ${shown.height}`}
      className="block h-auto w-full shadow-picture"
    >
      <image
        href={picture.url}
        width={size.width}
        height={size.height}
        transform={`matrix(${matrix.join(" ")})`}
      />
    </svg>
  );
}
