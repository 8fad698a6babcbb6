import { useTranslations } from "use-intl";
import { useFormat } from "#web/i18n/format.ts";
import { Button } from "#web/ui/button.tsx";
import { ListSection } from "../list-section.tsx";
import { useNextList } from "../next/use-next-list.ts";
import { type PrintableList, printableLists } from "../print/printed-rows.ts";
import type { PriceListSectionProps, PriceListView } from "../view.ts";
import { CostSettings } from "./cost-settings.tsx";
import { ListGrid } from "./list-grid.tsx";
import { PriceSettings } from "./price-settings.tsx";

interface TableSectionProps extends PriceListSectionProps {
  readonly onDocument: (lists: readonly PrintableList[]) => void;
}

/** The list as a table that is edited as a spreadsheet, with the rules that it follows. */
export function TableSection({ view, actions, onDocument }: TableSectionProps) {
  const t = useTranslations("priceList.table");
  const lists = useListsToPrint(view);
  return (
    <ListSection
      id="list"
      heading={t("heading")}
      side={
        <>
          <p className="pt-2 text-2 text-ink-2">{useListWords(view)}</p>
          <div className="print:hidden">
            <PriceSettings view={view} actions={actions} />
            <CostSettings view={view} actions={actions} />
            {lists.length > 0 && (
              <Button onClick={() => onDocument(lists)} className="mt-6 px-5!">
                {t("pdf")}
              </Button>
            )}
          </div>
        </>
      }
    >
      <ListGrid view={view} actions={actions} />
    </ListSection>
  );
}

function useListsToPrint(view: PriceListView): PrintableList[] {
  const next = useNextList(view);
  return printableLists(view, next);
}

/** From when the list holds, and what its prices are without. */
function useListWords({ draft, inForce, latest, settings }: PriceListView): string {
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
