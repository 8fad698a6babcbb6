import type { Currency } from "#schema/currency.ts";
import type { PriceList } from "#schema/price-list/price-list.ts";
import { type DraftInput, firstDraft } from "#schema/price-list/price-list-input.ts";
import type { ListSettings } from "./view.ts";

/** What a list is made of. */
export function settingsOf(list: PriceList): ListSettings {
  const { holdsFrom, currency, rounding, framesApart, overheadCents, hoursPerMonth } = list;
  const { profit, startsFrom, anchors, raise } = list;
  return {
    ...{ holdsFrom, currency, rounding, framesApart, overheadCents, hoursPerMonth },
    ...{ profit, startsFrom, anchors, raise },
  };
}

/** The next list after the latest: the same prices, without a raise and a day; without a list a first draft. */
export function nextSettings(latest: PriceList | null, currency: Currency): ListSettings {
  if (latest === null) return { ...firstDraft, anchors: [], currency };
  return {
    ...settingsOf(latest),
    holdsFrom: null,
    startsFrom: "list",
    raise: firstDraft.raise,
  };
}

/** The settings after a change: a field that is left out stays. */
export function withChange(settings: ListSettings, change: DraftInput): ListSettings {
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
