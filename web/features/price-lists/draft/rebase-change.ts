import { media } from "#schema/artworks/media.ts";
import { changeSettings, type ListSettings } from "#schema/price-lists/list-settings.ts";
import type { ListAnchor, Raise } from "#schema/price-lists/price-list.ts";
import type { DraftInput } from "#schema/price-lists/price-list-input.ts";
import { sizeKey } from "#schema/price-lists/sizes.ts";

/**
 * A change that was made to `before`, as a change to what the list is `now`: of anchors, rounding and raise only what
 * the change itself changed, so that prices that were set in another window stay.
 */
export function rebaseChange(
  change: DraftInput,
  before: ListSettings,
  now: ListSettings,
): DraftInput {
  const { anchors, rounding, raise } = change;
  return {
    ...change,
    ...(anchors && { anchors: rebaseAnchors(anchors, before.anchors, now.anchors) }),
    ...(rounding && { rounding: rebaseRounding(rounding, before.rounding, now.rounding) }),
    ...(raise && { raise: rebaseRaise(raise, before.raise, now.raise) }),
  };
}

/** What takes a change of `before` back from what the list is then: what another window has set since stays. */
export function undoOf(
  change: DraftInput,
  before: ListSettings,
): (now: ListSettings) => DraftInput {
  const changed = new Set(Object.keys(change));
  const earlier = Object.fromEntries(Object.entries(before).filter(([key]) => changed.has(key)));
  const after = changeSettings(before, change);
  return (now) => rebaseChange(earlier, after, now);
}

type Rounding = ListSettings["rounding"];

function rebaseRounding(changed: Rounding, before: Rounding, now: Rounding): Rounding {
  return {
    to: changed.to === before.to ? now.to : changed.to,
    direction: changed.direction === before.direction ? now.direction : changed.direction,
    minimumCents:
      changed.minimumCents === before.minimumCents ? now.minimumCents : changed.minimumCents,
  };
}

function rebaseAnchors(
  changed: readonly ListAnchor[],
  before: readonly ListAnchor[],
  now: readonly ListAnchor[],
): ListAnchor[] {
  const ours = byCell(changed);
  const old = byCell(before);
  const rebased = byCell(now);
  for (const [key, anchor] of ours) {
    if (old.get(key)?.priceCents !== anchor.priceCents) rebased.set(key, anchor);
  }
  for (const key of old.keys()) {
    if (!ours.has(key)) rebased.delete(key);
  }
  return [...rebased.values()];
}

function byCell(anchors: readonly ListAnchor[]): Map<string, ListAnchor> {
  return new Map(anchors.map((anchor) => [`${anchor.medium} ${sizeKey(anchor)}`, anchor]));
}

function rebaseRaise(changed: Raise, before: Raise, now: Raise): Raise {
  const byMedium: Raise["byMedium"] = {};
  for (const medium of media) {
    const isChanged = changed.byMedium[medium] !== before.byMedium[medium];
    const percent = (isChanged ? changed : now).byMedium[medium];
    if (percent !== undefined) byMedium[medium] = percent;
  }
  return { percent: changed.percent === before.percent ? now.percent : changed.percent, byMedium };
}
