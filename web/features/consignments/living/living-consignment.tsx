import { type ReactNode, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Link } from "wouter";
import type { User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Consignment } from "#schema/consignments/consignment.ts";
import { consignmentPath } from "#schema/consignments/consignments-paths.ts";
import { appPaths } from "#schema/page-paths.ts";
import { unitsOf } from "#schema/units.ts";
import { useEntries } from "#web/api/entries.ts";
import { useSales } from "#web/api/sales.ts";
import { useConnection } from "#web/browser/connection.ts";
import { useFormat } from "#web/i18n/format.ts";
import { Button } from "#web/ui/button.tsx";
import { ArrowLeftIcon } from "#web/ui/more-icons.tsx";
import { OfflineNote } from "#web/ui/page-states.tsx";
import { type ConsignmentPrint, printedSide } from "#web/works/consignments/consignment-print.ts";
import { useOpenSales } from "#web/works/consignments/open-sales.ts";
import type { ReportedSale } from "#web/works/consignments/report-sentence.tsx";
import { useGalleries } from "#web/works/consignments/use-galleries.ts";
import { WorkPageSection } from "#web/works/work-page-section.tsx";
import { HeadingRow } from "#web/works/works-heading.tsx";
import type { BegunPayout } from "../payouts/payout-dialog.tsx";
import { CloseConsignment } from "./close-consignment.tsx";
import { ConsignedWall } from "./consigned-wall.tsx";
import { ConsignmentOwed } from "./consignment-owed.tsx";
import { ReportReceived } from "./report-received.tsx";
import { ReturnWorks } from "./return-works.tsx";
import { StatementSection } from "./statement-section.tsx";
import { WaitingReports } from "./waiting-reports.tsx";

export interface LivingConsignmentProps {
  readonly consignment: Consignment;
  readonly works: readonly Artwork[];
  readonly user: User;
  /** Opens the dialog that records a sale as the gallery reported it. */
  readonly onReportedSale: (report: ReportedSale) => void;
  /** Opens the dialog that records what the gallery paid. */
  readonly onPayout: (payout: BegunPayout) => void;
  /** Opens what is printed. */
  readonly onPrint: (print: ConsignmentPrint) => void;
  /** The one main action; nothing where there is none. */
  readonly action?: ReactNode;
  /** Words below the rule. */
  readonly links?: ReactNode;
  /** Terms, address and versions, below what is owed. */
  readonly children?: ReactNode;
}

/** An agreement that was sent: where its works are, what the gallery reported, and what it owes. */
export function LivingConsignment(props: LivingConsignmentProps) {
  const { consignment, works, user, onReportedSale, onPayout, onPrint } = props;
  const { action, links, children } = props;
  const t = useTranslations("consignments.living");
  const page = useTranslations("consignments.page");
  const list = useTranslations("consignments.list");
  const isLocked = !useConnection();
  const galleryOf = useGalleries();
  const { data: sales = [] } = useSales(true);
  const open = useOpenSalesOf(consignment);
  const waiting = useWaitingEntries(consignment);
  const here = consignment.works.filter(({ state }) => state === "here");
  const hereIds = here.map(({ workId }) => workId);
  const paper = useRef<HTMLDivElement>(null);
  const [returning, setReturning] = useState<readonly string[] | null>(null);
  return (
    <>
      <div className="page pt-2 md:pt-4">
        <Link
          href={appPaths.consignments}
          className="group target inline-flex items-center gap-2.5 text-2 print:hidden"
        >
          <ArrowLeftIcon />
          <span className="underlined">{page("back")}</span>
        </Link>
        <HeadingRow user={user} page="people" action={action}>
          {consignment.number ?? page("untitled")}
        </HeadingRow>
        <Parties consignment={consignment} />
        {links && <div className="flex flex-wrap gap-x-8 pb-3 print:hidden">{links}</div>}
        <OfflineNote text={list("offline")} className="pb-4" />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <ConsignedWall
          consignment={consignment}
          works={works}
          sales={sales}
          waiting={waiting}
          units={unitsOf(user)}
          onReturn={isLocked ? null : setReturning}
        />
        <div
          ref={paper}
          tabIndex={-1}
          className="min-w-0 px-(--margin) pt-7 pb-16 outline-none lg:max-w-176 lg:pb-24 lg:pl-9 xl:pl-12"
        >
          <WaitingReports
            consignment={consignment}
            works={works}
            waiting={waiting}
            next={paper}
            onReportedSale={onReportedSale}
            isLocked={isLocked}
          />
          <ConsignmentOwed
            consignment={consignment}
            open={open}
            onPayout={onPayout}
            isLocked={isLocked}
          />
          {children}
          {consignment.confirmedAt !== null && (
            <StatementSection
              path={consignmentPath(consignment.id, "statement")}
              firstDay={consignment.from}
              onPrint={(days) => {
                const gallery = printedSide(galleryOf(consignment.channelId));
                onPrint({ kind: "statement", consignment, gallery, ...days });
              }}
            />
          )}
          <ReportReceived consignment={consignment} isLocked={isLocked} />
          {here.length > 1 && (
            <WorkPageSection title={t("return.all.title")} isOnScreenOnly>
              <p className="pt-1 pb-4 text-2 text-ink-2">{t("return.all.text")}</p>
              <Button isDisabled={isLocked} onClick={() => !isLocked && setReturning(hereIds)}>
                {t("return.all.button")}
              </Button>
            </WorkPageSection>
          )}
          <CloseConsignment
            consignment={consignment}
            open={open}
            waiting={waiting.length}
            isLocked={isLocked}
          />
        </div>
      </div>
      {returning && (
        <ReturnWorks
          consignment={consignment}
          works={works.filter(({ id }) => hereIds.includes(id))}
          chosen={returning}
          onClose={() => setReturning(null)}
        />
      )}
    </>
  );
}

/** The sales of the agreement for which the gallery still owes something. */
function useOpenSalesOf({ works }: Consignment) {
  const saleIds = works.flatMap(({ saleId }) => saleId ?? []);
  return useOpenSales().filter(({ id }) => saleIds.includes(id));
}

/** What the gallery sent and the artist has not decided. */
function useWaitingEntries(consignment: Consignment) {
  const { data: entries = [] } = useEntries();
  return entries.filter(
    ({ linkId, decision }) => linkId === consignment.linkId && decision === null,
  );
}

/** With whom, from when until when, and where it stands. */
function Parties({ consignment }: Pick<LivingConsignmentProps, "consignment">) {
  const t = useTranslations("consignments.living");
  const inAll = useTranslations("consignments.list.works");
  const states = useTranslations("consignments.states");
  const format = useFormat();
  const galleryOf = useGalleries();
  const { channelId, from, until, state, works } = consignment;
  const counts = (["here", "sold", "returned"] as const).flatMap((where) => {
    const count = works.filter((work) => work.state === where).length;
    return count > 0 ? [inAll(where, { count })] : [];
  });
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 py-4 text-2">
      <p className="min-w-0 wrap-anywhere">
        {t("with", {
          gallery: galleryOf(channelId).name,
          from: format.day(from),
          until: format.day(until),
        })}{" "}
        <span className="text-ink-2">
          {consignment.confirmedAt !== null && state === "confirmed"
            ? t("confirmedBy", {
                name: consignment.confirmedBy ?? "",
                day: format.date(consignment.confirmedAt),
              })
            : `${states(state)}.`}
        </span>
      </p>
      <p className="text-ink-2">{counts.join(", ")}</p>
    </div>
  );
}
