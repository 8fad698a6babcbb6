import type { AgendaItem } from "#schema/agenda/agenda-item.ts";

/** The items under one head: what is overdue, or what is due or waits on a day. */
export interface AgendaDay {
  readonly key: string;
  /** An ISO day; null for what is overdue. */
  readonly date: string | null;
  readonly items: readonly AgendaItem[];
}

/**
 * Overdue first, then by day, as the items are in order. What waits since an earlier day without being overdue waits today.
 */
export function groupByDay(items: readonly AgendaItem[], today: string): AgendaDay[] {
  const dayOf = ({ isOverdue, date }: AgendaItem) => {
    if (isOverdue) return null;
    return date < today ? today : date;
  };
  const days = Map.groupBy(items, dayOf);
  return [...days].map(([date, ofDay]) => ({ key: date ?? "overdue", date, items: ofDay }));
}

/** `Sunday, November 22`, with the year where it is another one than today's. */
export function writeWeekday(day: string, today: string, locale: string): string {
  const isOfThisYear = day.slice(0, 4) === today.slice(0, 4);
  const format = new Intl.DateTimeFormat(locale === "en-CA" ? "en-US" : locale, {
    weekday: "long",
    month: "long",
    day: "numeric",
    ...(!isOfThisYear && { year: "numeric" }),
  });
  const parts = format.formatToParts(new Date(`${day}T12:00`));
  return parts
    .map(({ type, value }) =>
      type === "day" && value === "1" && locale === "fr-CA" ? "1er" : value,
    )
    .join("");
}
