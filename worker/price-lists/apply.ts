import { listInForce } from "#schema/price-list/in-force.ts";
import type { AppliedList, UndonePriceList } from "#schema/price-list/price-list.ts";
import type { PriceStores } from "#worker/artworks/stores.ts";
import type { PriceListRow } from "#worker/db/price-list-tables.ts";
import { retryOnce, retryOnceOrThrow } from "#worker/db/retry-once.ts";
import { notFound } from "#worker/errors.ts";
import { readRates } from "#worker/rates/storage.ts";
import { findApplyContext, listOwnersOfDueLists, writeApplication } from "./apply-queries.ts";
import { isDue } from "./due.ts";
import { planApplication } from "./plan.ts";
import { presentList } from "./present.ts";
import { listChangedElsewhere, nothingToUndo, notInForce } from "./refusals.ts";
import { findListUndoContext, undoApplication } from "./undo-queries.ts";

/** How many artists' lists one run of the cron applies at most; the others follow with the next. */
const artistsARun = 100;

/**
 * Lets works follow the lists whose day has come, of one artist or, with null, of all (price list, section 3.6): for each
 * artist all or none. Of several that are due only the one in force is applied. Returns how many artists' works follow
 * another list. A list that cannot be applied, because the artist is changing works, stays due.
 * @throws the first failure, after all artists have been tried.
 */
export async function applyDueLists(
  stores: PriceStores,
  ownerId: string | null,
  now: Date,
): Promise<number> {
  const owners =
    ownerId === null ? await listOwnersOfDueLists(stores.db, now, artistsARun) : [ownerId];
  let applied = 0;
  const failures: unknown[] = [];
  for (const owner of owners) {
    try {
      if (await applyDueList(stores, owner, now)) applied += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return applied;
}

/** Applies the artist's list in force, if it is due. A conflict is tried again once. */
async function applyDueList(
  { db, rates: rateStore }: PriceStores,
  ownerId: string,
  now: Date,
): Promise<boolean> {
  const { rates } = await readRates(rateStore, now);
  const isApplied = await retryOnce(async () => {
    const { inForce, works, offers, artworksVersion } = await findApplyContext(
      db,
      ownerId,
      "",
      now,
    );
    const list = inForce && presentList(inForce);
    if (list === null || !isDue(list, now)) return false;
    const { changes } = planApplication(list, works, new Set(), rates, now, offers);
    const { id: listId, currency } = list;
    const application = { ownerId, listId, currency, changes, artworksVersion };
    return (await writeApplication(db, application, now)) === null ? null : true;
  });
  return isApplied === true;
}

/**
 * Lets works follow the list in force once more, and with `workIds` also these, although they are on hold or consigned.
 * Where that changes nothing, as when it is repeated, the last application stays the one that can be undone. A conflict is
 * tried again once.
 * @throws AppError NOT_FOUND, or CONFLICT when it is not in force or works keep changing.
 */
export async function applyAgain(
  { db, rates: rateStore }: PriceStores,
  ownerId: string,
  id: string,
  workIds: readonly string[],
  now: Date,
): Promise<AppliedList> {
  const { rates } = await readRates(rateStore, now);
  return retryOnceOrThrow(async () => {
    const context = await findApplyContext(db, ownerId, id, now);
    const list = presentList(requireInForce(context, now));
    const { changes, ...outcome } = planApplication(
      list,
      context.works,
      new Set(workIds),
      rates,
      now,
      context.offers,
    );
    const isFollowed = list.appliedAt !== null && list.undoneAt === null;
    if (isFollowed && changes.length === 0) return { list, ...outcome };
    const { artworksVersion } = context;
    const { currency } = list;
    const application = { ownerId, listId: id, currency, changes, artworksVersion };
    const written = await writeApplication(db, application, now);
    return written && { list: presentList(written), ...outcome };
  }, listChangedElsewhere());
}

/**
 * Takes the list in force back, whole and once: works that ask what its applications gave, or were let follow it since, get
 * what they had before the first. Those that were changed since stay, and are returned. A conflict is tried again once.
 * @throws AppError NOT_FOUND, or CONFLICT when there is nothing to undo or works keep changing.
 */
export async function undoList(
  { db, rates: rateStore }: PriceStores,
  ownerId: string,
  id: string,
  now: Date,
): Promise<UndonePriceList> {
  const { rates } = await readRates(rateStore, now);
  const undone = await retryOnceOrThrow(async () => {
    const context = await findListUndoContext(db, ownerId, id, now);
    const list = requireInForce(context, now);
    if (list.appliedAt === null || list.undoneAt !== null) throw nothingToUndo();
    const { artworksVersion } = context;
    return undoApplication(db, { ownerId, listId: id, artworksVersion, rates }, now);
  }, listChangedElsewhere());
  const { list, restored, kept } = undone;
  return { ...presentList(list), restored, kept: [...kept] };
}

/** @throws AppError NOT_FOUND, or CONFLICT. */
function requireInForce(
  { list, inForce }: { readonly list: PriceListRow | null; readonly inForce: PriceListRow | null },
  now: Date,
): PriceListRow {
  if (list === null) throw notFound();
  if (inForce === null || listInForce([presentList(inForce)], now)?.id !== list.id) {
    throw notInForce();
  }
  return list;
}
