import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { localDay } from "#web/browser/local-day.ts";
import { ListSection } from "../list-section.tsx";
import type { PriceListSectionProps } from "../view.ts";
import { AffectedWorks } from "./affected-works.tsx";
import { type Evidence, evidenceOf } from "./evidence.ts";
import { InForceNote, PlannedNote } from "./list-notes.tsx";
import { offersOf } from "./offers.ts";
import { OldBesideNew } from "./old-beside-new.tsx";
import { PublishForm } from "./publish-form.tsx";
import { RaiseChoice } from "./raise-choice.tsx";
import { findBlocks, useNextList, useOutcomes } from "./use-next-list.ts";
import { WaitingLines } from "./waiting-lines-chart.tsx";

/** What speaks for a raise, how large it is, what it does, and from when on. */
export function NextSection({ view, actions }: PriceListSectionProps) {
  const t = useTranslations("priceList.next");
  const { works, now, inForce } = view;
  const { offers, unknown } = useMemo(() => offersOf(works), [works]);
  const evidence = evidenceOf(offers, inForce?.holdsFrom ?? null, localDay(now));
  const claim = claimOf(evidence);
  const next = useNextList(view);
  const outcomes = useOutcomes(view, next);
  const blocked = findBlocks(view.settings, view.curves);
  return (
    <ListSection
      id="next"
      heading={t("heading")}
      side={
        <>
          <p className="pt-2 text-2 text-ink-2">{t("lead")}</p>
          <p className="pt-5 font-display text-[1.625rem]/8 tracking-display text-balance">
            {t(`claims.${claim}`, { sold: evidence.sold })}
          </p>
          {claim === "tooFew" && <p className="pt-2 text-2 text-ink-2">{t("tooFewNote")}</p>}
          {unknown > 0 && (
            <p className="pt-2 text-1 text-ink-2">{t("unknownOffers", { count: unknown })}</p>
          )}
          <RaiseChoice view={view} actions={actions} />
          <PublishForm view={view} actions={actions} outcomes={outcomes} blocked={blocked} />
        </>
      }
    >
      {claim !== "tooFew" && (
        <WaitingLines offers={offers} evidence={evidence} today={localDay(now)} />
      )}
      <div className="grid gap-x-14 gap-y-9 pt-9 first:pt-0 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <OldBesideNew view={view} next={next} />
          <PlannedNote view={view} />
          <InForceNote view={view} actions={actions} />
        </div>
        <AffectedWorks view={view} next={next} outcomes={outcomes} />
      </div>
    </ListSection>
  );
}

/** What the sales of twelve months say about a raise; each is a sentence of the page. */
export type Claim = "tooFew" | "most" | "half" | "some" | "few";

/** From so many sales on, what sold and how long it took is shown. */
const enoughSales = 4;

export function claimOf({ offered, sold }: Evidence): Claim {
  if (sold < enoughSales) return "tooFew";
  const share = sold / offered;
  if (share >= 0.58) return "most";
  if (share >= 0.45) return "half";
  return share >= 0.25 ? "some" : "few";
}
