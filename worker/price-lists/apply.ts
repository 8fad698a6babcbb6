import { listInForce } from "#schema/price-lists/in-force.ts";
import type { AppliedList, UndonePriceList } from "#schema/price-lists/price-list.ts";
import type { SystemContext, VerbContext } from "#worker/context.ts";
import type { PriceListRow } from "#worker/db/price-list-tables.ts";
import { retryOnce, retryOnceOrThrow } from "#worker/db/retry-once.ts";
import { notFound } from "#worker/errors.ts";
import { logWarning } from "#worker/log.ts";
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
 * Applies the lists of all artists whose day has come, each as `applyDueList` does. Returns how many artists' works follow
 * another list.
 * @throws Error when one could not be applied, after all artists have been tried, so that the run counts as failed.
 */
export async function applyDueLists(system: SystemContext): Promise<number> {
  const owners = await listOwnersOfDueLists(system.db, system.now, artistsARun);
  let applied = 0;
  let failures = 0;
  for (const id of owners) {
    try {
      if (await applyDueList({ ...system, artist: { id } })) applied += 1;
    } catch (error) {
      failures += 1;
      logWarning("a price list was not applied", error);
    }
  }
  if (failures > 0) throw new Error(`Price lists: ${failures} were not applied.`);
  return applied;
}

/**
 * Lets the artist's works follow the list whose day has come (price list, section 3.6), all or none; of several that are due
 * only the one in force. Returns whether they do. A conflict is tried again once; a list that cannot be applied, because
 * the artist is changing works, stays due.
 */
export async function applyDueList({ db, artist, now, ...stores }: VerbContext): Promise<boolean> {
  const { rates } = await readRates(stores.rates, now);
  const ownerId = artist.id;
  const isApplied = await retryOnce(async () => {
    const { inForce, works, offers, artworksVersion } = await findApplyContext(
      db,
      ownerId,
      "",
      now,
    );
    const list = inForce && presentList(inForce);
    if (list === null || !isDue(list, now)) return false;
    const { changes } = planApplication({ list, rates, now }, works, { earlier: offers });
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
export async function reapplyList(
  { db, artist, now, ...stores }: VerbContext,
  { id, workIds }: { readonly id: string; readonly workIds: readonly string[] },
): Promise<AppliedList> {
  const { rates } = await readRates(stores.rates, now);
  const ownerId = artist.id;
  return retryOnceOrThrow(async () => {
    const context = await findApplyContext(db, ownerId, id, now);
    const list = presentList(requireInForce(context, now));
    const { changes, ...outcome } = planApplication({ list, rates, now }, context.works, {
      chosen: new Set(workIds),
      earlier: context.offers,
    });
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
  { db, artist, now, ...stores }: VerbContext,
  id: string,
): Promise<UndonePriceList> {
  const { rates } = await readRates(stores.rates, now);
  const ownerId = artist.id;
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
