import type { GuestConsignment } from "#schema/consignments/guest-consignment.ts";
import type { SaleStatement } from "#schema/consignments/statement.ts";
import { afterAction } from "#schema/consignments/states.ts";
import { earliestToday } from "#schema/days.ts";
import { localesOf } from "#schema/documents/languages.ts";
import type { SystemContext } from "#worker/context.ts";
import type { ConsignmentVersionRow, ConsignmentWorkRow } from "#worker/db/consignment-tables.ts";
import type { LinkRow } from "#worker/db/link-tables.ts";
import { notFound } from "#worker/errors.ts";
import { type GalleryAccount, owedByGallery, owedOfSales } from "#worker/payouts/accounts.ts";
import { owedRowsOf } from "#worker/payouts/owed.ts";
import {
  agreedPriceOf,
  agreementContent,
  describeWork,
  sentencesOf,
  sidesOf,
} from "./agreement.ts";
import { hashOfAgreement, versionToRead } from "./confirm.ts";
import { unsentLine } from "./move-works.ts";
import { numberOf, requireVersion, versionToSend } from "./present.ts";
import { findGuestAgreement, type GuestAgreementRows } from "./queries.ts";

type GuestWork = GuestConsignment["works"][number];

interface Asked extends Pick<LinkRow, "userId" | "consignmentId"> {
  /** Whether the artist asks how the gallery will see the version that is not sent yet. */
  readonly isUnsent?: boolean;
}

// Every answer names its fields: what is not named here, no gallery sees.

/**
 * What a gallery sees of an agreement, as the artist's rows say it at that moment (people, section 5): what there is to confirm,
 * and once it is confirmed what was, where the works are and what is owed for them.
 * @throws AppError NOT_FOUND, also where nothing is unsent.
 */
export async function readGuestConsignment(
  { db, now }: Pick<SystemContext, "db" | "now">,
  { isUnsent = false, ...link }: Asked,
): Promise<GuestConsignment> {
  const stored = await findGuestAgreement(db, link);
  const rows = isUnsent ? asSent(stored) : stored;
  const { consignment, versions } = rows;
  if (consignment === null) throw notFound();
  const version = versionToRead(consignment, versions);
  const sides = sidesOf(rows, consignment);
  const accounts = owedByGallery(owedRowsOf(rows.owed), earliestToday(now));
  const isToConfirm = consignment.state === "sent" || consignment.amendment === "sent";
  // What is not sent is not confirmed from there, and may be too long to be kept.
  const content =
    isToConfirm && !isUnsent ? agreementContent(consignment, version, rows) : version.content;
  const confirmed = requireVersion(versions, consignment.version);
  return {
    kind: "consignment",
    language: version.terms.language,
    artist: { name: sides.artist.name, email: sides.artist.email },
    gallery: { name: sides.gallery.name, city: sides.gallery.address.city },
    number: numberOf(consignment) ?? "",
    state: consignment.state,
    // A draft of the artist's is nobody else's.
    amendment: consignment.amendment === "sent" ? "sent" : null,
    version: version.version,
    seen: await hashOfAgreement(content ?? {}),
    terms: version.terms,
    sentences: isToConfirm
      ? sentencesToConfirm(version, confirmed, sides)
      : (content?.sentences ?? []).map(({ locale, texts }) => ({
          locale,
          texts: texts.map((text) => ({ text, replaced: null })),
        })),
    works: worksOf(version, rows, { accounts, isToConfirm }),
    confirmedBy: confirmed.confirmedBy,
    confirmedOn: dayOf(confirmed.confirmedAt),
    due: dueOf(rows, accounts),
    versions: versions.flatMap(({ version: number, confirmedAt, workIds }) => {
      const confirmedOn = dayOf(confirmedAt);
      return confirmedOn === null ? [] : [{ version: number, confirmedOn, workIds: [...workIds] }];
    }),
  };
}

/**
 * The rows of an agreement as they are once its unsent version is sent.
 * @throws AppError NOT_FOUND without one.
 */
function asSent(rows: GuestAgreementRows): GuestAgreementRows {
  const { consignment, versions, sent } = rows;
  const next = consignment && afterAction(consignment, "send");
  if (consignment === null || next === null) throw notFound();
  const version = versionToSend(consignment, versions);
  const isOfIt = ({ artworkId }: ConsignmentWorkRow) => version.workIds.includes(artworkId);
  const here = sent.filter(({ isHere }) => isHere);
  const isThere = (id: string) => here.some(({ artworkId }) => artworkId === id);
  const { userId, id: consignmentId } = consignment;
  const added = version.workIds
    .filter((id) => !isThere(id))
    .map((artworkId) => ({
      userId,
      consignmentId,
      artworkId,
      isHere: true,
      ...unsentLine,
      earlier: [],
    }));
  const isReplaced = next.amendment === null;
  return {
    ...rows,
    consignment: { ...consignment, ...next, ...(isReplaced && { version: version.version }) },
    sent: [
      ...sent.filter((row) => (row.isHere ? !isReplaced || isOfIt(row) : !isOfIt(row))),
      ...added,
    ],
  };
}

