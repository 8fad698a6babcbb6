import { useTranslations } from "use-intl";
import type { SalesChannel } from "#schema/channels/channel.ts";
import { useFormat } from "#web/i18n/format.ts";

type Named = Pick<SalesChannel, "kind" | "name" | "commission">;

/** A channel's name; one without is named by its kind, a gallery by its commission as well. */
export function useChannelName(): (channel: Named) => string {
  const t = useTranslations("work.channels");
  const format = useFormat();
  return ({ kind, name, commission }) => {
    if (name !== null) return name;
    return kind === "gallery"
      ? t("gallery", { percent: format.number(commission * 100) })
      : t(`kinds.${kind}`);
  };
}
