import type { ReactNode } from "react";
import { Dots } from "../part-drawings.tsx";
import { fractionsOf, type PriceShares } from "./price-shares.ts";

interface PriceSharesBarProps {
  readonly shares: PriceShares;
  /** The text alternative. */
  readonly label: string;
  /** In a table of channels. */
  readonly isSmall?: boolean;
}

/** Flat pigment reaches the artist, dots are materials, lines fees, an empty outline commission, a dashed one discount. */
export function PriceSharesBar({ shares, label, isSmall = false }: PriceSharesBarProps) {
  const fractions = fractionsOf(shares);
  const rows = isSmall ? 3 : 6;
  return (
    <div role="img" aria-label={label} className={`flex ${isSmall ? "h-5" : "h-11"}`}>
      <Part share={fractions.youCents} className="bg-pigment print:[print-color-adjust:exact]" />
      <Part share={fractions.materialsCents} className={outline}>
        <Dots columns={Math.max(1, Math.round(60 * fractions.materialsCents))} rows={rows} />
      </Part>
      <Part share={fractions.feesCents} className={`${outline} ${lines}`} />
      <Part share={fractions.galleryCents} className={outline} />
      <Part share={fractions.discountCents} className="border border-dashed border-rule-2" />
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

const swatches = {
  you: "bg-pigment",
  materials: outline,
  fees: `${outline} ${lines}`,
  gallery: outline,
  discount: "border border-dashed border-rule-2",
} as const;

interface PriceSharesLegendProps {
  /** What each part is called; a part that no bar has is left out. */
  readonly names: Readonly<Partial<Record<keyof typeof swatches, string>>>;
  /** What is drawn besides. */
  readonly children?: ReactNode;
}

/** What the parts of the bars are; each bar says it itself to those who do not see them. */
export function PriceSharesLegend({ names, children }: PriceSharesLegendProps) {
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-6 gap-y-1 pt-4 text-1 text-ink-2">
      {parts.map(
        (part) =>
          names[part] !== undefined && (
            <PriceSharesLegendEntry key={part} name={names[part]}>
              <span className={`relative block h-3.5 w-4.5 overflow-hidden ${swatches[part]}`}>
                {part === "materials" && <Dots columns={3} rows={2} />}
              </span>
            </PriceSharesLegendEntry>
          ),
      )}
      {children}
    </p>
  );
}

const parts = ["you", "materials", "fees", "gallery", "discount"] as const;

interface PriceSharesLegendEntryProps {
  readonly name: string;
  /** As it is drawn. */
  readonly children: ReactNode;
}

export function PriceSharesLegendEntry({ name, children }: PriceSharesLegendEntryProps) {
  return (
    <span className="inline-flex items-center gap-2">
      {children}
      {name}
    </span>
  );
}
