import { proposedSale } from "#schema/consignments/proposed-sale.ts";
import { earliestToday } from "#schema/days.ts";
import type { AcceptInput } from "#schema/links/entry-input.ts";
import { saleInputSchema } from "#schema/sales/sale-input.ts";
import { askedPriceOf } from "#worker/artworks/asked-price.ts";
import type { VerbContext } from "#worker/context.ts";
import type { ConsignmentRow, ConsignmentWorkRow } from "#worker/db/consignment-tables.ts";
import type { EntryRow } from "#worker/db/link-tables.ts";
import { retryOnceOrThrow } from "#worker/db/retry-once.ts";
import type { SaleRow } from "#worker/db/sale-tables.ts";
import { conflict, notFound } from "#worker/errors.ts";
import { parseBody } from "#worker/http/validation.ts";
import { findAgreementOfLink } from "#worker/links/queries.ts";
import { createSale } from "#worker/sales/create.ts";
import { requireVersion } from "./present.ts";
import { type AgreementContext, findConsignmentContext } from "./queries.ts";
import { returnWorks } from "./settle.ts";

interface AcceptedReport {
  readonly consignmentId: string;
  /** Null of a return. */
  readonly sale: SaleRow | null;
}

/**
 * Accepts what a gallery reported (people, section 5): a sale becomes the artist's, at the agreed price, with the difference to
 * what the buyer paid as the discount, borne as agreed, unless the artist says otherwise; a work that was returned is back.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED, or CONFLICT for a work that is no longer with the gallery.
 */
export async function acceptReport(
  context: VerbContext,
  { entry, input }: { readonly entry: EntryRow; readonly input: AcceptInput },
): Promise<AcceptedReport> {
  const { db, artist } = context;
  const consignmentId = await findAgreementOfLink(db, artist.id, entry.linkId);
  if (consignmentId === null) throw notFound();
  const date = input.date ?? entry.date ?? earliestToday(entry.sentAt);
  if (entry.kind === "returned") {
    const returned = { workIds: [entry.workId ?? ""], date };
    await returnWorks(context, { id: consignmentId, input: returned, acceptedEntryId: entry.id });
    return { consignmentId, sale: null };
  }
  const sale = await retryOnceOrThrow(async () => {
    const found = await findConsignmentContext(db, artist.id, { id: consignmentId });
    const { consignment, row } = requireThere(found, entry);
    const { terms } = requireVersion(found.versions, consignment.version);
    return createSale(context, {
      input: saleOf(found, { entry, row, consignment, input: { ...input, date } }),
      idempotencyKey: null,
      reported: { entryId: entry.id, channelId: consignment.channelId, terms },
    });
  }, decided());
  return { consignmentId, sale };
}

/** @throws AppError NOT_FOUND or CONFLICT. */
function requireThere({ consignment, sent }: AgreementContext, { workId }: EntryRow) {
  if (consignment === null) throw notFound();
  const row = sent.find(({ artworkId, isHere }) => artworkId === workId && isHere);
  if (row === undefined) throw conflict("This work is no longer with the gallery.");
  return { consignment, row };
}

interface Reported {
  readonly entry: EntryRow;
  readonly row: ConsignmentWorkRow;
  readonly consignment: ConsignmentRow;
  readonly input: AcceptInput & { readonly date: string };
}

/** The sale that a report proposes, with what the artist says otherwise. */
function saleOf({ works, versions }: AgreementContext, reported: Reported) {
  const { entry, row, consignment, input } = reported;
  const { until: _hold, ...own } = input;
  const work = works.find(({ id }) => id === row.artworkId);
  const asked = work ? askedPriceOf(work) : { askedCents: null, askedCurrency: row.currency };
  const paidCents = entry.priceCents ?? 0;
  const currency = entry.currency ?? "CAD";
  const proposed = proposedSale(
    { paidCents },
    {
      agreedCents: row.currency === currency ? row.priceCents : null,
      askedCents: asked.askedCurrency === currency ? asked.askedCents : null,
      discountCeiling: requireVersion(versions, consignment.version).terms.discountCeiling,
    },
  );
  const priceCents = own.priceCents ?? proposed.priceCents;
  const isBuyerSaid = own.buyer !== undefined || own.personId !== undefined;
  return parseBody(saleInputSchema, {
    artworkId: row.artworkId,
    currency,
    channelId: consignment.channelId,
    ...(entry.buyer !== "" && !isBuyerSaid && { buyer: { name: entry.buyer } }),
    discountCents: Math.max(0, priceCents - paidCents),
    ...own,
    priceCents,
  });
}

function decided() {
  return conflict("This was decided, or the work changed, meanwhile. Reload and try again.");
}
