import type { ListSettings } from "#schema/price-list/list-settings.ts";
import type { PriceListRow } from "#worker/db/price-list-tables.ts";

/** The columns of the settings. */
type SettingsColumns = Pick<
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
