import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { listInForce } from "#schema/price-lists/in-force.ts";
import type { PriceList } from "#schema/price-lists/price-list.ts";
import { usePriceLists } from "#web/api/price-lists.ts";
import { addWords } from "#web/i18n/parts.ts";
import { FollowingGroup } from "#web/works/asking-prices/following-group.tsx";
import { type FollowableWork, planFollowing } from "#web/works/asking-prices/plan-following.ts";
import { useRates } from "#web/works/rates.ts";
import type { Decisions } from "../analysis/decisions.ts";
import type { FileAnalysis } from "../analysis/file-analysis.ts";
import type { OwnPricedRow } from "../analysis/own-prices.ts";
import { ImportPageSection } from "../import-page-section.tsx";
import type { Decide } from "../use-import-file.ts";
import { WordChoice } from "../word-choice.tsx";

addWords("askingPrices");

interface PriceRuleSectionProps {
  readonly analysis: FileAnalysis;
  readonly decisions: Decisions;
  readonly decide: Decide;
}

/** Whose the file's prices are, asked once: the artist's own until they say otherwise. */
export function PriceRuleSection({ analysis, decisions, decide }: PriceRuleSectionProps) {
  const t = useTranslations("import.questions.prices");
  const [now] = useState(() => new Date());
  const { data: lists } = usePriceLists(true);
  const hasPrices = [...analysis.fields.values()].includes("price");
  if (lists === undefined || !hasPrices) return null;
  const list = listInForce(lists, now);
  const { outcome } = analysis;
  return (
    <ImportPageSection
      title={t("heading")}
      lead={list ? t("lead", { number: list.number ?? 0 }) : t("leadWithoutList")}
    >
      <div className="grid items-center gap-x-6 border-b border-rule py-2 md:grid-cols-[minmax(0,1fr)_17.5rem]">
        <div>
          <p>{t("question")}</p>
          <p className="text-1 text-ink-2">{t(list ? "note" : "noteWithoutList")}</p>
        </div>
        <WordChoice
          label={t("question")}
          value={decisions.prices}
          values={["own", "list"]}
          nameOf={(value) => t(value)}
          onChange={(prices) => void decide(() => ({ prices }))}
        />
      </div>
      {list && outcome && decisions.prices === "list" && (
        <GovernedPrices rows={outcome.ownPrices} list={list} />
      )}
    </ImportPageSection>
  );
}

interface GovernedPricesProps {
  readonly rows: readonly OwnPricedRow[];
  readonly list: PriceList;
}

/** What the works of a file would ask if the list governs their prices, and which keep the file's. */
function GovernedPrices({ rows, list }: GovernedPricesProps) {
  const t = useTranslations("import.questions.prices");
  const { rates } = useRates();
  const [now] = useState(() => new Date());
  const planned = useMemo(
    () => planFollowing(rows.map(toFollowable), list, rates, now),
    [rows, list, rates, now],
  );
  const follow = planned.filter(({ outcome, waits }) => outcome !== "held" && !waits);
  const held = planned.filter(({ outcome, waits }) => outcome === "held" && !waits);
  // Works on hold or consigned keep the file's price.
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
