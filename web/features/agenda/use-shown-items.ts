import { type AgendaItem, agendaSubjectId } from "#schema/agenda/agenda-item.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { SalesChannel } from "#schema/channels/channel.ts";
import type { Consignment } from "#schema/consignments/consignment.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import type { Entry } from "#schema/links/entry.ts";
import { useEntries } from "#web/api/entries.ts";
import { usePeople } from "#web/api/people.ts";
import { useOpenSales } from "#web/works/consignments/open-sales.ts";
import { useConsignments } from "#web/works/consignments/queries.ts";
import { useChannelName } from "#web/works/use-channel-name.ts";
import type { ShownItem } from "./sentence.tsx";

interface AgendaSource {
  readonly items: readonly AgendaItem[];
  readonly works: readonly Artwork[];
  readonly invoices: readonly Invoice[];
  readonly channels: readonly SalesChannel[];
}

/** What the page knows of an item. What only some kinds need is asked for where there is one of them. */
export function useShownItems(source: AgendaSource): (item: AgendaItem) => ShownItem {
  const { items, works, invoices, channels } = source;
  const channelName = useChannelName();
  const hasAny = (...kinds: AgendaItem["kind"][]) => items.some(({ kind }) => kinds.includes(kind));
  const { data: entries } = useEntries(hasAny("entry"));
  const { data: people } = usePeople(hasAny("consent-ends"));
  const { data: consignments } = useConsignments(hasAny("entry", "due-back", "report-due"));
  const openSales = useOpenSales(hasAny("payout-overdue"));

  return (item) => {
    const { kind } = item;
    const subjectId = agendaSubjectId(item);
    const isAbout = ({ id }: { readonly id: string }) => id === subjectId;
    const work = works.find(({ id }) => item.workIds.includes(id)) ?? null;
    const { who, channelId } = work?.statusDetails ?? { who: null, channelId: null };
    const channel = channels.find(({ id }) => id === channelId);
    const entry = (kind === "entry" && entries?.find(isAbout)) || null;
    const consignment = agreementOf(item, { work, entry, consignments });
    return {
      item,
      work,
      entry,
      invoice: (kind === "invoice-unpaid" && invoices.find(isAbout)) || null,
      person: (kind === "consent-ends" && people?.find(({ id }) => id === item.personId)) || null,
      consignment,
      picturedWork: work ?? firstThere(consignment, works),
      owed: (kind === "payout-overdue" && openSales.find(isAbout)) || null,
      who: who ?? (channel ? channelName(channel) : null),
    };
  };
}

/** The first work of an agreement that is with the gallery; null where none is. */
function firstThere(consignment: Consignment | null, works: readonly Artwork[]): Artwork | null {
  const here = consignment?.works.find(({ state }) => state === "here");
  return works.find(({ id }) => id === here?.workId) ?? null;
}

interface AgreementSource {
  readonly work: Artwork | null;
  readonly entry: Entry | null;
  readonly consignments: readonly Consignment[] | undefined;
}

/** The agreement that an item is about: whose report is due, that a work is in, or at whose address something was entered. */
function agreementOf(
  item: AgendaItem,
  { work, entry, consignments = [] }: AgreementSource,
): Consignment | null {
  const isMeant = ({ id, linkId, works }: Consignment): boolean => {
    if (item.kind === "report-due") return id === agendaSubjectId(item);
    if (item.kind === "entry") return linkId !== null && linkId === entry?.linkId;
    if (item.kind !== "due-back") return false;
    return works.some(({ workId, state }) => workId === work?.id && state === "here");
  };
  return consignments.find(isMeant) ?? null;
}
