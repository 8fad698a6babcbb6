import type { SalesChannel } from "#schema/channels/channel.ts";
import { foldText } from "#schema/fold-text.ts";
import { type Person, shownName } from "#schema/people/person.ts";
import { localDay } from "#web/browser/local-day.ts";
import {
  type Dealings,
  type DealingsSource,
  dealingsByPerson,
  noDealings,
  type SoldWork,
} from "../dealings.ts";
import { type OpenItem, openItems } from "./open-items.ts";

export const groups = ["all", "buyers", "galleries", "institutions", "archived"] as const;
export type Group = (typeof groups)[number];

export const orders = ["recent", "name", "open"] as const;
export type Order = (typeof orders)[number];

/** What happened last with a person, on an ISO day. */
export type LastDealing =
  | { readonly kind: "bought"; readonly day: string; readonly channel: ChannelName }
  | { readonly kind: "sold"; readonly day: string; readonly title: string }
  | { readonly kind: "added"; readonly day: string };

type ChannelName = Pick<SalesChannel, "kind" | "name" | "commission">;

/** A person as the list shows them. */
export interface PersonEntry {
  readonly person: Person;
  readonly name: string;
  readonly dealings: Dealings;
  readonly open: readonly OpenItem[];
  readonly last: LastDealing;
  readonly isGallery: boolean;
  /** What a search looks through, folded. */
  readonly text: string;
}

export function entriesOf(source: DealingsSource, now: Date): readonly PersonEntry[] {
  const dealings = dealingsByPerson(source, now);
  const today = localDay(now);
  return source.people.map((person) => entryOf(person, dealings.get(person.id), today));
}

function entryOf(person: Person, own = noDealings, today: string): PersonEntry {
  const { name, organization, email, phone, address } = person;
  return {
    person,
    name: shownName(person),
    dealings: own,
    open: openItems(own, today),
    last: lastDealing(person, own),
    isGallery: own.channels.some(({ kind }) => kind === "gallery"),
    text: foldText(`${name} ${organization} ${email} ${phone} ${address.city}`),
  };
}

function lastDealing({ createdAt }: Person, { owned, soldThere }: Dealings): LastDealing {
  const bought = latest(owned);
  const sold = latest(soldThere);
  if (sold && sold.sale.date >= (bought?.sale.date ?? "")) {
    return { kind: "sold", day: sold.sale.date, title: sold.work.title };
  }
  if (bought) return { kind: "bought", day: bought.sale.date, channel: bought.sale.channel };
  return { kind: "added", day: localDay(new Date(createdAt)) };
}

function latest(works: readonly SoldWork[]): SoldWork | null {
  return works.reduce<SoldWork | null>(
    (last, one) => (last === null || one.sale.date > last.sale.date ? one : last),
    null,
  );
}

/** The people in an order; a search keeps it, so that nothing is sorted while one types. */
export function inOrder(
  entries: readonly PersonEntry[],
  order: Order,
  locale: string,
): readonly PersonEntry[] {
  return entries.toSorted(comparison(order, locale));
}

interface Choice {
  readonly group: Group;
  readonly search: string;
}

/** The people of a group whom a search finds, each of its words anywhere. */
export function chooseEntries(
  entries: readonly PersonEntry[],
  { group, search }: Choice,
): readonly PersonEntry[] {
  const words = foldText(search).split(" ");
  return entries.filter(
    (entry) => isIn(group, entry) && words.every((word) => entry.text.includes(word)),
  );
}

function isIn(group: Group, { person, dealings, isGallery }: PersonEntry): boolean {
  if (person.archived || group === "archived") return person.archived && group === "archived";
  switch (group) {
    case "all":
      return true;
    case "buyers":
      return dealings.owned.length > 0;
    case "galleries":
      return isGallery;
    case "institutions":
      return person.kind === "organization" && !isGallery;
  }
}

function comparison(order: Order, locale: string) {
  const names = new Intl.Collator(locale);
  const byName = (one: PersonEntry, other: PersonEntry) => names.compare(one.name, other.name);
  const byDay = (one: PersonEntry, other: PersonEntry) =>
    one.last.day === other.last.day ? byName(one, other) : one.last.day < other.last.day ? 1 : -1;
  const byOpen = (one: PersonEntry, other: PersonEntry) => rank(one) - rank(other);
  if (order === "name") return byName;
  if (order === "recent") return byDay;
  return (one: PersonEntry, other: PersonEntry) => byOpen(one, other) || byDay(one, other);
}

const kindsByUrgency: readonly OpenItem["kind"][] = ["overdue", "due", "open", "hold", "dueBack"];

/** What is most pressing comes first, nothing open last. */
function rank({ open: [first] }: PersonEntry): number {
  return first === undefined ? kindsByUrgency.length : kindsByUrgency.indexOf(first.kind);
}
