import { useTranslations } from "use-intl";
import { ListSection } from "../list-section.tsx";
import type { PriceListActions, PriceListView } from "../view.ts";

interface NextSectionProps {
  readonly view: PriceListView;
  readonly actions: PriceListActions;
}

export function NextSection(_props: NextSectionProps) {
  const t = useTranslations("priceList.next");
  return <ListSection id="next" heading={t("heading")} />;
}
