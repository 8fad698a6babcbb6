import { round } from "#web/works/curve/scales.ts";
import type { Point } from "./boxes.ts";
import { barHalf, type DrawnMark, type Layout } from "./layout.ts";

const styles = {
  other: { radius: 4, className: "fill-paper stroke-rule-2 stroke-[1.5px]" },
  otherSold: { radius: 4, className: "fill-rule-2 stroke-paper stroke-1" },
  unsold: { radius: 5, className: "fill-paper stroke-ink stroke-2" },
  sold: { radius: 5.5, className: "fill-sold stroke-paper stroke-[1.5px]" },
} as const;

type Style = keyof typeof styles;

function styleOf({ mark: { isInFocus, isSold } }: DrawnMark): Style {
  if (isInFocus) return isSold ? "sold" : "unsold";
  return isSold ? "otherSold" : "other";
}

interface MarksProps {
  readonly layout: Layout;
}

/** A crowd in this many layers: where marks meet it is darker. */
const layers = 8;

/** Marks of the other media, below everything else. */
export function OtherMarks({ layout }: MarksProps) {
  const marks = layout.marks.filter(({ mark }) => !mark.isInFocus);
  return <Circles marks={marks} isFaint={false} />;
}

/** Marks of the medium in focus: red and full when sold, a ring when not. */
export function FocusMarks({ layout }: MarksProps) {
  const marks = layout.marks.filter(({ mark }) => mark.isInFocus);
  return <Circles marks={marks} isFaint={layout.crowd.isFaint} />;
}

function Circles({
  marks,
  isFaint,
}: {
  readonly marks: readonly DrawnMark[];
  readonly isFaint: boolean;
}) {
  const groups = Map.groupBy(marks, styleOf);
  const order: readonly Style[] = ["other", "otherSold", "unsold", "sold"];
  return order.flatMap((style) => {
    const { radius, className } = styles[style];
    const group = groups.get(style) ?? [];
    return inLayers(group, isFaint ? layers : 1).map((layer) => (
      <path
        key={`${style} ${layer[0]?.id}`}
        d={circlesPath(layer, radius)}
        className={`${className} ${isFaint ? "opacity-50" : ""}`}
      />
    ));
  });
}

/** What the formula suggests for the works in focus: a stem from the mark, and a bar. */
export function FormulaBars({ marks }: { readonly marks: readonly DrawnMark[] }) {
  const bars = marks.flatMap(({ x, y, formulaY }) =>
    formulaY === null ? [] : [{ x, y, formulaY }],
  );
  return (
    <>
      <path
        d={bars.map(({ x, y, formulaY }) => `M${x} ${y}V${formulaY}`).join("")}
        className="stroke-ink"
      />
      <path
        d={bars.map(({ x, formulaY }) => `M${x - barHalf} ${formulaY}h${2 * barHalf}`).join("")}
        className="stroke-ink stroke-2"
      />
    </>
  );
}

/** Circles as one path: two thousand of them are one element. */
export function circlesPath(points: readonly Point[], radius: number): string {
  const half = `a${radius} ${radius} 0 1 0`;
  return points
    .map(({ x, y }) => `M${round(x - radius)} ${y}${half} ${2 * radius} 0${half} ${-2 * radius} 0z`)
    .join("");
}

/** Dealt out like cards: where points of several layers meet, the layers show through each other. */
export function inLayers<Item>(items: readonly Item[], layers: number): Item[][] {
  return Array.from({ length: Math.min(layers, items.length) }, (_, layer) =>
    items.filter((_, index) => index % layers === layer),
  );
}
