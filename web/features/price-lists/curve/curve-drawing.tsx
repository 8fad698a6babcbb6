import { type KeyboardEvent, type PointerEvent, useEffect, useId, useMemo, useRef } from "react";
import { useTranslations } from "use-intl";
import type { Currency } from "#schema/currency.ts";
import type { Units } from "#schema/units.ts";
import { useTheme } from "#web/browser/use-theme.ts";
import type { Point } from "./boxes.ts";
import { type Cell, cellSize } from "./cells.ts";
import { InspectedMarks } from "./inspected-marks.tsx";
import type { InspectedWork } from "./inspected-work.ts";
import type { DrawnMark, Layout } from "./layout.ts";
import type { Mark } from "./marks.ts";
import type { Crossing } from "./method-lines.ts";
import { indexByX } from "./nearest.ts";
import { nextPoint, pointsBySize } from "./next-point.ts";
import { StillDrawing } from "./still-drawing.tsx";

interface CurveDrawingProps {
  readonly layout: Layout;
  readonly medium: string;
  readonly units: Units;
  readonly currency: Currency;
  /** What the drawing shows, in a sentence. */
  readonly summary: string;
  readonly inspected: InspectedWork;
  readonly onOpen: (id: string) => void;
  /** What each drawn method says for a work. */
  readonly crossingsOf: (mark: Mark) => readonly Crossing[];
  /** The work in one line, as it is announced. */
  readonly describe: (mark: Mark) => string;
}

/** The curve, inspected by pointer, by touch and by the arrow keys. */
export function CurveDrawing(props: CurveDrawingProps) {
  const { layout, medium, units, currency, summary, inspected, onOpen, crossingsOf } = props;
  const t = useTranslations("priceList.curve");
  const id = useId();
  const announced = useRef<HTMLParagraphElement>(null);
  const pressed = useRef<string | null>(null);
  const pointerArea = useRef<HTMLDivElement>(null);
  const markAt = useMarkAt(layout);
  const columns = useMemo(
    () => pointsBySize(layout.marks.flatMap(({ mark }) => (mark.isInFocus ? [mark] : []))),
    [layout],
  );
  const { width, height, cells } = layout;
  const frame = { width, height, viewBox: `0 0 ${width} ${height}` };

  /** Without a render: the drawing stays as it is. */
  function announce(text: string): void {
    if (announced.current) announced.current.textContent = text;
  }

  function onPointer(event: PointerEvent<HTMLDivElement>): string | null {
    const found = markAt(event);
    if (pointerArea.current) pointerArea.current.style.cursor = found ? "pointer" : "";
    if (found) inspected.inspect(found.id);
    return found?.id ?? null;
  }

  function onKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const inspectedMark = inspected.get();
    if (event.key === "Enter" && inspectedMark) {
      event.preventDefault();
      onOpen(inspectedMark.id);
    } else if (event.key === "Escape" && inspectedMark) {
      event.preventDefault();
      inspected.inspect(null);
      announce(t("left"));
    } else if (keys.has(event.key)) {
      // The page does not scroll meanwhile, also at the last work.
      event.preventDefault();
      const next = nextPoint(
        columns,
        inspectedMark?.isInFocus ? inspectedMark.id : null,
        event.key,
      );
      if (!next) return;
      inspected.inspect(next.id);
      announce(props.describe(next));
    }
  }

  return (
    <>
      <div
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its works are gone through by the arrow keys.
        tabIndex={0}
        aria-roledescription={t("chart")}
        aria-label={summary}
        aria-describedby={`${id}-keys`}
        onKeyDown={onKey}
        onPointerMove={onPointer}
        onPointerDown={(event) => {
          const found = onPointer(event);
          // A finger's press reads; its next one scrolls or reads another work.
          pressed.current = event.pointerType === "touch" ? null : found;
        }}
        onClick={() => {
          if (pressed.current !== null) onOpen(pressed.current);
        }}
        className="relative touch-pan-y"
      >
        {cells.length > 0 && <CellsCanvas cells={cells} width={width} height={height} />}
        <svg aria-hidden="true" {...frame} className={`relative ${layer}`}>
          <StillDrawing
            clip={`${id}-field`}
            layout={layout}
            units={units}
            currency={currency}
            medium={medium}
          />
        </svg>
        <svg aria-hidden="true" {...frame} className={`absolute top-0 left-0 ${layer}`}>
          <InspectedMarks layout={layout} inspected={inspected} crossingsOf={crossingsOf} />
        </svg>
        {/* What the pointer is over. It is empty: all that is inside of an element is styled again with its cursor. */}
        <div ref={pointerArea} className="absolute inset-0" />
      </div>
      <p id={`${id}-keys`} className="sr-only">
        {t("keys")}
      </p>
      <p ref={announced} role="status" className="sr-only" />
    </>
  );
}

/** Painted by itself, so that what follows the pointer does not paint thousands of marks again; they are not searched for it. */
const layer = "pointer-events-none block h-auto max-w-full overflow-visible will-change-transform";

const keys: ReadonlySet<string> = new Set([
  "ArrowLeft",
  "ArrowRight",
  "ArrowUp",
  "ArrowDown",
  "Home",
  "End",
]);

interface CellsCanvasProps {
  readonly cells: readonly Cell[];
  readonly width: number;
  readonly height: number;
}

/** The works of the other media, merged, below the drawing. */
function CellsCanvas({ cells, width, height }: CellsCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useTheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme changes the colour that is read.
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d");
    if (!element || !context) return;
    const scale = window.devicePixelRatio;
    element.width = Math.round(width * scale);
    element.height = Math.round(height * scale);
    context.scale(scale, scale);
    context.fillStyle = getComputedStyle(element).color;
    for (const { left, top, darkness } of cells) {
      context.globalAlpha = darkness;
      context.fillRect(left, top, cellSize - 1, cellSize - 1);
    }
  }, [cells, width, height, theme]);
  return (
    <canvas
      ref={canvas}
      style={{ width }}
      className="absolute top-0 left-0 h-auto max-w-full text-rule-2"
    />
  );
}

/** How far from a mark it still answers, in pixels: a pointer is more exact than a finger. */
const reach = { pointer: 24, finger: 44 } as const;

/** A mark itself comes before a picture that it is near to. */
const onMark = 8;

/** Finds what is under the pointer: a mark, or the picture beside it. */
function useMarkAt(layout: Layout): (event: PointerEvent<Element>) => DrawnMark | null {
  return useMemo(() => {
    const index = indexByX(layout.marks);
    const byId = new Map(layout.marks.map((mark) => [mark.id, mark]));
    const pictureAt = ({ x, y }: Point) => {
      const { thumbnails } = layout.placement;
      const found = thumbnails.find(
        ({ left, top, width, height }) =>
          x >= left && x <= left + width && y >= top && y <= top + height,
      );
      return found ? (byId.get(found.id) ?? null) : null;
    };
    return (event) => {
      const { left, top, width } = event.currentTarget.getBoundingClientRect();
      const scale = layout.width / width;
      const point = { x: (event.clientX - left) * scale, y: (event.clientY - top) * scale };
      const within = event.pointerType === "touch" ? reach.finger : reach.pointer;
      return index.nearest(point, onMark) ?? pictureAt(point) ?? index.nearest(point, within);
    };
  }, [layout]);
}
