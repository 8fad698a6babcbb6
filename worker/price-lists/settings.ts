import type { PriceList } from "#schema/price-list/price-list.ts";
import type { DraftInput } from "#schema/price-list/price-list-input.ts";
import type { PriceListRow } from "#worker/db/price-list-tables.ts";
import { presentList } from "./present.ts";

/** What a draft is made of. */
export type ListSettings = Pick<PriceList, keyof DraftInput>;

/** The columns of the settings. */
export type SettingsColumns = Pick<
  PriceListRow,
  | "holdsFrom"
  | "currency"
  | "roundingTo"
  | "roundingDirection"
  | "minimumCents"
  | "framesApart"
  | "overheadCents"
  | "hoursPerMonth"
  | "profit"
  | "startsFrom"
  | "anchors"
  | "raise"
>;

export function settingsColumns(settings: ListSettings): SettingsColumns {
  const { rounding } = settings;
  return {
    holdsFrom: settings.holdsFrom,
    currency: settings.currency,
    roundingTo: rounding.to,
    roundingDirection: rounding.direction,
    minimumCents: rounding.minimumCents,
    framesApart: settings.framesApart,
    overheadCents: settings.overheadCents,
    hoursPerMonth: settings.hoursPerMonth,
    profit: settings.profit,
    startsFrom: settings.startsFrom,
    anchors: settings.anchors,
    raise: settings.raise,
  };
}

/** The settings with a change; a field that is not sent stays. */
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

/** The settings of a stored list. */
export function settingsOf(row: PriceListRow): ListSettings {
  return changeSettings(presentList(row), {});
}
