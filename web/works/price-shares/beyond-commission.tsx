import { useTranslations } from "use-intl";
import type { SalesChannel } from "#schema/channels/channel.ts";
import { isBeyondCommission } from "#schema/price-lists/channels.ts";
import { useFormat } from "#web/i18n/format.ts";

interface BeyondCommissionProps {
  readonly terms: Pick<SalesChannel, "commission" | "discount" | "discountBorneBy">;
  readonly className?: string;
}

/** That the artist bears a part of a discount that is the gallery's; nothing where they do not. */
export function BeyondCommission({ terms, className = "" }: BeyondCommissionProps) {
  const t = useTranslations("work");
  const format = useFormat();
  if (!isBeyondCommission(terms)) return null;
  const { discount, commission } = terms;
  const percent = (share: number) => format.number(share * 100);
  return (
    <p role="status" className={`text-1 text-ink-2 ${className}`}>
      {t("beyondCommission", {
        discount: percent(discount),
        commission: percent(commission),
        own: percent(discount - commission),
      })}
    </p>
  );
}
