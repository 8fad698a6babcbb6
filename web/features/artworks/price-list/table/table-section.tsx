import { useTranslations } from "use-intl";
import { ListSection } from "../list-section.tsx";
import type { PriceListActions, PriceListView } from "../view.ts";

interface TableSectionProps {
  readonly view: PriceListView;
  readonly actions: PriceListActions;
}

export function TableSection(_props: TableSectionProps) {
  const t = useTranslations("priceList.table");
  return <ListSection id="list" heading={t("heading")} />;
}
