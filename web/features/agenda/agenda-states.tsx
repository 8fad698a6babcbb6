import { useTranslations } from "use-intl";
import { countWaiting } from "#schema/agenda/agenda.ts";
import type { AgendaItem } from "#schema/agenda/agenda-item.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import { useFormat } from "#web/i18n/format.ts";
import { Button } from "#web/ui/button.tsx";
import { workTitle } from "#web/works/work-title.tsx";
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
  const t = useTranslations("agenda.next");
  const format = useFormat();
  const next = nextItem(works, invoices, today);
  if (next === null) return <p className="max-w-[52ch] pb-9 text-ink-2">{t("nothing")}</p>;
  const kind = next.kind === "hold-ends" || next.kind === "due-back" ? next.kind : "invoice-unpaid";
  return (
    <p className="max-w-[52ch] pb-9 text-ink-2">
      {t.rich(kind, { subject: next.subject, day: format.day(next.date), work: workTitle })}
    </p>
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