function dayOf(time: Date | null): string | null {
  return time && earliestToday(time);
}

/** The sentences of a version; of a change each beside the one that it replaces. */
function sentencesToConfirm(
  version: ConsignmentVersionRow,
  confirmed: ConsignmentVersionRow,
  sides: Parameters<typeof sentencesOf>[1],
): GuestConsignment["sentences"] {
  const isChange = version.version !== confirmed.version;
  return localesOf(version.terms.language).map((locale) => {
    const texts = sentencesOf(version, sides, locale);
    const earlier = isChange ? sentencesOf(confirmed, sides, locale) : [];
    const replacedBy = new Map(earlier.map(({ id, text }) => [id, text]));
    const removed = earlier.filter(({ id }) => !texts.some((one) => one.id === id));
    return {
      locale,
      texts: [
        ...texts.map(({ id, text }) => {
          const replaced = replacedBy.get(id) ?? null;
          return { text, replaced: replaced === text ? null : replaced };
        }),
        ...removed.map(({ text }) => ({ text: "", replaced: text })),
      ],
    };
  });
}

interface Shown {
  readonly accounts: readonly GalleryAccount[];
  readonly isToConfirm: boolean;
}

/** The works of the version in their order, then those that were sent and are in it no more. */
function worksOf(
  { workIds }: ConsignmentVersionRow,
  rows: GuestAgreementRows,
  { accounts, isToConfirm }: Shown,
): GuestWork[] {
  const owed = owedOfSales(accounts);
  const sentIds = rows.sent.map(({ artworkId }) => artworkId);
  return [...new Set([...workIds, ...sentIds])].flatMap((id) => {
    const row = rows.sent.find(({ artworkId }) => artworkId === id);
    const work = rows.works.find((one) => one.id === id);
    const confirmed = isToConfirm ? undefined : confirmedWork(id, rows);
    const described = confirmed ?? (work && describeWork(work));
    if (row === undefined || described === undefined) return [];
    const price = work ? agreedPriceOf(rows, work) : { priceCents: null, currency: "CAD" as const };
    const { artworkId, mediumLine = "", ...lines } = described;
    return {
      id: artworkId,
      mediumLine,
      ...lines,
      ...price,
      state: stateOf(row),
      isTakenOut: isToConfirm && row.isHere && !workIds.includes(id),
      receivedOn: row.receivedOn,
      condition: row.condition,
      returnedOn: row.returnedOn,
      sale: saleOf(row, rows, owed),
      report: stateOf(row) === "sold" ? null : reportOf(id, rows),
    };
  });
}

/** A work as the newest version describes it that has it and was confirmed. */
function confirmedWork(workId: string, { versions }: GuestAgreementRows) {
  return versions
    .flatMap(({ content }) => content?.works ?? [])
    .find(({ work }) => work.artworkId === workId)?.work;
}

function stateOf({ isHere, receivedOn, saleId }: ConsignmentWorkRow): GuestWork["state"] {
  if (isHere) return receivedOn === null ? "coming" : "here";
  return saleId === null ? "returned" : "sold";
}

/** Nothing is owed of a sale that is on an invoice to the buyer. */
function saleOf(
  { saleId, artworkId }: ConsignmentWorkRow,
  { sales, reports }: GuestAgreementRows,
  owedOf: ReadonlyMap<string, SaleStatement>,
): GuestWork["sale"] {
  const sale = sales.find(({ id }) => id === saleId);
  if (sale === undefined) return null;
  const { id, date, priceCents, discountCents, netCents } = sale;
  const owed = owedOf.get(id) ?? { dueOn: date, paidCents: 0, openCents: 0, isOverdue: false };
  const { dueOn, paidCents, openCents, isOverdue } = owed;
  const report = reports.find(
    ({ kind, workId, decision }) =>
      kind === "sold" && workId === artworkId && decision === "accepted",
  );
  return {
    id,
    date,
    dueOn,
    paidCents,
    openCents,
    isOverdue,
    netCents,
    paidByBuyerCents: priceCents - discountCents,
    buyer: report?.buyer || null,
  };
}

/** The last report of a work, unless it was accepted. */
function reportOf(artworkId: string, { reports }: GuestAgreementRows): GuestWork["report"] {
  const report = reports.find(({ workId }) => workId === artworkId);
  if (report === undefined || report.decision === "accepted") return null;
  return {
    kind: report.kind === "sold" ? "sold" : "returned",
    date: report.date ?? earliestToday(report.sentAt),
    paidCents: report.priceCents,
    isDeclined: report.decision === "declined",
  };
}

function dueOf(
  { sales }: GuestAgreementRows,
  accounts: readonly GalleryAccount[],
): GuestConsignment["due"] {
  const own = new Set(sales.map(({ id }) => id));
  return accounts.flatMap(({ currency, sales: lines }) => {
    const open = lines.filter(({ id, openCents }) => own.has(id) && openCents > 0);
    if (open.length === 0) return [];
    const [dueOn = null] = open.map((line) => line.dueOn).toSorted();
    return { currency, openCents: open.reduce((sum, line) => sum + line.openCents, 0), dueOn };
  });
}
