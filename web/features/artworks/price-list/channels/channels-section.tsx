import { useTranslations } from "use-intl";
import { ListSection } from "../list-section.tsx";
import type { PriceListActions, PriceListView } from "../view.ts";

interface ChannelsSectionProps {
  readonly view: PriceListView;
  readonly actions: PriceListActions;
}

export function ChannelsSection(_props: ChannelsSectionProps) {
  const t = useTranslations("priceList.channels");
  return <ListSection id="channels" heading={t("heading")} />;
}
