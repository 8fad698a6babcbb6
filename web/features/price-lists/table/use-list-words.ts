import { useTranslations } from "use-intl";
import { useFormat } from "#web/i18n/format.ts";
import type { PriceListView } from "../view.ts";

/** From when the list holds, and what its prices are without. */
export function useListWords({ draft, inForce, latest, settings }: PriceListView): string {
  const t = useTranslations("priceList.table");
  const format = useFormat();
  const day = (list: { readonly holdsFrom: string | null } | null) =>
    list?.holdsFrom ? format.longDate(`${list.holdsFrom}T12:00`) : null;
  const since = day(inForce);
  const from = day(latest);
  const state =
    draft !== null
      ? since === null
        ? t("draft")
        : t("draftAfter", { date: since })
      : from === null
        ? t("none")
        : t("holdsFrom", { date: from });
  const frames = t(settings.framesApart ? "framesApart" : "framesIncluded");
  return [state, frames, t("taxes")].join(" ");
}
