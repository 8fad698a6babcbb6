import { agendaAhead } from "#schema/agenda/agenda.ts";
import type { AgendaItem } from "#schema/agenda/agenda-item.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";

/** The next thing after today that will be due, of what the page has anyway; null where nothing is ahead. */
export function nextItem(
  works: readonly Artwork[],
  invoices: readonly Invoice[],
  today: string,
): AgendaItem | null {
  const facts = {
    works: works.map(({ id, title, status, statusDetails: { until, dueBack } }) => ({
      ...{ id, title, status, until, dueBack, personId: null },
    })),
    invoices: invoices.map(({ id, number, openCents, content: { dueOn } }) => ({
      ...{ id, number, openCents, dueOn, workIds: [], personId: null },
    })),
    ...{ consignments: [], owed: [], entries: [], lists: [], consents: [], postponed: [] },
  };
  return agendaAhead(facts, today).find(({ date }) => date > today) ?? null;
}
