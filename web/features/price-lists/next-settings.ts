import type { Currency } from "#schema/currency.ts";
import { type ListSettings, settingsOf } from "#schema/price-lists/list-settings.ts";
import type { PriceList } from "#schema/price-lists/price-list.ts";
import { firstDraft } from "#schema/price-lists/price-list-input.ts";

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
