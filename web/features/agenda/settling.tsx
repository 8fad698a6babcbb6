import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Link } from "wouter";
import type { AgendaItem } from "#schema/agenda/agenda-item.ts";
import { isWish } from "#schema/links/entry.ts";
import { appPaths } from "#schema/page-paths.ts";
import { mailtoAddress } from "#web/browser/mailto.ts";
import { Button, buttonVariant, TextButton } from "#web/ui/button.tsx";
import type { OpenSale } from "#web/works/consignments/open-sales.ts";
import { isWorkThere, type ReportedSale } from "#web/works/consignments/report-sentence.tsx";
import type { ReportDecisions } from "#web/works/consignments/use-decide-report.ts";
import type { EntryDecisions } from "#web/works/links/use-decide-entry.ts";
import type { ShownItem } from "./sentence.tsx";
import type { useSettle } from "./use-settle.ts";

/** What settles the items of the agenda. */
export interface AgendaActions {
  readonly settle: ReturnType<typeof useSettle>;
  readonly decisions: EntryDecisions;
  readonly reports: ReportDecisions;
  /** Opens the dialog that records a sale as it was reported. */
  readonly onReportedSale: (report: ReportedSale) => void;
  /** Opens the dialog that records what a gallery paid. */
  readonly onPayout: (sale: OpenSale) => void;
}

interface SettlingProps extends ShownItem {
  readonly actions: AgendaActions;
  readonly isBlocked: boolean;
  /** The word that every row has. */
  readonly children: ReactNode;
}

/** The one button, and the words beside it: of another way where there are two, and that which every row has. */
export function Settling({ children, ...props }: SettlingProps) {
  const { item, work, entry, consignment, actions, isBlocked } = props;
  const t = useTranslations("agenda.settle");
  const decline = useTranslations("dealings.entry")("decline");
  // How long a work of an agreement stays is a change of the agreement.
  const way = work === null || consignment !== null ? null : otherWay[item.kind];
  return (
    <>
      <Press {...props} />
      <div className="flex gap-x-5 md:col-start-2 md:flex-col md:items-start md:*:nth-2:-mt-2">
        {work && way && (
          <TextButton
            aria-disabled={isBlocked || undefined}
            onClick={() => !isBlocked && actions.settle[way](item, work)}
            className="text-ink-2"
          >
            {t(way === "free" ? "release" : "extend")}
          </TextButton>
        )}
        {entry && (
          <TextButton
            aria-disabled={isBlocked || undefined}
            onClick={() =>
              !isBlocked && (consignment ? actions.reports : actions.decisions).decline(entry)
            }
            className="text-ink-2"
          >
            {decline}
          </TextButton>
        )}
        {children}
      </div>
    </>
  );
}

const otherWay: Partial<Record<AgendaItem["kind"], "free" | "extend">> = {
  "due-back": "extend",
  "hold-ends": "free",
};

const width = "px-2! whitespace-nowrap max-md:grow md:w-44";

type PressProps = Omit<SettlingProps, "children">;

function Press(props: PressProps) {
  const { item, person, isBlocked } = props;
  const t = useTranslations("agenda.settle");
  const press = usePress(props);
  if (press !== null) {
    return (
      <Button
        className={width}
        isDisabled={isBlocked}
        onClick={() => !isBlocked && press.onPress()}
      >
        {press.label}
      </Button>
    );
  }
  if (item.kind === "list-begins") {
    return (
      <Link href={appPaths.priceList} className={`${buttonVariant("outlined")} ${width}`}>
        {t("seeList")}
      </Link>
    );
  }
  if (person && person.email !== "") {
    return (
      <a href={mailtoAddress(person.email)} className={`${buttonVariant("outlined")} ${width}`}>
        {t("write")}
      </a>
    );
  }
  return null;
}

interface SettlingPress {
  readonly label: string;
  readonly onPress: () => void;
}

/** The press that settles an item where it stands; null where another page does. */
function usePress(props: PressProps): SettlingPress | null {
  const { item, work, invoice, entry, consignment, owed, actions } = props;
  const { settle, decisions, onPayout } = actions;
  const t = useTranslations("agenda.settle");
  const acceptance = useTranslations("dealings.entry.accept");
  const reported = useReportPress(props);
  if (reported !== null) return reported;
  if (entry && isWish(entry)) {
    return { label: acceptance(entry.kind), onPress: () => decisions.accept(entry) };
  }
  if (invoice) return { label: t("pay"), onPress: () => settle.pay(invoice) };
  if (owed) return { label: t("payout"), onPress: () => onPayout(owed) };
  if (item.kind === "report-due" && consignment) {
    return { label: t("received"), onPress: () => settle.receive(consignment, item.subject) };
  }
  if (work === null) return null;
  if (item.kind === "hold-ends") {
    return { label: t("holdLonger"), onPress: () => settle.extend(item, work) };
  }
  if (item.kind !== "due-back") return null;
  const bringBack = () =>
    consignment ? settle.bringBack(consignment, work) : settle.free(item, work);
  return { label: t("returned"), onPress: bringBack };
}

/** Of what a gallery reported. */
function useReportPress({ entry, consignment, work, actions }: PressProps): SettlingPress | null {
  const t = useTranslations("agenda.settle");
  const { reports, onReportedSale } = actions;
  if (!entry || !consignment || !work || !isWorkThere(entry, consignment)) return null;
  if (entry.kind === "sold") {
    return { label: t("recordSale"), onPress: () => onReportedSale({ entry, consignment }) };
  }
  return { label: t("recordReturn"), onPress: () => reports.acceptReturn(entry, work.title) };
}
