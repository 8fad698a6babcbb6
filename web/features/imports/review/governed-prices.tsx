import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import type { PriceList } from "#schema/price-list/price-list.ts";
import { addWords } from "#web/i18n/parts.ts";
import { FollowingGroup } from "#web/works/asking-prices/following-group.tsx";
import { type FollowableWork, planFollowing } from "#web/works/asking-prices/plan-following.ts";
import { useRates } from "#web/works/rates.ts";
import type { OwnPricedRow } from "../analysis/own-prices.ts";

addWords("askingPrices");

interface GovernedPricesProps {
  readonly rows: readonly OwnPricedRow[];
  readonly list: PriceList;
}

/** What the works of a file would ask if the list governs their prices, and which keep the file's. */
export function GovernedPrices({ rows, list }: GovernedPricesProps) {
  const t = useTranslations("import.questions.prices");
  const { rates } = useRates();
  const [now] = useState(() => new Date());
  const planned = useMemo(
    () => planFollowing(rows.map(toFollowable), list, rates, now),
    [rows, list, rates, now],
  );
  const follow = planned.filter(({ outcome, waits }) => outcome !== "held" && !waits);
  const held = planned.filter(({ outcome, waits }) => outcome === "held" && !waits);
  // They keep the file's price, whatever the list says.
  const waiting = planned.flatMap((work) =>
    work.waits ? [{ ...work, outcome: "held" as const }] : [],
  );
  return (
    <>
      <p role="status" className="sr-only">
        {t("outcome", { follow: follow.length, held: held.length })}
      </p>
      <FollowingGroup title={t("follow", { count: follow.length })} items={follow} />
      <FollowingGroup
        title={t("held", { count: held.length })}
        note={t("heldNote", { count: held.length })}
        items={held}
      />
      <FollowingGroup
        title={t("waiting", { count: waiting.length })}
        note={t("waitingNote", { count: waiting.length })}
        items={waiting}
      />
      {planned.length === 0 && <p className="pt-4 text-2 text-ink-2">{t("none")}</p>}
    </>
  );
}

/** A work that is yet to be made has no suggested price, and has followed nothing. */
function toFollowable({ row, statusUntil, ...work }: OwnPricedRow): FollowableWork {
  return {
    ...work,
    id: String(row),
    statusDetails: { until: statusUntil },
    askedCents: work.askingPriceCents,
    askedCurrency: work.currency,
    listedCents: null,
    listedCurrency: work.currency,
    suggestedPrice: null,
  };
}
