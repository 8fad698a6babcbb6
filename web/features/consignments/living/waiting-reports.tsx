import type { RefObject } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Consignment } from "#schema/consignments/consignment.ts";
import type { Entry } from "#schema/links/entry.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { usePassFocus } from "#web/ui/use-pass-focus.ts";
import {
  isWorkThere,
  type ReportedSale,
  ReportSentence,
  useReportFact,
} from "#web/works/consignments/report-sentence.tsx";
import {
  type ReportDecisions,
  useDecideReport,
} from "#web/works/consignments/use-decide-report.ts";
import { WorkPageSection } from "#web/works/work-page-section.tsx";

interface WaitingReportsProps {
  readonly consignment: Consignment;
  readonly works: readonly Artwork[];
  readonly waiting: readonly Entry[];
  /** What gets the focus once one is decided. */
  readonly next: RefObject<HTMLElement | null>;
  readonly onReportedSale: (report: ReportedSale) => void;
  readonly isLocked: boolean;
}

/** What the gallery reported and waits for an answer; nothing without. */
export function WaitingReports(props: WaitingReportsProps) {
  const { consignment, works, waiting, next, onReportedSale, isLocked } = props;
  const t = useTranslations("consignments.living.waiting");
  const decisions = useDecideReport();
  if (waiting.length === 0) return null;
  return (
    <WorkPageSection title={t("title")} isOnScreenOnly>
      <ul>
        {waiting.map((entry) => (
          <WaitingReport
            key={entry.id}
            entry={entry}
            work={works.find(({ id }) => id === entry.workId) ?? null}
            consignment={consignment}
            next={next}
            decisions={decisions}
            onReportedSale={onReportedSale}
            isLocked={isLocked || decisions.isSending}
          />
        ))}
      </ul>
    </WorkPageSection>
  );
}

interface WaitingReportProps
  extends Pick<WaitingReportsProps, "consignment" | "next" | "onReportedSale" | "isLocked"> {
  readonly entry: Entry;
  readonly work: Artwork | null;
  readonly decisions: ReportDecisions;
}

function WaitingReport(props: WaitingReportProps) {
  const { entry, work, consignment, next, decisions, onReportedSale, isLocked } = props;
  const t = useTranslations("dealings.report");
  const factOf = useReportFact();
  const buttons = usePassFocus<HTMLDivElement>(next);
  const isSale = entry.kind === "sold";
  const isThere = isWorkThere(entry, consignment);

  function acceptReport(): void {
    if (isLocked) return;
    if (isSale) onReportedSale({ entry, consignment });
    else decisions.acceptReturn(entry, work?.title ?? "");
  }

  return (
    <li className="border-b border-rule py-4 last:border-0 last:pb-0">
      <p className="font-display text-[1.125rem]/6.5 wrap-anywhere">
        <ReportSentence entry={entry} work={work} consignment={consignment} />
      </p>
      <p className="pt-0.5 text-1 wrap-anywhere text-ink-2">
        {factOf(entry, consignment)} {!isThere && t("notThere")}
      </p>
      <div ref={buttons} className="flex flex-wrap items-center gap-x-6 gap-y-1 pt-2.5">
        {work && isThere && (
          <Button isDisabled={isLocked} onClick={acceptReport} className="px-4!">
            {t(isSale ? "accept.sold" : "accept.returned")}
          </Button>
        )}
        <TextButton
          aria-disabled={isLocked || undefined}
          onClick={() => !isLocked && decisions.decline(entry)}
          className="text-ink-2"
        >
          {t("decline")}
        </TextButton>
      </div>
    </li>
  );
}
