import { useRef } from "react";
import type { Cents } from "#schema/money.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useWidth } from "#web/ui/use-width.ts";
import { meterLayout } from "./meter-layout.ts";

interface MeterChartProps {
  /** What was sold in each quarter. */
  readonly amounts: readonly Cents[];
  readonly limit: Cents;
  /** All that the drawing shows, in words. */
  readonly label: string;
}

const top = 12;
const bottom = 48;
/** The space that a figure beside the bar takes. */
const figureWidth = 90;

/** The quarters in pigment, up to a heavy stop at the limit. */
export function MeterChart({ amounts, limit, label }: MeterChartProps) {
  const format = useFormat();
  const container = useRef<HTMLDivElement>(null);
  const width = useWidth(container, 600);
  const { segments, end, stop, ticks } = meterLayout(amounts, limit, width);
  const figure = format.number(Math.round(amounts.reduce((sum, cents) => sum + cents, 0) / 100));
  const isInside = end + figureWidth > width;
  return (
    <div ref={container} className="mt-2">
      <svg
        role="img"
        aria-label={label}
        width={width}
        height={80}
        viewBox={`0 0 ${width} 80`}
        className="block overflow-visible text-[13px]"
      >
        <rect
          x={0.5}
          y={top + 0.5}
          width={width - 1}
          height={bottom - top - 1}
          fill="none"
          strokeDasharray="3 3"
          className="stroke-rule-2"
        />
        {segments.map((segment) => (
          <rect
            key={segment.x}
            {...segment}
            y={top}
            height={bottom - top}
            className="fill-pigment"
          />
        ))}
        <line x1={0} x2={width} y1={bottom} y2={bottom} className="stroke-ink" />
        {ticks.map(({ cents, x, isNamed }) => (
          <g key={cents}>
            <line x1={x} x2={x} y1={bottom} y2={isNamed ? 60 : 54} className="stroke-ink" />
            {isNamed && (
              <text
                x={x}
                y={76}
                textAnchor={x === 0 ? "start" : x > width - 30 ? "end" : "middle"}
                className="fill-ink-2"
              >
                {format.number(cents / 100)}
              </text>
            )}
          </g>
        ))}
        <line
          x1={stop - 1}
          x2={stop - 1}
          y1={2}
          y2={bottom}
          strokeWidth={3}
          className="stroke-ink"
        />
        <text
          x={isInside ? end - 10 : end + 14}
          y={36}
          textAnchor={isInside ? "end" : "start"}
          className={`font-display text-[17px] ${isInside ? "fill-on-pigment" : "fill-ink"}`}
        >
          {figure}
        </text>
      </svg>
    </div>
  );
}
