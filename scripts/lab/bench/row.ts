/** How often peer and product are measured, in turn, at least; the figure of each is its median. */
export const rounds = 9;

export type Unit = "bytes" | "ms" | "" | "nodes" | "points";

/** One line of the table: what was measured, the product beside its peer, and the budget. */
export interface Figure {
  readonly what: string;
  readonly unit: Unit;
  /** Absent where the budget is a limit alone. */
  readonly peer?: number;
  readonly product: number;
  readonly budget: Budget;
}

/** Without a bound the figure is for comparison only. */
export interface Budget {
  /** At most this many times the peer. */
  readonly ratio?: number;
  /** What the product may be beyond the ratio, in the figure's unit. */
  readonly allowance?: number;
  /** At most this, in the figure's unit. */
  readonly limit?: number;
  /** At least this, where more is better. */
  readonly least?: number;
}

export function isWithinBudget({ peer, product, budget }: Figure): boolean {
  const { ratio, allowance = 0, limit = product, least = product } = budget;
  const isWithinRatio =
    ratio === undefined || (peer !== undefined && product <= peer * ratio + allowance);
  return isWithinRatio && product <= limit && product >= least;
}
