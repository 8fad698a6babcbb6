import { useRef } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { HistoryEntry } from "#schema/artworks/price-history.ts";
import { PartFailed } from "#web/ui/fetch-states.tsx";
import { useWidth } from "#web/ui/use-width.ts";
import { useHistory } from "#web/works/record-queries.ts";
import type { View } from "#web/works/view.ts";
import { WorkPageSection } from "#web/works/work-page-section.tsx";
import { HistoryTable } from "./history-table.tsx";
import { stepsOf } from "./steps.ts";
import { StepsChart } from "./steps-chart.tsx";

interface PriceHistoryProps {
  readonly work: Artwork;
  readonly view: View;
}

/** How the price came to be, drawn as steps and as a table. */
export function PriceHistory({ work, view }: PriceHistoryProps) {
  const t = useTranslations("work.history");
  const { data, isError, refetch } = useHistory(work.id);
  return (
    <WorkPageSection title={t("title")}>
      {data && <History history={data} view={view} sale={work.sale} />}
      {!data && !isError && (
        <div role="status" aria-label={t("loading")} className="ghost mt-4 h-42.5" />
      )}
      {!data && isError && (
        <PartFailed text={t("failed")} button={t("retry")} onRetry={() => void refetch()} />
      )}
    </WorkPageSection>
  );
}

interface HistoryProps {
  readonly history: readonly HistoryEntry[];
  readonly view: View;
  readonly sale: Artwork["sale"];
}

function History({ history, view, sale }: HistoryProps) {
  const t = useTranslations("work.history");
  const container = useRef<HTMLDivElement>(null);
  const width = useWidth(container, 500);
  const runs = stepsOf(history, view);
  if (history.length === 0) return <p className="pt-2 text-2 text-ink-2">{t("empty")}</p>;
  return (
    <>
      <div ref={container} className="pt-4">
        {runs.length > 0 && <StepsChart runs={runs} width={width} view={view} />}
      </div>
      <HistoryTable history={history} view={view} sale={sale} />
    </>
  );
}
