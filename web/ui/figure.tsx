import type { CSSProperties } from "react";

interface FigureProps {
  /** Of a currency, with its space. */
  readonly sign: string;
  readonly isSignFirst: boolean;
  /** Null shows a dash. */
  readonly figures: string | null;
  readonly isLong: boolean;
}

/** 60 px, or 44. */
const size = { usual: "3.75rem", long: "2.75rem" };

/** How wide the figures are in the display face, in ems: the sign is set at 0.46. */
function widthInEms(figures: string): number {
  const sign = 1.1;
  return [...figures].reduce((sum, digit) => sum + (/\d/.test(digit) ? 0.57 : 0.28), sign);
}

/** A large figure, its sign set smaller beside it. Where room is short it gets smaller still. */
export function Figure({ sign, isSignFirst, figures, isLong }: FigureProps) {
  const signInSmall = (
    <span
      className={`text-[0.46em] tracking-normal text-ink-2 ${isSignFirst ? "pr-[0.18em]" : ""}`}
    >
      {sign}
    </span>
  );
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    "--size": isLong ? size.long : size.usual,
    "--ems": widthInEms(figures ?? "0.00"),
  };
  return (
    <div className="@container pt-4.5">
      <p
        style={style}
        className={`font-display text-[length:min(var(--size),calc(100cqw/var(--ems)))] leading-16 tracking-[-0.02em] whitespace-nowrap ${figures === null ? "text-ink-locked" : ""}`}
      >
        {isSignFirst && signInSmall}
        {figures ?? (
          // At the sign's size, so that it is centred on the height of its letters.
          <span aria-hidden="true" className="text-[0.46em]">
            —
          </span>
        )}
        {!isSignFirst && signInSmall}
      </p>
    </div>
  );
}
