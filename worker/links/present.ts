import { earliestToday } from "#schema/days.ts";
import type { Entry } from "#schema/links/entry.ts";
import type { Link } from "#schema/links/link.ts";
import { guestPages } from "#schema/links/links-paths.ts";
import type { EntryRow, LinkRow, linkDays } from "#worker/db/link-tables.ts";
import type { Settings } from "#worker/env.ts";
import { withProof } from "#worker/http/link-proof.ts";
import type { PaidInvoiceRow } from "#worker/invoices/shared-sql.ts";
import { lastDayOf } from "./invoice-end.ts";

type DayRow = typeof linkDays.$inferSelect;

/** What a link is presented with: the days of it and of others, and its invoice with what credits it. */
interface LinkFacts {
  readonly days: readonly DayRow[];
  readonly invoices: readonly PaidInvoiceRow[];
}

export type AddressSettings = Pick<Settings, "APP_URL" | "LINK_SECRET">;

/** A link in a response to its artist, at a time. */
export async function presentLink(
  link: LinkRow,
  { days, invoices }: LinkFacts,
  { settings, now }: { readonly settings: AddressSettings; readonly now: Date },
): Promise<Link> {
  const endsOn = lastDayOf(link, invoices);
  const state = stateOf(link, endsOn, earliestToday(now));
  const address = state === "open" ? await addressOf(link, settings) : null;
  return { ...presentRow(link, days), state, address, endsOn };
}

/** The same in the data export, as it is stored: without its address. */
export function exportLink(link: LinkRow, days: readonly DayRow[]) {
  return {
    ...presentRow(link, days),
    endsOn: link.endsOn,
    revokedAt: link.revokedAt?.toISOString() ?? null,
  };
}

function presentRow(link: LinkRow, days: readonly DayRow[]) {
  return {
    id: link.id,
    kind: link.kind,
    language: link.language,
    title: link.title,
    note: link.note,
    workIds: [...link.workIds],
    invoiceId: link.invoiceId,
    consignmentId: link.consignmentId,
    personId: link.personId,
    showPrices: link.showPrices,
    showWhy: link.showWhy,
    showSold: link.showSold,
    showContact: link.showContact,
    showStatus: link.showStatus,
    isPublic: link.isPublic,
    opened: days
      .filter(({ linkId }) => linkId === link.id)
      .map(({ day, count }) => ({ day, count }))
      .toSorted((one, other) => Number(one.day < other.day) - Number(one.day > other.day)),
    createdAt: link.createdAt.toISOString(),
    updatedAt: link.updatedAt.toISOString(),
  };
}

function stateOf({ revokedAt }: LinkRow, endsOn: string | null, today: string): Link["state"] {
  if (revokedAt !== null) return "revoked";
  return endsOn !== null && endsOn < today ? "ended" : "open";
}

/** The address that the artist gives away. */
export async function addressOf({ id, kind }: LinkRow, settings: AddressSettings): Promise<string> {
  const page =
    kind === "label"
      ? guestPages.label.replace(":code", id)
      : guestPages.link.replace(":address", await withProof("link", id, settings.LINK_SECRET));
  return new URL(page, settings.APP_URL).href;
}

/** What a guest sent, in a response to the artist. */
export function presentEntry(entry: EntryRow): Entry {
  return {
    id: entry.id,
    linkId: entry.linkId,
    kind: entry.kind,
    workId: entry.workId,
    name: entry.name,
    contact: entry.contact,
    message: entry.message,
    personId: entry.personId,
    sentAt: entry.sentAt.toISOString(),
    decision: entry.decision,
    decidedAt: entry.decidedAt?.toISOString() ?? null,
    date: entry.date,
    priceCents: entry.priceCents,
    currency: entry.currency,
    condition: entry.condition,
    buyer: entry.buyer,
  };
}
