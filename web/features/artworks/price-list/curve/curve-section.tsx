import { useTranslations } from "use-intl";
import { ListSection } from "../list-section.tsx";
import type { PriceListActions, PriceListView } from "../view.ts";

interface CurveSectionProps {
  readonly view: PriceListView;
  readonly actions: PriceListActions;
}

export function CurveSection(_props: CurveSectionProps) {
  const t = useTranslations("priceList.curve");
  return <ListSection id="curve" heading={t("heading")} />;
}
