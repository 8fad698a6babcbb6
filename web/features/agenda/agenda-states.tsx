import { useTranslations } from "use-intl";
import { agendaAhead, countWaiting } from "#schema/agenda/agenda.ts";
import type { AgendaItem } from "#schema/agenda/agenda-item.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { LoadingRows } from "#web/ui/page-states.tsx";
import { FreePreview } from "#web/works/free-preview.tsx";
import { workTitle } from "#web/works/work-title.tsx";
import { writeWeekday } from "./days.ts";

interface ClaimProps {
  readonly items: readonly AgendaItem[];
  readonly today: string;
}

/** How much is overdue, and how much waits today. */
export function Claim({ items, today }: ClaimProps) {
  const t = useTranslations("agenda.claim");
  const overdue = items.filter(({ isOverdue }) => isOverdue).length;
  const waiting = countWaiting(items, today) - overdue;
  const which =
    overdue > 0 ? (waiting > 0 ? "both" : "overdue") : waiting > 0 ? "waiting" : "nothing";
  return (
    <p className="font-display text-[1.625rem]/8 tracking-[-0.014em] text-balance lg:pt-4">
      {t(which, { overdue, waiting })}
    </p>
  );
}

interface NothingDueProps {
  readonly works: readonly Artwork[];
  readonly invoices: readonly Invoice[];
  readonly today: string;
}

/** Nothing to settle: the next thing that will be. */
export function NothingDue({ works, invoices, today }: NothingDueProps) {
  const t = useTranslations("agenda");
  const format = useFormat();
  const locale = useLocale();
  const next = nextItem(works, invoices, today);
  const kind =
    next?.kind === "hold-ends" || next?.kind === "due-back" ? next.kind : "invoice-unpaid";
  return (
    <section aria-labelledby="day-today" className="pb-9">
      <DayHeading
        id="day-today"
        title={t("days.today", { day: writeWeekday(today, today, locale) })}
      />
      <p className="max-w-[52ch] pt-4 text-ink-2">
        {next === null
          ? t("next.nothing")
          : t.rich(`next.${kind}`, {
              subject: next.subject,
              day: format.day(next.date),
              work: workTitle,
            })}
      </p>
    </section>
  );
}

interface DayHeadingProps {
  readonly id: string;
  readonly title: string;
  /** How many items are under it; null where that is not said. */
  readonly count?: number | null;
}

/** The head of a day, or of what is overdue. */
export function DayHeading({ id, title, count = null }: DayHeadingProps) {
  const format = useFormat();
  return (
    <div className="flex items-baseline justify-between gap-5 border-b border-ink pb-2.5">
      <h2 id={id} className="font-display text-[1.375rem]/7 font-[440] first-letter:uppercase">
        {title}
      </h2>
      {count !== null && <span className="text-1 text-ink-2">{format.number(count)}</span>}
    </div>
  );
}

/** While what is due is fetched. */
export function LoadingAgenda() {
  const t = useTranslations("agenda");
  return (
    <LoadingRows
      text={t("loading")}
      cell="h-18 w-18 md:h-24 md:w-24"
      widths={["w-72", "w-56", "w-80"]}
      className="mt-8 border-t border-ink lg:ml-[calc(25%+2.25rem)]"
    />
  );
}

/** What the agenda is, for an artist on the free plan. */
export function AgendaPreview({ onUpgrade }: { readonly onUpgrade: () => void }) {
  const t = useTranslations("agenda.free");
  return <FreePreview texts="agenda.free" claim={t("claim")} onUpgrade={onUpgrade} />;
}

/** The next thing after today that will be due, of what the page has anyway; null where nothing is ahead. */
export function nextItem(
  works: readonly Artwork[],
  invoices: readonly Invoice[],
  today: string,
): AgendaItem | null {
  const facts = {
    works: works.map(({ id, title, status, statusDetails: { until, dueBack } }) => ({
      id,
      title,
      status,
      until,
      dueBack,
      personId: null,
    })),
    invoices: invoices.map(({ id, number, openCents, content: { dueOn } }) => ({
      id,
      number,
      openCents,
      dueOn,
      workIds: [],
      personId: null,
    })),
    consignments: [],
    owed: [],
    entries: [],
    lists: [],
    consents: [],
    postponed: [],
  };
  return agendaAhead(facts, today).find(({ date }) => date > today) ?? null;
}
