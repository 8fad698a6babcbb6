import { drawDots, drawStrokes } from "./strokes-and-dots.ts";

/** A hairline frame around what is drawn with lines. */
const paper = "relative inset-ring inset-ring-rule-2";
const sheet = "absolute inset-0 size-full overflow-hidden";

/** Labour: strokes. */
export function Strokes({ count }: { readonly count: number }) {
  return (
    <svg className={sheet} aria-hidden="true">
      {drawStrokes(count).map((stroke) => (
        <line
          key={stroke.x1}
          x1={`${stroke.x1}%`}
          y1={`${stroke.y1}%`}
          x2={`${stroke.x2}%`}
          y2={`${stroke.y2}%`}
          stroke="var(--part-labour)"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      ))}
    </svg>
  );
}

/** Materials: dots. */
export function Dots({ columns, rows }: { readonly columns: number; readonly rows: number }) {
  return (
    <svg className={sheet} aria-hidden="true">
      {drawDots(columns, rows).map((dot) => (
        <circle
          key={`${dot.x} ${dot.y}`}
          cx={`${dot.x}%`}
          cy={`${dot.y}%`}
          r={dot.radius}
          fill="var(--part-materials)"
        />
      ))}
    </svg>
  );
}

const swatch = "block size-4.5";

export function AreaSwatch() {
  return <span className={`${swatch} bg-(--part-area)`} />;
}

export function LabourSwatch() {
  return (
    <span className={`${swatch} ${paper}`}>
      <Strokes count={3} />
    </span>
  );
}

export function MaterialsSwatch() {
  return (
    <span className={`${swatch} ${paper}`}>
      <Dots columns={3} rows={3} />
    </span>
  );
}

/** What the artist's own price adds. */
export function OwnSwatch() {
  return <span className={`${swatch} inset-ring-2 inset-ring-accent`} />;
}
