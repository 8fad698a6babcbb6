import type { Artwork } from "#schema/artworks/artwork.ts";
import { shownStatus } from "#schema/artworks/hold.ts";
import type { SalesChannel } from "#schema/channels/channel.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import { type Person, shownName } from "#schema/people/person.ts";
import type { Sale } from "#schema/sales/sale.ts";

/** A work that was sold, with its sale. */
export interface SoldWork {
  readonly work: Artwork;
  readonly sale: Sale;
}

/** What is between the artist and a person, each newest first. */
export interface Dealings {
  /** What they bought and have still. */
  readonly owned: readonly SoldWork[];
  /** What is on hold for them. */
  readonly held: readonly Artwork[];
  /** Works that are with their gallery. */
  readonly consigned: readonly Artwork[];
  /** What their gallery sold, and was not taken back. */
  readonly soldThere: readonly SoldWork[];
  /** With credit notes. */
  readonly invoices: readonly Invoice[];
  /** The ways to sell that are theirs. */
  readonly channels: readonly SalesChannel[];
}

/** What is fetched to compute the dealings from. */
export interface DealingsSource {
  readonly people: readonly Person[];
  readonly works: readonly Artwork[];
  readonly sales: readonly Sale[];
  readonly invoices: readonly Invoice[];
  readonly channels: readonly SalesChannel[];
}

export const noDealings: Dealings = {
  owned: [],
  held: [],
  consigned: [],
  soldThere: [],
  invoices: [],
  channels: [],
};

/**
 * The dealings with each person, by the person's id (people, section 2): what they own follows from the sales, so that a
 * work that was taken back is nobody's. People with whom there are none are left out.
 */
export function dealingsByPerson(
  { people, works, sales, invoices, channels }: DealingsSource,
  now: Date,
): ReadonlyMap<string, Dealings> {
  const workById = new Map(works.map((work) => [work.id, work]));
  const ownerOf = new Map(
    channels.flatMap(({ id, personId }) => (personId === undefined ? [] : [[id, personId]])),
  );
  const nameOf = new Map(people.map((person) => [shownName(person), person.id]));
  const buyerOf = new Map(sales.map(({ id, personId }) => [id, personId]));
  const open = sales.flatMap((sale): SoldWork[] => {
    const work = workById.get(sale.artworkId);
    return work === undefined || sale.returnedAt !== null ? [] : [{ work, sale }];
  });
  const inStatus = (status: Artwork["status"]) =>
    works.filter((work) => !work.archived && shownStatus(work, now) === status);
  const parts = {
    owned: groupBy(open, ({ sale }) => sale.personId),
    held: groupBy(inStatus("on-hold"), ({ statusDetails }) =>
      statusDetails.personId === undefined
        ? nameOf.get(statusDetails.who ?? "")
        : statusDetails.personId,
    ),
    consigned: groupBy(inStatus("consigned"), ({ statusDetails }) =>
      ownerOf.get(statusDetails.channelId ?? ""),
    ),
    soldThere: groupBy(open, ({ sale }) => ownerOf.get(sale.channel.id)),
    invoices: groupBy(invoices, ({ content }) =>
      buyerOf.get(content.lines.find(({ saleId }) => saleId !== null)?.saleId ?? ""),
    ),
    channels: groupBy(channels, ({ personId }) => personId),
  };
  const ids = new Set(Object.values(parts).flatMap((part) => [...part.keys()]));
  return new Map(
    Array.from(ids, (id) => [
      id,
      {
        owned: parts.owned.get(id) ?? [],
        held: parts.held.get(id) ?? [],
        consigned: parts.consigned.get(id) ?? [],
        soldThere: parts.soldThere.get(id) ?? [],
        invoices: parts.invoices.get(id) ?? [],
        channels: parts.channels.get(id) ?? [],
      },
    ]),
  );
}

/** Groups by a person's id; what has none is left out. */
function groupBy<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string | null | undefined,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const id = idOf(item);
    if (id === null || id === undefined) continue;
    const group = groups.get(id);
    if (group) group.push(item);
    else groups.set(id, [item]);
  }
  return groups;
}

/** What of it hangs on a wall: what they have, then what is held for them, then what went. */
export function worksOf({ owned, held, consigned, soldThere }: Dealings): readonly Artwork[] {
  const went = consigned.length === 0 ? soldThere : [];
  return [...owned, ...went].map(({ work }) => work).concat(consigned, held);
}
