import { useId, useRef } from "react";
import type { Currency } from "#schema/currency.ts";
import type { Cents } from "#schema/money.ts";
import type { Curve } from "#schema/price-lists/curve.ts";
import { areaOf, type FaceSize, standardSizes } from "#schema/price-lists/sizes.ts";
import type { Units } from "#schema/units.ts";
import { useWidth } from "#web/ui/use-width.ts";
import { curveAt, listLine } from "#web/works/curve/lines.ts";
import { extentOf, logScales, round } from "#web/works/curve/scales.ts";
import { widthOf } from "./boxes.ts";
import { ChartAxes } from "./chart-axes.tsx";
import { drawn, ListPath } from "./list-path.tsx";
import { placeMarks } from "./place-marks.ts";
import { Thumbnails } from "./thumbnails.tsx";

/** A work of a small chart, or a price without one: then it has no picture, and its title may be empty. */
interface SmallPoint extends FaceSize {
  readonly id: string;
  readonly title: string;
  readonly priceCents: Cents;
  readonly isSold: boolean;
  readonly imageUrl: string | null;
}

interface SmallCurveProps {
  /** A few: they are not read one by one, but all in `title`. */
  readonly points: readonly SmallPoint[];
  /** Null draws the axes alone. */
  readonly curve: Curve | null;
  /** What the chart shows, for those who do not see it. */
  readonly title: string;
  readonly units: Units;
  readonly currency: Currency;
}

/** A curve that explains itself: for pages without prices, with one or two, and for an example. */
export function SmallCurve({ points, curve, title, units, currency }: SmallCurveProps) {
  const clip = useId();
  const container = useRef<HTMLDivElement>(null);
  const width = useWidth(container, 600);
  const isNarrow = width < 480;
  const height = Math.round(Math.min(520, Math.max(230, width * 0.53)));
  const scales = scalesFor(points, curve, units, {
    left: isNarrow ? 44 : 52,
    right: width - (isNarrow ? 8 : 14),
    top: 10,
    bottom: height - 38,
  });
  const marks = points.map((point) => ({
    ...point,
    x: round(scales.x(areaOf(point))),
    y: round(scales.y(point.priceCents)),
  }));
  const placement = placeMarks(
    marks.filter(({ title: name, imageUrl }) => name !== "" || imageUrl !== null),
    {
      field: scales.field,
      marks,
      taken: [],
      scale: isNarrow ? 46 : 58,
      titleWidth: isNarrow ? null : (name) => widthOf(name, "title"),
    },
  );
  const { left, right, top, bottom } = scales.field;
  return (
    <div ref={container}>
      <svg
        role="img"
        aria-label={title}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        className="block h-auto max-w-full overflow-visible"
      >
        <clipPath id={clip}>
          <rect x={left} y={top} width={right - left} height={bottom - top} />
        </clipPath>
        <ChartAxes scales={scales} width={width} units={units} currency={currency} />
        {curve && (
          <g className={drawn}>
            <ListPath line={listLine(curve, scales)} clip={clip} />
          </g>
        )}
        <Thumbnails
          placement={placement}
          pictureOf={(id) => points.find((point) => point.id === id)?.imageUrl ?? null}
        />
        {marks.map(({ id, x, y, isSold }) =>
          isSold ? (
            <circle
              key={id}
              cx={x}
              cy={y}
              r="5.5"
              className="fill-sold stroke-paper stroke-[1.5px]"
            />
          ) : (
            <circle key={id} cx={x} cy={y} r="5" className="fill-paper stroke-ink stroke-2" />
          ),
        )}
      </svg>
    </div>
  );
}

type Field = Parameters<typeof logScales>[0];

function scalesFor(points: readonly SmallPoint[], curve: Curve | null, units: Units, field: Field) {
  const areas = [...standardSizes(units), ...points].map(areaOf);
  const ends = curve ? [Math.min(...areas), Math.max(...areas)] : [];
  const prices = [
    ...points.map(({ priceCents }) => priceCents),
    ...ends.flatMap((area) => (curve ? [curveAt(curve, area)] : [])),
  ];
  return logScales(field, extentOf(areas, prices));
}
