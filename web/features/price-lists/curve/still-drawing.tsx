import { memo } from "react";
import type { Currency } from "#schema/currency.ts";
import type { Units } from "#schema/units.ts";
import { ChartAxes, chartText } from "./chart-axes.tsx";
import type { Layout } from "./layout.ts";
import { drawn, ListPath } from "./list-path.tsx";
import { FocusMarks, FormulaBars, OtherMarks } from "./mark-paths.tsx";
import { methodStroke } from "./method-key.tsx";
import { Thumbnails } from "./thumbnails.tsx";

interface StillDrawingProps {
  readonly layout: Layout;
  /** The field's clip path. */
  readonly clip: string;
  readonly units: Units;
  readonly currency: Currency;
  /** The medium in focus: with another one the marks fade in. */
  readonly medium: string;
}

/** All of the curve but what follows the pointer: rendered once, whatever moves over it. */
export const StillDrawing = memo(function StillDrawing({
  layout,
  clip,
  units,
  currency,
  medium,
}: StillDrawingProps) {
  const { scales, width, line, methods, anchors, crowd, placement, labels } = layout;
  const { left, right, top, bottom } = scales.field;
  const pictures = new Map(layout.marks.map(({ id, mark }) => [id, mark.work.imageUrl]));
  const inFocus = layout.marks.filter(({ mark }) => mark.isInFocus);
  return (
    <>
      <clipPath id={clip}>
        <rect x={left} y={top} width={right - left} height={bottom - top} />
      </clipPath>
      <ChartAxes scales={scales} width={width} units={units} currency={currency} />
      <g key={`others ${medium}`} className={fading}>
        <OtherMarks layout={layout} />
      </g>
      <g className={drawn}>
        <g clipPath={`url(#${clip})`}>
          {methods.map(({ name, path }) => (
            <path
              key={name}
              d={path}
              className={`fill-none stroke-ink-2 transition-[d] duration-(--calm) ease-calm ${methodStroke[name]}`}
            />
          ))}
        </g>
        {line && !crowd.isFaint && <ListPath line={line} clip={clip} />}
      </g>
      <g key={`focus ${medium}`} className={fading}>
        {crowd.hasThumbnails && <FormulaBars marks={inFocus} />}
        <Thumbnails placement={placement} pictureOf={(id) => pictures.get(id) ?? null} />
        {anchors.map(({ key, x, y, label }) => (
          <g key={key}>
            <rect
              x={x - 4}
              y={y - 4}
              width="8"
              height="8"
              className="fill-pigment stroke-paper stroke-1"
            />
            {label && (
              <text
                x={label.x}
                y={label.y}
                textAnchor={label.anchor}
                className={`${chartText} fill-accent font-strong`}
              >
                {label.text}
              </text>
            )}
          </g>
        ))}
        <FocusMarks layout={layout} />
      </g>
      {line && crowd.isFaint && (
        <g className={drawn}>
          <ListPath line={line} clip={clip} isOverCrowd />
        </g>
      )}
      {labels.map(({ name, text, x, y, anchor }) => (
        <text
          key={name}
          x={x}
          y={y}
          textAnchor={anchor}
          className={`${chartText} ${name === "list" ? "fill-accent font-strong" : "fill-ink-2"}`}
        >
          {text}
        </text>
      ))}
    </>
  );
});

const fading =
  "transition-opacity duration-(--calm) ease-calm starting:opacity-0 print:transition-none";
