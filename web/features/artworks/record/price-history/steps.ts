import type { HistoryEntry } from "#schema/artworks/price-history.ts";
import type { Cents } from "#schema/money.ts";
import { inView, type View } from "#web/works/view.ts";

/** A price from a moment on. */
export interface Step {
  readonly at: number;
  readonly cents: Cents;
  /** The price at which the work was sold: the line ends there, and begins anew after a return. */
  readonly isSale: boolean;
}

/** The asked price through time, in the currency in view: the artist's own figure, else what the list says, else the formula. */
export function stepsOf(
  history: readonly HistoryEntry[],
  view: View,
): readonly (readonly Step[])[] {
  const runs: Step[][] = [];
  let run: Step[] = [];
  let own: Cents | null = null;
  let listed: Cents | null = null;
  let suggested: Cents | null = null;

  function step(at: string, cents: Cents | null): void {
    const last = run.at(-1);
    if (cents === null || last?.isSale || last?.cents === cents) return;
    run.push({ at: Date.parse(at), cents, isSale: false });
  }

  /** The sale was made at another price than was recorded at first. */
  function correctSale(cents: Cents): void {
    run = run.map((each, index) => (index === run.length - 1 ? { ...each, cents } : each));
  }

  for (const { at, kind, amountCents, currency } of history) {
    const cents =
      amountCents === null || currency === null ? null : inView(amountCents, currency, view);
    switch (kind) {
      case "suggested":
        suggested = cents;
        step(at, own ?? listed ?? suggested);
        break;
      case "asking":
        own = cents;
        step(at, own ?? listed ?? suggested);
        break;
      case "listed":
        listed = cents;
        step(at, own ?? listed ?? suggested);
        break;
      case "sold":
        if (cents !== null) run.push({ at: Date.parse(at), cents, isSale: true });
        break;
      case "corrected":
        if (cents !== null && run.at(-1)?.isSale) correctSale(cents);
        break;
      case "returned":
        runs.push(run);
        run = [];
        step(at, own ?? listed ?? suggested);
        break;
      case "status":
        break;
    }
  }
  runs.push(run);
  return runs.filter((steps) => steps.length > 0);
}
