import { highestOfferFinder } from "#schema/highest-offer.ts";
import type { ImportRow } from "#schema/import/import-input.ts";
import type { VerbContext } from "#worker/context.ts";
import type { PlanContext } from "./plan.ts";
import { type PlannedUpdate, planUpdate } from "./plan-update.ts";
import { findWorksAndOffers } from "./update-queries.ts";

/** A row that updates a work of the gallery. */
type UpdatingRow = ImportRow & { readonly artworkId: string };

interface PlannedUpdates {
  readonly updates: readonly PlannedUpdate[];
  /** The version on which they are planned; empty without updates. */
  readonly artworksVersion: string;
}

/** What rows change of the works that they are; null when one of these has been deleted meanwhile. */
export async function planUpdates(
  { db, now }: VerbContext,
  { rows, plan }: { readonly rows: readonly UpdatingRow[]; readonly plan: PlanContext },
): Promise<PlannedUpdates | null> {
  if (rows.length === 0) return { updates: [], artworksVersion: "" };
  const { artworksVersion, works, offers, asked } = await findWorksAndOffers(
    db,
    plan.ownerId,
    plan.importId,
    rows,
  );
  const byId = new Map(works.map((work) => [work.id, work]));
  const highestOffer = highestOfferFinder(offers, plan.rates);
  const offersOf = Map.groupBy(asked, ({ workId }) => workId);
  const updates = rows.flatMap((row) => {
    const before = byId.get(row.artworkId);
    if (before === undefined) return [];
    const own = offersOf.get(before.id) ?? [];
    return [planUpdate(row, before, { ...plan, highestOffer, offers: own }, now)];
  });
  return updates.length < rows.length ? null : { updates, artworksVersion };
}
