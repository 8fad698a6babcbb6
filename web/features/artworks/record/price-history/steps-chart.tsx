import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Cents } from "#schema/money.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { shortMonthIn } from "#web/i18n/short-month.ts";
import type { View } from "#web/works/view.ts";
import { axisY, drawingHeight, drawSteps } from "./drawing.ts";
import type { Step } from "./steps.ts";

interface StepsChartProps {
  readonly runs: readonly (readonly Step[])[];
  /** In pixels: drawn anew for each width, never scaled. */
  readonly width: number;
  readonly view: View;
}

/** The widths of a digit and of a sign in the display face at 17 px. */
const digitWidth = 9.7;
const otherWidth = 4.8;

/** The asked price through time. The table below says the same. */
export function StepsChart({ runs, width, view }: StepsChartProps) {
  const t = useTranslations("work.history");
  const prices = usePrices();
  const shortMonth = useAxisDates();
  const [now] = useState(() => Date.now());
  const write = (cents: Cents) => prices.amount(cents, view.currency);
  const labelWidth = (cents: Cents) =>
    [...write(cents)].reduce(
      (sum, character) => sum + (/\d/.test(character) ? digitWidth : otherWidth),
      0,
    );
  const drawing = drawSteps(runs, { width, now, labelWidth });
  return (
    <svg
      role="img"
      aria-label={t("drawing")}
      width={width}
      height={drawingHeight}
      viewBox={`0 0 ${width} ${drawingHeight}`}
      className="block max-w-full overflow-visible"
    >
      <path d={`M0 ${axisY}H${width}`} className="stroke-rule" />
      {drawing.ticks.map(({ x, time, isLabelled }) => (
        <g key={time}>
          <path d={`M${x} ${axisY}v5`} className="stroke-rule" />
          {isLabelled && (
            <text x={x} y={axisY + 19} textAnchor="middle" className="fill-ink-2 text-[13px]">
              {shortMonth(time)}
            </text>
          )}
        </g>
      ))}
      {drawing.lines.map((line) => (
        <path key={line} d={line} className="fill-none stroke-ink" strokeWidth="2" />
      ))}
      {drawing.marks.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3" className="fill-ink" />
      ))}
      {drawing.sales.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="5.5" className="fill-sold" />
      ))}
      {drawing.labels.map(({ x, y, cents, anchor }) => (
        <text
          key={`${x} ${y}`}
          x={x}
          y={y}
          textAnchor={anchor}
          className="fill-ink font-display text-[17px]"
        >
          {write(cents)}
        </text>
      ))}
    </svg>
  );
}

/** `Jun`; the year at its beginning. */
function useAxisDates(): (time: number) => string {
  const locale = useLocale();
  return (time) => {
    const date = new Date(time);
    return date.getMonth() === 0 ? String(date.getFullYear()) : shortMonthIn(locale)(date);
  };
}
