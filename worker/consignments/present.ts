import {
  type ConsignedWork,
  type Consignment,
  consignmentNumber,
} from "#schema/consignments/consignment.ts";
import type { DataExport } from "#schema/data-export.ts";
import { earliestToday } from "#schema/days.ts";
import { askedPriceOf } from "#worker/artworks/asked-price.ts";
import type {
  ConsignmentRow,
  ConsignmentVersionRow,
  ConsignmentWorkRow,
} from "#worker/db/consignment-tables.ts";
import { type AddressSettings, addressOf } from "#worker/links/present.ts";
import type { ConsignmentRows } from "./queries.ts";

/** An agreement in a response (people, sections 5 and 6), at a time. */
export async function presentConsignment(
  row: ConsignmentRow,
  rows: ConsignmentRows,
  { settings, now }: { readonly settings: AddressSettings; readonly now: Date },
): Promise<Consignment> {
  const versions = rows.versions.filter(({ consignmentId }) => consignmentId === row.id);
  const holding = requireVersion(versions, row.version);
  const channel = rows.channels.find(({ id }) => id === row.channelId);
  const next = versions.find(({ version }) => version > row.version);
  const sent = rows.works.filter(({ consignmentId }) => consignmentId === row.id);
  const link = rows.links.find(({ consignmentId }) => consignmentId === row.id);
  const isOver = link !== undefined && link.endsOn !== null && link.endsOn < earliestToday(now);
  const sentBefore = sent.map(({ artworkId }) => artworkId);
  const workIds = [...new Set([...holding.workIds, ...sentBefore])];
  return {
    id: row.id,
    state: row.state,
    version: row.version,
    number: numberOf(row),
    address: link === undefined || isOver ? null : await addressOf(link, settings),
    linkId: link?.id ?? null,
    channelId: row.channelId,
    personId: channel?.personId ?? null,
    ...holding.terms,
    works: workIds.map((id) => presentWork(id, sent, rows)),
    amendment:
      row.amendment === null || next === undefined
        ? null
        : {
            state: row.amendment,
            version: next.version,
            terms: next.terms,
            workIds: [...next.workIds],
          },
    earlier: versions
      .filter(({ version }) => version < row.version)
      .flatMap(({ version, workIds: ids, terms, sentAt, confirmedBy, confirmedAt }) => {
        if (sentAt === null) return [];
        return {
          version,
          workIds: [...ids],
          terms,
          sentAt: sentAt.toISOString(),
          confirmedBy,
          confirmedAt: confirmedAt?.toISOString() ?? null,
        };
      }),
    sentAt: holding.sentAt?.toISOString() ?? null,
    confirmedBy: holding.confirmedBy,
    confirmedAt: holding.confirmedAt?.toISOString() ?? null,
    reportedOn: row.reportedOn,
    closedAt: row.closedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function presentWork(
  workId: string,
  sent: readonly ConsignmentWorkRow[],
  { priced }: ConsignmentRows,
): ConsignedWork {
  const row = sent.find(({ artworkId }) => artworkId === workId);
  const work = priced.find(({ id }) => id === workId);
  const asked = work ? askedPriceOf(work) : { askedCents: null, askedCurrency: "CAD" as const };
  const isFrozen = row !== undefined && row.currency !== null;
  return {
    workId,
    state: stateOf(row),
    priceCents: isFrozen ? row.priceCents : asked.askedCents,
    currency: row?.currency ?? asked.askedCurrency,
    receivedOn: row?.receivedOn ?? null,
    condition: row?.condition ?? "",
    returnedOn: row?.returnedOn ?? null,
    saleId: row?.saleId ?? null,
  };
}

function stateOf(row: ConsignmentWorkRow | undefined): ConsignedWork["state"] {
  if (row === undefined) return "planned";
  if (row.isHere) return "here";
  return row.saleId === null ? "returned" : "sold";
}

/** The version of a number. */
export function requireVersion(
  versions: readonly ConsignmentVersionRow[],
  version: number,
): ConsignmentVersionRow {
  const found = versions.find((one) => one.version === version);
  if (found === undefined) throw new Error("An agreement has its version.");
  return found;
}

/** The version that is sent next: the draft itself, or the next one. */
export function versionToSend(
  { state, version }: ConsignmentRow,
  versions: readonly ConsignmentVersionRow[],
): ConsignmentVersionRow {
  return requireVersion(versions, state === "draft" ? version : version + 1);
}

/** `C-2026-001`; null before the agreement is sent. */
export function numberOf({
  year,
  sequence,
}: Pick<ConsignmentRow, "year" | "sequence">): string | null {
  return year === null || sequence === null ? null : consignmentNumber(year, sequence);
}

type ExportedConsignment = DataExport["consignments"][number];

/** An agreement in the file of all data. */
export function exportConsignment(
  row: ConsignmentRow,
  rows: {
    readonly consignmentVersions: readonly ConsignmentVersionRow[];
    readonly consignmentWorks: readonly ConsignmentWorkRow[];
  },
): ExportedConsignment {
  const isOwn = ({ consignmentId }: { readonly consignmentId: string }) => consignmentId === row.id;
  return {
    id: row.id,
    channelId: row.channelId,
    number: numberOf(row),
    state: row.state,
    amendment: row.amendment,
    version: row.version,
    reportedOn: row.reportedOn,
    closedAt: row.closedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    versions: rows.consignmentVersions.filter(isOwn).map((version) => ({
      version: version.version,
      terms: version.terms,
      workIds: [...version.workIds],
      content: version.content,
      confirmedBy: version.confirmedBy,
      sentAt: version.sentAt?.toISOString() ?? null,
      confirmedAt: version.confirmedAt?.toISOString() ?? null,
    })),
    works: rows.consignmentWorks
      .filter(isOwn)
      .map(({ userId: _owner, consignmentId: _id, earlier, ...work }) => ({
        ...work,
        earlier: [...earlier],
      })),
  };
}
