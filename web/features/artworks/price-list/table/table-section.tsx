import { useTranslations } from "use-intl";
import { ListSection } from "../list-section.tsx";
import type { PriceListActions, PriceListView } from "../view.ts";
import { CostSettings } from "./cost-settings.tsx";
import { ListGrid } from "./list-grid.tsx";
import { PriceSettings } from "./price-settings.tsx";
import { useListWords } from "./use-list-words.ts";

interface TableSectionProps {
  readonly view: PriceListView;
  readonly actions: PriceListActions;
}

/** The list as a table that is edited as a spreadsheet, with the rules that it follows. */
export function TableSection({ view, actions }: TableSectionProps) {
  const t = useTranslations("priceList.table");
  return (
    <ListSection
      id="list"
      heading={t("heading")}
      side={
        <>
          <p className="pt-2 text-2 text-ink-2">{useListWords(view)}</p>
          <div className="print:hidden">
            <PriceSettings {...{ view, actions }} />
            <CostSettings {...{ view, actions }} />
          </div>
        </>
      }
    >
      <ListGrid {...{ view, actions }} />
    </ListSection>
  );
}
