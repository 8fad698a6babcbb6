import type { Terrain } from "./terrain.ts";
import { terrainHeight } from "./terrain.ts";

interface TerrainPictureProps {
  readonly terrain: Terrain;
  /** The picture in words. */
  readonly label: string;
  readonly evenGroundLabel: string;
  readonly capLabel: string;
}

/** Five columns on one ground; see `drawTerrain`. */
export function TerrainPicture({ terrain, label, evenGroundLabel, capLabel }: TerrainPictureProps) {
  const { columns, evenGround, cap } = terrain;
  const width = 100 / columns.length;
  return (
    <svg
      role="img"
      aria-label={label}
      height={terrainHeight}
      className="mt-5 block w-full overflow-visible text-ink"
    >
      {columns.map(({ key, ground }, index) => (
        <rect
          key={key}
          x={`${width * index}%`}
          // A hair wider, or the seams show between columns.
          width={`${width + 0.2}%`}
          y={ground.top}
          height={ground.height}
          fill="var(--accent-wash)"
        />
      ))}
      {columns.map(({ key, raise, missing, level }, index) => (
        <g key={key}>
          {raise && (
            <rect
              x={`${width * index}%`}
              width={`${width}%`}
              y={raise.top}
              height={raise.height}
              fill="var(--pigment)"
            />
          )}
          {missing && (
            <rect
              x={`${width * index}%`}
              width={`${width}%`}
              y={missing.top}
              height={missing.height}
              fill="none"
              stroke="var(--ink-2)"
              strokeWidth="1.25"
              strokeDasharray="4 3"
            />
          )}
          <line
            x1={`${width * index}%`}
            x2={`${width * (index + 1)}%`}
            y1={level}
            y2={level}
            stroke="currentColor"
            strokeWidth="2"
          />
        </g>
      ))}
      <line
        x1="0"
        x2="100%"
        y1={evenGround}
        y2={evenGround}
        stroke="currentColor"
        strokeDasharray="1 4"
        strokeLinecap="round"
      />
      <text x="6" y={evenGround + 17} className="fill-ink-2 text-1">
        {evenGroundLabel}
      </text>
      {cap !== null && <Cap at={cap} label={capLabel} />}
    </svg>
  );
}

function Cap({ at, label }: { readonly at: number; readonly label: string }) {
  return (
    <>
      <line x1="0" x2="100%" y1={at} y2={at} stroke="currentColor" />
      <text x="0" y={at - 6} className="fill-ink text-1">
        {label}
      </text>
    </>
  );
}
