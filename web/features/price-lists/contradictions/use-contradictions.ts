import { useMemo } from "react";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Contradiction } from "#schema/price-lists/contradictions.ts";
import { contradictionKey, type Dismissal } from "#schema/price-lists/dismissals.ts";
import type { PriceListView } from "../view.ts";
import { referenceListOf } from "./reference-list.ts";
import { type ResolvingPrice, resolvingPrices } from "./resolving-prices.ts";

/** A contradiction with the works that it is about. */
export interface ShownContradiction {
  readonly key: string;
  readonly contradiction: Contradiction;
  readonly work: Artwork;
  /** The work that it is compared with; null where it is compared with the list. */
  readonly other: Artwork | null;
  /** What raises it; nothing where there is nothing to raise. */
  readonly raises: readonly ResolvingPrice[];
}

/** One that the artist has dismissed. */
export interface DismissedContradiction extends ShownContradiction {
  readonly dismissal: Dismissal;
}

/**
 * The contradictions to settle, the widest gap first, as many as `limit` of them; and those that are dismissed,
 * the last first.
 */
export function useContradictions(view: PriceListView, limit: number) {
  const { works, contradictions, dismissals, rates } = view;
  const list = referenceListOf(view);
  const byId = useMemo(() => new Map(works.map((work) => [work.id, work])), [works]);
  const byKey = useMemo(
    () => new Map(contradictions.map((one) => [contradictionKey(one), one])),
    [contradictions],
  );
  const openKeys = useMemo(() => {
    const dismissedKeys = new Set(dismissals.map(({ key }) => key));
    return [...byKey.keys()].filter((key) => !dismissedKeys.has(key));
  }, [byKey, dismissals]);

  function find(key: string): ShownContradiction[] {
    const contradiction = byKey.get(key);
    const [work, other] = contradiction?.workIds.map((id) => byId.get(id)) ?? [];
    if (!contradiction || !work) return [];
    const raises = resolvingPrices(contradiction, byId, list, rates);
    return [{ key, contradiction, work, other: other ?? null, raises }];
  }

  return {
    count: openKeys.length,
    open: openKeys.slice(0, limit).flatMap(find),
    dismissed: dismissals.flatMap((dismissal): DismissedContradiction[] =>
      find(dismissal.key).map((found) => ({ ...found, dismissal })),
    ),
  };
}
