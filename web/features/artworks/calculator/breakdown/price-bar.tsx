import type { Cents } from "#schema/money.ts";
import { Dots, Strokes } from "#web/works/part-drawings.tsx";
import { strokeCount } from "#web/works/strokes-and-dots.ts";

interface PriceBarProps {
  readonly areaCents: Cents;
  readonly labourCents: Cents;
  readonly materialsCents: Cents;
  /** What the artist's own price adds to these. */
  readonly ownCents?: Cents;
  readonly hoursSpent: number;
  /** The text alternative. */
  readonly label: string;
  /** A narrow bar, as under the landing page's painting. */
  readonly isSmall?: boolean;
}

/** The number of dots across the whole bar, about, and the number of rows. */
const dotsAcross = { large: 46, small: 80 };
const dotRows = { large: 12, small: 3 };

/**
 * The price as a bar of parts: area as a flat colour, labour as strokes, materials as dots, what is the artist's own as
 * an empty outline. Widths are proportional to the amounts; a part is at least 6 px wide, and not drawn when its amount
 * is zero.
 */
export function PriceBar({
  areaCents,
  labourCents,
  materialsCents,
  ownCents = 0,
  hoursSpent,
  label,
  isSmall = false,
}: PriceBarProps) {
  const size = isSmall ? "small" : "large";
  const share = materialsCents / (areaCents + labourCents + materialsCents + ownCents);
  return (
    <div role="img" aria-label={label} className={`flex gap-0.75 ${isSmall ? "h-6" : "h-22"}`}>
      {areaCents > 0 && (
        <div className="min-w-1.5 basis-0 bg-(--part-area)" style={{ flexGrow: areaCents }} />
      )}
      {labourCents > 0 && (
        <div
          className="relative min-w-1.5 basis-0 inset-ring inset-ring-rule-2"
          style={{ flexGrow: labourCents }}
        >
          <Strokes count={strokeCount(hoursSpent)} />
        </div>
      )}
      {materialsCents > 0 && (
        <div
          className="relative min-w-1.5 basis-0 inset-ring inset-ring-rule-2"
          style={{ flexGrow: materialsCents }}
        >
          <Dots columns={Math.max(1, Math.round(dotsAcross[size] * share))} rows={dotRows[size]} />
        </div>
      )}
      {ownCents > 0 && (
        <div
          className="min-w-1.5 basis-0 inset-ring-2 inset-ring-accent"
          style={{ flexGrow: ownCents }}
        />
      )}
    </div>
  );
}
