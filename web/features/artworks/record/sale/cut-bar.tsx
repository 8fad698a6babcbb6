import type { ReactNode } from "react";
import { Dots } from "#web/ui/part-drawings.tsx";
import { type Cuts, sharesOf } from "./cuts.ts";

interface CutBarProps {
  readonly cuts: Cuts;
  /** The text alternative. */
  readonly label: string;
  /** In a table of channels. */
  readonly isSmall?: boolean;
}

/** Flat pigment reaches the artist, dots are materials, lines fees, an empty outline commission, a dashed one discount. */
export function CutBar({ cuts, label, isSmall = false }: CutBarProps) {
  const shares = sharesOf(cuts);
  const rows = isSmall ? 3 : 6;
  return (
    <div role="img" aria-label={label} className={`flex ${isSmall ? "h-5" : "h-11"}`}>
      <Part share={shares.youCents} className="bg-pigment print:[print-color-adjust:exact]" />
      <Part share={shares.materialsCents} className={outline}>
        <Dots columns={Math.max(1, Math.round(60 * shares.materialsCents))} rows={rows} />
      </Part>
      <Part share={shares.feesCents} className={`${outline} ${lines}`} />
      <Part share={shares.galleryCents} className={outline} />
      <Part share={shares.discountCents} className="border border-dashed border-rule-2" />
    </div>
  );
}

const outline = "inset-ring inset-ring-rule-2";
const lines =
  "bg-[repeating-linear-gradient(0deg,var(--ink)_0_1.25px,transparent_1.25px_5px)] print:[print-color-adjust:exact]";

interface PartProps {
  readonly share: number;
  readonly className: string;
  readonly children?: ReactNode;
}

function Part({ share, className, children }: PartProps) {
  if (share === 0) return null;
  return (
    <div
      style={{ width: `${(share * 100).toFixed(2)}%` }}
      className={`relative flex-none overflow-hidden ${className}`}
    >
      {children}
    </div>
  );
}

const swatch = "relative block h-3.5 w-4.5 overflow-hidden";

export function YouSwatch() {
  return <span className={`${swatch} bg-pigment`} />;
}

export function CostsSwatch() {
  return (
    <span className={`${swatch} ${outline}`}>
      <Dots columns={3} rows={2} />
    </span>
  );
}

export function FeesSwatch() {
  return <span className={`${swatch} ${outline} ${lines}`} />;
}

export function GallerySwatch() {
  return <span className={`${swatch} ${outline}`} />;
}

export function DiscountSwatch() {
  return <span className={`${swatch} border border-dashed border-rule-2`} />;
}
