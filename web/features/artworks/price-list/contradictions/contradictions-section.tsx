import { useTranslations } from "use-intl";
import { ListSection } from "../list-section.tsx";
import type { PriceListActions, PriceListView } from "../view.ts";

interface ContradictionsSectionProps {
  readonly view: PriceListView;
  readonly actions: PriceListActions;
}

export function ContradictionsSection(_props: ContradictionsSectionProps) {
  const t = useTranslations("priceList.contradictions");
  return <ListSection id="contradictions" heading={t("heading")} />;
}
