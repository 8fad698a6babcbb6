import { useMemo, useState } from "react";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { contradictionKey } from "#schema/price-lists/dismissals.ts";
import type { SettledPrice } from "#schema/price-lists/settle.ts";
import { catalogueContradictions, settleCatalogue } from "../catalogue.ts";
import type { PriceListView } from "../view.ts";
import { referenceListOf } from "./reference-list.ts";

/** A work of the preview. */
export interface SettledRow {
  readonly work: Artwork;
  readonly isLeftOut: boolean;
  /** Null while it is left out, and where it need not be raised because another one is. */
  readonly raise: SettledPrice | null;
}

/** The raises that settle all contradictions, without the works that the artist leaves out, and how many stay then. */
export function useSettlement(view: PriceListView) {
  const { works, compared, dismissals, draft, inForce, curves } = view;
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(() => new Set());
  const listed = useMemo(
    () => referenceListOf({ draft, inForce, curves }),
    [draft, inForce, curves],
  );
  const dismissed = useMemo(() => new Set(dismissals.map(({ key }) => key)), [dismissals]);
  const all = useMemo(
    () => settleCatalogue(works, compared, listed, { dismissed, leftOut: new Set() }),
    [works, compared, listed, dismissed],
  );
  const raises = useMemo(
    () =>
      leftOut.size === 0 ? all : settleCatalogue(works, compared, listed, { dismissed, leftOut }),
    [all, works, compared, listed, dismissed, leftOut],
  );
  const staying = useMemo(() => {
    const raised = new Map(raises.map((raise) => [raise.workId, raise.toCents]));
    const after = works.map((work) => ({
      ...work,
      askedCents: raised.get(work.id) ?? work.askedCents,
    }));
    const left = catalogueContradictions(after, compared, listed);
    return left.filter((each) => !dismissed.has(contradictionKey(each))).length;
  }, [works, raises, compared, listed, dismissed]);

  const byId = new Map(works.map((work) => [work.id, work]));
  const raiseOf = new Map(raises.map((raise) => [raise.workId, raise]));
  const rows = all.flatMap(({ workId }): SettledRow[] => {
    const work = byId.get(workId);
    const raise = raiseOf.get(workId) ?? null;
    return work ? [{ work, isLeftOut: leftOut.has(workId), raise }] : [];
  });

  return {
    rows,
    raises,
    staying,
    choose(workId: string, isRaised: boolean): void {
      const next = new Set(leftOut);
      if (isRaised) next.delete(workId);
      else next.add(workId);
      setLeftOut(next);
    },
  };
}
