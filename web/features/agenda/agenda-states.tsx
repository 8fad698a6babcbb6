import { useTranslations } from "use-intl";
import { countWaiting } from "#schema/agenda/agenda.ts";
import type { AgendaItem } from "#schema/agenda/agenda-item.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { Button } from "#web/ui/button.tsx";
import { workTitle } from "#web/works/work-title.tsx";
import { writeWeekday } from "./days.ts";
import { nextItem } from "./next-item.ts";

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
              ...{ subject: next.subject, day: format.day(next.date), work: workTitle },
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

/** While what is due is fetched: rows with bare wall cells. */
export function LoadingAgenda() {
  const t = useTranslations("agenda");
  return (
    <section aria-busy="true" className="pt-8">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <div aria-hidden="true" className="border-t border-ink lg:ml-[calc(25%+2.25rem)]">
        {["w-72", "w-56", "w-80"].map((width) => (
          <div key={width} className="flex border-b border-rule">
            <span className="block h-18 w-18 flex-none bg-wall md:h-24 md:w-24" />
            <span className="grid content-center gap-2 pl-3.5 md:pl-6">
              <span className={`block h-3.5 max-w-[50vw] bg-floor ${width}`} />
              <span className="block h-2.5 w-36 bg-floor" />
            </span>
          </div>
        ))}
      </div>
    </section>
  );
}

/** What the agenda is, for an artist on the free plan. */
export function FreePreview({ onUpgrade }: { readonly onUpgrade: () => void }) {
  const t = useTranslations("agenda.free");
  return (
    <section aria-labelledby="free-heading" className="max-w-[52ch] pt-7">
      <h2
        id="free-heading"
        className="font-display text-[1.75rem]/[2.125rem] font-[440] tracking-display"
      >
        {t("heading")}
      </h2>
      <p className="pt-5 font-display text-[1.625rem]/8 tracking-[-0.014em] text-balance">
        {t("claim")}
      </p>
      <p className="pt-2 text-2 text-ink-2">{t("text")}</p>
      <Button variant="filled" onClick={onUpgrade} className="mt-6">
        {t("button")}
      </Button>
      <p className="pt-3 text-1 text-ink-2">{t("note")}</p>
    </section>
  );
}
