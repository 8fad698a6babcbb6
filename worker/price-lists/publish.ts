import type { Rates } from "#schema/currency.ts";
import { earliestToday } from "#schema/days.ts";
import { listInForce } from "#schema/price-lists/in-force.ts";
import {
  anchorsBelowMinimum,
  draftCurves,
  fallingAnchors,
  raiseList,
} from "#schema/price-lists/list-curves.ts";
import type { PriceList } from "#schema/price-lists/price-list.ts";
import { type CatalogueWork, workPoints } from "#schema/price-lists/price-points.ts";
import { askedPriceOf } from "#worker/artworks/asked-price.ts";
import type { VerbContext } from "#worker/context.ts";
import { nextUpdatedAt } from "#worker/db/next-updated-at.ts";
import type { PriceListRow } from "#worker/db/price-list-tables.ts";
import { retryOnceOrThrow } from "#worker/db/retry-once.ts";
import { conflict, notFound } from "#worker/errors.ts";
import { hasChangedSince } from "#worker/http/if-match.ts";
import { invalid } from "#worker/http/validation.ts";
import { readRates } from "#worker/rates/storage.ts";
import type { CatalogueRow } from "./catalogue-queries.ts";
import { planApplication } from "./plan.ts";
import { presentList } from "./present.ts";
import { findPublishContext, publishDraft } from "./publish-queries.ts";
import { listChangedElsewhere, listFrozen } from "./refusals.ts";

/** A request to publish the artist's draft `id`; `editedVersion` is the `updatedAt` that it requires, null for any. */
interface Publication {
  readonly id: string;
  readonly holdsFrom: string;
  readonly editedVersion: string | null;
}

/**
 * Freezes a draft: its anchors and curves are computed from what is stored, raised, and stored (price list, section 3.6).
 * If its day has come, works follow it in the same batch. A conflict is tried again once.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED, or CONFLICT.
 */
export async function publishList(
  { db, artist, now, ...stores }: VerbContext,
  { id, holdsFrom, editedVersion }: Publication,
): Promise<PriceListRow> {
  const { rates } = await readRates(stores.rates, now);
  return retryOnceOrThrow(async () => {
    const { draft, latest, works, offers, artworksVersion } = await findPublishContext(
      db,
      artist.id,
      id,
    );
    if (draft === null) throw notFound();
    if (draft.publishedAt !== null) throw listFrozen();
    if (hasChangedSince(draft, editedVersion)) throw listChangedElsewhere();
    requireComing(holdsFrom, now);
    // Of two lists with the same day, the one published last is in force.
    const publishedAt = new Date(
      Math.max(now.getTime(), (latest?.publishedAt?.getTime() ?? 0) + 1),
    );
    const updatedAt = nextUpdatedAt(draft, now);
    const priced = computeList(presentList(draft), latest && presentList(latest), works, rates);
    const dated = { holdsFrom, publishedAt: publishedAt.toISOString() };
    const list: PriceList = { ...presentList(draft), ...priced, ...dated };
    const isInForce = listInForce([list], now) !== null;
    const application = isInForce
      ? {
          currency: list.currency,
          changes: planApplication({ list, rates, now }, works, { earlier: offers }).changes,
        }
      : null;
    const appliedAt = isInForce ? now : null;
    const columns = { ...priced, holdsFrom, publishedAt, appliedAt, updatedAt };
    return publishDraft(db, draft, { columns, application, artworksVersion }, now);
  }, listChangedElsewhere());
}

/** @throws AppError VALIDATION_FAILED for a day that has passed. */
function requireComing(holdsFrom: string, now: Date): void {
  if (holdsFrom < earliestToday(now)) {
    throw invalid([{ path: "holdsFrom", message: "Enter today or a later day." }]);
  }
}

/**
 * What a draft lists.
 * @throws AppError CONFLICT for a draft that contradicts itself, or lists nothing.
 */
function computeList(
  draft: PriceList,
  latest: PriceList | null,
  works: readonly CatalogueRow[],
  rates: Rates,
) {
  if (fallingAnchors(draft.anchors).length > 0) {
    throw conflict("A larger size is set below a smaller one. Change one of the two first.");
  }
  if (anchorsBelowMinimum(draft.anchors, draft.rounding).length > 0) {
    throw conflict(
      "A price is set below the list's minimum. Raise it, or lower the minimum, first.",
    );
  }
  const points = workPoints(works.map(toCatalogueWork), draft.currency, rates);
  const raised = raiseList({ ...draft, curves: draftCurves(draft, points, latest, rates) });
  if (Object.keys(raised.curves).length === 0) {
    throw conflict("This list has no price yet. Set one, or save a work with a price, first.");
  }
  return raised;
}

/** A work as the calculations of the schema take it. */
export function toCatalogueWork(row: CatalogueRow): CatalogueWork {
  const { widthInches: width, heightInches: height, ...work } = row;
  return { ...work, width, height, ...askedPriceOf(row) };
}
