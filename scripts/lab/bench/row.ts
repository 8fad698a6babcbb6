/** How often peer and product are measured, in turn, at least; the figure of each is its median. */
export const rounds = 9;

export type Unit = "bytes" | "ms" | "" | "nodes" | "points";

/** One line of the table: what was measured, the product beside its peer, and what it is held to. */
export interface Figure {
  readonly what: string;
  readonly unit: Unit;
  /** Null where the budget is a limit alone. */
  readonly peer: number | null;
  readonly product: number;
  readonly budget: Budget;
}

export interface Budget {
  /** At most this many times the peer. */
  readonly ratio?: number;
  /** At most this, in the figure's unit. */
  readonly limit?: number;
  /** At least this, where more is better. */
  readonly least?: number;
}

/** A row of the table, which may take several figures; `name` selects it on the command line. */
export interface Row {
  readonly name: string;
  readonly measure: () => Promise<Figure[]>;
}

export function ratioOf({ peer, product }: Figure): number | null {
  return peer === null ? null : product / peer;
}

export function isWithinBudget(figure: Figure): boolean {
  const ratio = ratioOf(figure);
  const { budget, product } = figure;
  const { ratio: mostTimes, limit = product, least = product } = budget;
  const isWithinRatio = mostTimes === undefined || (ratio !== null && ratio <= mostTimes);
  return isWithinRatio && product <= limit && product >= least;
}
