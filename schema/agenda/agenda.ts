import { addDays, addMonths, daysBetween } from "#schema/days.ts";
import { consentOf } from "#schema/people/consent.ts";
import type {
  AgendaFacts,
  ConsignmentFacts,
  EntryFacts,
  InvoiceFacts,
  ListedConsentFacts,
  ListFacts,
  OwedFacts,
  WorkFacts,
} from "./agenda-facts.ts";
import { type AgendaItem, type AgendaKind, agendaKey } from "./agenda-item.ts";

/** From how many days before its day an item is shown; from −1 when the day is over. */
const daysShownBefore: Readonly<Record<AgendaKind, number>> = {
  "due-back": 30,
  "hold-ends": 3,
  "invoice-unpaid": -1,
  "payout-overdue": -1,
  "report-due": 30,
  entry: Number.POSITIVE_INFINITY,
  "list-begins": Number.POSITIVE_INFINITY,
  "consent-ends": 30,
};

/** The last day whose items of a kind are shown today; null where all are. */
export function lastDayShown(kind: AgendaKind, today: string): string | null {
  const days = daysShownBefore[kind];
  return Number.isFinite(days) ? addDays(today, days) : null;
}

/** What happens by itself on its day, and is no item after it. */
const passesWithItsDay: readonly AgendaKind[] = ["hold-ends", "list-begins", "consent-ends"];

/**
 * What is due or waits on a day (people, section 3): overdue first, then by date, then by key. What was put off is left
 * out until its day. `today` is the artist's; what is due today is not overdue.
 */
export function agendaOf(facts: AgendaFacts, today: string): AgendaItem[] {
  const shownFrom = shownFromByKey(facts);
  return allItems(facts, today)
    .filter(({ kind, date }) => daysBetween(today, date) <= daysShownBefore[kind])
    .filter(({ key }) => (shownFrom.get(key) ?? today) <= today)
    .toSorted(compareItems);
}

/**
 * The same with every date ahead, for the calendar: also what the agenda shows later only. What was put off beyond its
 * date has the day on which it is shown again as its date; its key stays.
 */
export function agendaAhead(facts: AgendaFacts, today: string): AgendaItem[] {
  const shownFrom = shownFromByKey(facts);
  return allItems(facts, today)
    .flatMap((item) => {
      const until = shownFrom.get(item.key) ?? today;
      if (until <= today || until <= item.date) return [item];
      return passesWithItsDay.includes(item.kind)
        ? []
        : [{ ...item, date: until, isOverdue: false }];
    })
    .toSorted(compareItems);
}

/** How many items are overdue or wait today: the count beside the agenda's name. */
export function countWaiting(items: readonly AgendaItem[], today: string): number {
  return items.filter(({ isOverdue, date }) => isOverdue || date <= today).length;
}

function shownFromByKey({ postponed }: AgendaFacts): ReadonlyMap<string, string> {
  return new Map(postponed.map(({ key, until }) => [key, until]));
}

function allItems(facts: AgendaFacts, today: string): AgendaItem[] {
  const found = [
    ...facts.works.flatMap(itemOfWork),
    ...facts.invoices.flatMap(itemOfInvoice),
    ...facts.consignments.flatMap(itemOfConsignment),
    ...facts.owed.flatMap(itemOfOwed),
    ...facts.entries.map(itemOfEntry),
    ...facts.lists.map(itemOfList),
    ...facts.consents.flatMap((consent) => itemOfConsent(consent, today)),
  ];
  return found
    .map(({ kind, id, date, workIds, personId, subject }) => ({
      key: agendaKey(kind, id, date),
      kind,
      date,
      isOverdue: date < today && canBeOverdue(kind),
      workIds: [...workIds],
      personId,
      subject,
    }))
    .filter(({ kind, date }) => date >= today || !passesWithItsDay.includes(kind));
}

function canBeOverdue(kind: AgendaKind): boolean {
  return kind !== "entry" && !passesWithItsDay.includes(kind);
}

interface Found extends Omit<AgendaItem, "key" | "isOverdue" | "workIds"> {
  readonly id: string;
  readonly workIds: readonly string[];
}

function itemOfWork({ id, title, status, until, dueBack, personId }: WorkFacts): Found[] {
  const work = { id, workIds: [id], personId, subject: title };
  if (status === "on-hold" && until !== null) return [{ ...work, kind: "hold-ends", date: until }];
  if (status === "consigned" && dueBack !== null) {
    return [{ ...work, kind: "due-back", date: dueBack }];
  }
  return [];
}

function itemOfInvoice({ id, number, dueOn, openCents, workIds, personId }: InvoiceFacts): Found[] {
  if (dueOn === null || openCents <= 0) return [];
  return [{ kind: "invoice-unpaid", id, date: dueOn, workIds, personId, subject: number }];
}

function itemOfConsignment({
  id,
  gallery,
  reports,
  reportedOn,
  personId,
}: ConsignmentFacts): Found[] {
  if (reports === "never") return [];
  const date = addMonths(reportedOn, reports === "monthly" ? 1 : 3);
  return [{ kind: "report-due", id, date, workIds: [], personId, subject: gallery }];
}

function itemOfOwed({ id, gallery, workId, dueOn, openCents, personId }: OwedFacts): Found[] {
  if (openCents <= 0) return [];
  return [
    { kind: "payout-overdue", id, date: dueOn, workIds: [workId], personId, subject: gallery },
  ];
}

function itemOfEntry({ id, guest, sentOn, workIds, personId }: EntryFacts): Found {
  return { kind: "entry", id, date: sentOn, workIds, personId, subject: guest };
}

function itemOfList({ id, number, holdsFrom }: ListFacts): Found {
  return {
    kind: "list-begins",
    id,
    date: holdsFrom,
    workIds: [],
    personId: null,
    subject: String(number),
  };
}

function itemOfConsent(consent: ListedConsentFacts, today: string): Found[] {
  const { personId, name, exportedOn } = consent;
  const { until } = consentOf(consent, today);
  if (exportedOn === null || until === null) return [];
  return [
    { kind: "consent-ends", id: personId, date: until, workIds: [], personId, subject: name },
  ];
}

function compareItems(one: AgendaItem, other: AgendaItem): number {
  return (
    Number(other.isOverdue) - Number(one.isOverdue) ||
    compare(one.date, other.date) ||
    compare(one.key, other.key)
  );
}

function compare(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}
