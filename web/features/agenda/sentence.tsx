import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Link } from "wouter";
import type { AgendaItem } from "#schema/agenda/agenda-item.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Consignment } from "#schema/consignments/consignment.ts";
import { consignmentPagePath } from "#schema/consignments/consignments-paths.ts";
import { daysBetween } from "#schema/days.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import { type Entry, isWish } from "#schema/links/entry.ts";
import type { Person } from "#schema/people/person.ts";
import { atEnd } from "#web/i18n/at-end.ts";
import { useFormat } from "#web/i18n/format.ts";
import { unbroken } from "#web/ui/visually-hidden.tsx";
import type { OpenSale } from "#web/works/consignments/open-sales.ts";
import { ReportSentence, useReportFact } from "#web/works/consignments/report-sentence.tsx";
import { workTitle } from "#web/works/work-title.tsx";

/** An item with what the page knows of it. */
export interface ShownItem {
  readonly item: AgendaItem;
  /** Null for one without a work, or whose work is gone. */
  readonly work: Artwork | null;
  /** The work in the picture beside it: its own, or the first of its agreement that the gallery has; null without one. */
  readonly picturedWork: Artwork | null;
  readonly invoice: Invoice | null;
  /** Whose consent ends. */
  readonly person: Person | null;
  /** What a guest sent. */
  readonly entry: Entry | null;
  /** The agreement that it is about; null without one. */
  readonly consignment: Consignment | null;
  /** What a gallery owes of a sale. */
  readonly owed: OpenSale | null;
  /** For whom a work is on hold, or where it is; null where nobody is named. */
  readonly who: string | null;
}

/** What an item says. */
export function Sentence(shown: ShownItem): ReactNode {
  const { item, work, invoice, entry, consignment, owed, who } = shown;
  const { kind, subject } = item;
  const t = useTranslations("agenda.sentences");
  const written = useTranslations("dealings.entry");
  const format = useFormat();
  if (entry && consignment) {
    return <ReportSentence entry={entry} work={work} consignment={consignment} />;
  }
  if (entry && isWish(entry)) {
    const { name, workId } = entry;
    if (workId === null) return written("interestInAll", { name });
    const title = work?.title ?? written("goneWork");
    return written.rich(entry.kind, { name, title, work: workTitle });
  }
  const values = { subject: work?.title ?? subject, number: subject, work: workTitle };
  if (kind === "invoice-unpaid") {
    return t.rich(invoice ? "invoice-unpaid" : "invoiceAlone", {
      ...values,
      whole: unbroken,
      buyer: invoice?.content.buyer.name ?? "",
    });
  }
  if (kind === "payout-overdue" && owed && work) {
    const amount = format.money(owed.openCents, owed.currency);
    return t.rich("payout-of", { ...values, gallery: owed.gallery, amount });
  }
  // Its subject is the gallery, as long as what it owes is fetched.
  if (kind === "payout-overdue") return t(kind, { subject });
  if (kind !== "due-back" && kind !== "hold-ends") return t.rich(kind, values);
  return who === null
    ? t.rich(`${kind}.alone`, values)
    : t.rich(`${kind}.with`, { ...values, who: kind === "due-back" ? atEnd(who) : who });
}

interface FactProps extends ShownItem {
  readonly today: string;
}

/** The line below it: since when, until when, how much, and of which agreement. */
export function Fact(shown: FactProps) {
  const { consignment } = shown;
  return (
    <>
      <OwnFact {...shown} />
      {consignment && consignment.number !== null && (
        <>
          {" "}
          <Link href={consignmentPagePath(consignment.id)} className="underlined whitespace-nowrap">
            {consignment.number}
          </Link>
        </>
      )}
    </>
  );
}

function OwnFact({ item, work, invoice, entry, consignment, today }: FactProps): ReactNode {
  const t = useTranslations("agenda.facts");
  const written = useTranslations("dealings.entry");
  const reportFact = useReportFact();
  const format = useFormat();
  const { kind, date, isOverdue } = item;
  const day = format.day(date);
  const count = daysBetween(date, today);
  if (invoice) {
    const amount = format.money(invoice.openCents, invoice.content.currency);
    return t("invoice", { amount, day, count });
  }
  if (entry && consignment) return reportFact(entry, consignment);
  if (entry) {
    const { message, name, contact } = entry;
    const words = [
      written("contact", { name, contact }),
      message !== "" && written("quote", { message }),
    ];
    return [t("due", { day: format.date(entry.sentAt) }), ...words].filter(Boolean).join(" ");
  }
  if (kind === "consent-ends") return t("consent");
  if (isOverdue) return t("overdue", { day, count });
  if (kind === "hold-ends") return t("hold", { day });
  if (kind === "list-begins") return t("list");
  const since = work?.statusDetails.since ?? null;
  return since === null ? t("due", { day }) : t("since", { day: format.day(since) });
}
