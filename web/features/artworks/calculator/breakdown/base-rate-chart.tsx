import type { BaseRateLevels } from "./base-rate-levels.ts";
import { chartHeight } from "./base-rate-levels.ts";

interface BaseRateChartProps {
  readonly levels: BaseRateLevels;
  /** The text alternative. */
  readonly label: string;
  readonly baselineLabel: string;
  readonly capLabel: string;
}

/** Draws `layOutLevels` as one column for each factor. */
export function BaseRateChart({ levels, label, baselineLabel, capLabel }: BaseRateChartProps) {
  const { columns, baseline, cap } = levels;
  const width = 100 / columns.length;
  return (
    <svg
      role="img"
      aria-label={label}
      height={chartHeight}
      className="mt-5 block w-full overflow-visible text-ink"
    >
      {columns.map(({ key, fill }, index) => (
        <rect
          key={key}
          x={`${width * index}%`}
          // Slightly wider, or gaps show between the columns.
          width={`${width + 0.2}%`}
          y={fill.top}
          height={fill.height}
          fill="var(--accent-wash)"
        />
      ))}
      {columns.map(({ key, rise, missing, level }, index) => (
        <g key={key}>
          {rise && (
            <rect
              x={`${width * index}%`}
              width={`${width}%`}
              y={rise.top}
              height={rise.height}
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
        y1={baseline}
        y2={baseline}
        stroke="currentColor"
        strokeDasharray="1 4"
        strokeLinecap="round"
      />
      <text x="6" y={baseline + 17} className="fill-ink-2 text-1">
        {baselineLabel}
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
