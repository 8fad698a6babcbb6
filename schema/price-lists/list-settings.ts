import type { PriceList } from "./price-list.ts";
import type { DraftInput } from "./price-list-input.ts";

/** What the artist decides about a list, saved or not. */
export type ListSettings = Pick<PriceList, keyof DraftInput>;

/** The settings of a list. */
export function settingsOf(list: ListSettings): ListSettings {
  return changeSettings(list, {});
}

/** The settings after a change: a field that is left out stays. */
export function changeSettings(settings: ListSettings, change: DraftInput): ListSettings {
  return {
    holdsFrom: change.holdsFrom === undefined ? settings.holdsFrom : change.holdsFrom,
    currency: change.currency ?? settings.currency,
    rounding: change.rounding ?? settings.rounding,
    framesApart: change.framesApart ?? settings.framesApart,
    overheadCents: change.overheadCents ?? settings.overheadCents,
    hoursPerMonth: change.hoursPerMonth ?? settings.hoursPerMonth,
    profit: change.profit ?? settings.profit,
    startsFrom: change.startsFrom ?? settings.startsFrom,
    anchors: change.anchors ?? settings.anchors,
    raise: change.raise ?? settings.raise,
  };
}
