import { useState } from "react";
import { useTranslations } from "use-intl";
import { listInForce } from "#schema/price-list/in-force.ts";
import { usePriceLists } from "#web/api/price-lists.ts";
import type { Decisions } from "../analysis/decisions.ts";
import type { FileAnalysis } from "../analysis/file-analysis.ts";
import { ImportPageSection } from "../import-page-section.tsx";
import type { Decide } from "../use-import-file.ts";
import { WordChoice } from "../word-choice.tsx";
import { GovernedPrices } from "./governed-prices.tsx";

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
