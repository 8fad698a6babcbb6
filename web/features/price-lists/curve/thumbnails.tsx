import { artworkThumbnailPath } from "#schema/api-paths.ts";
import { outlined } from "./chart-axes.tsx";
import type { Placement } from "./place-marks.ts";

interface ThumbnailsProps {
  readonly placement: Placement;
  /** Null for a work without a picture. */
  readonly pictureOf: (id: string) => string | null;
}

/** Pictures and titles beside their marks. */
export function Thumbnails({ placement, pictureOf }: ThumbnailsProps) {
  return (
    <g>
      {placement.thumbnails.map(({ id, left, top, width, height, leader }) => (
        <g key={id}>
          {leader && (
            <path
              d={`M${leader.from.x} ${leader.from.y}L${leader.to.x} ${leader.to.y}`}
              className="stroke-rule-2"
            />
          )}
          <Picture address={pictureOf(id)} left={left} top={top} width={width} height={height} />
        </g>
      ))}
      {placement.titles.map(({ id, title, x, y, anchor }) => (
        <text
          key={id}
          x={x}
          y={y}
          textAnchor={anchor}
          className={`${outlined} work-title fill-ink text-[15px]`}
        >
          {title}
        </text>
      ))}
    </g>
  );
}

interface PictureProps {
  readonly address: string | null;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The whole picture in a box with the work's proportions. */
export function Picture({ address, left, top, width, height }: PictureProps) {
  const box = { x: left, y: top, width, height };
  return (
    <>
      <rect {...box} className="fill-floor" />
      {address !== null && <image href={artworkThumbnailPath(address)} {...box} />}
    </>
  );
}
