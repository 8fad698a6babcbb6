import type { ConsignmentTerms } from "#schema/consignments/terms.ts";
import { netOf, noCosts } from "#schema/price-lists/channels.ts";
import { saleDayMessages, saleDayProblem } from "#schema/sales/sale.ts";
import type { SaleInput } from "#schema/sales/sale-input.ts";
import type { VerbContext } from "#worker/context.ts";
import { retryOnceOrThrow } from "#worker/db/retry-once.ts";
import type { ChannelRow, SaleRow } from "#worker/db/sale-tables.ts";
import type { ArtworkRow } from "#worker/db/tables.ts";
import { conflict, notFound } from "#worker/errors.ts";
import { hashRequest, requireSameRequest } from "#worker/http/idempotency-key.ts";
import { invalid } from "#worker/http/validation.ts";
import { namedBuyerColumns, placeColumns, placeOfBuyer } from "./buyer-columns.ts";
import { cadRateOn } from "./cad-rate.ts";
import { channelColumns } from "./channel-columns.ts";
import { findSaleContext, insertSale, type NewSale, type SaleContext } from "./queries.ts";
import { placeField, requireTaxes } from "./taxes.ts";

/** A request to record a sale. */
interface SaleRequest {
  readonly input: SaleInput;
  readonly idempotencyKey: string | null;
  /** The gallery's report that the sale accepts, and what was agreed for it. */
  readonly reported?: ReportedSale;
}

interface ReportedSale {
  readonly entryId: string;
  readonly channelId: string;
  readonly terms: Pick<ConsignmentTerms, "commission" | "discountBorneBy">;
}

/**
 * Records a sale, with what the channel keeps of it and the taxes that the artist charges, and sells the work (price
 * list, sections 2 and 4). A request that is repeated with its idempotency key returns the sale that the first one
 * recorded. A conflict is tried again once.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED, or CONFLICT.
 */
export async function createSale(
  { db, artist, now, ...stores }: VerbContext,
  { input, idempotencyKey, reported }: SaleRequest,
): Promise<SaleRow> {
  const { artworkId } = input;
  const requestHash = await hashRequest(idempotencyKey, input);
  const id = crypto.randomUUID();
  const cadRate = await cadRateOn(stores.rates, input.currency, input.date, now);
  return retryOnceOrThrow(async () => {
    const context = await findSaleContext(db, artist.id, input, idempotencyKey);
    const repeated = requireSameRequest(context.earlier, requestHash, "another sale");
    if (repeated) return repeated;
    const channel = agreedChannel(requireSellable(context, input, now).channel, reported);
    const buyer = namedBuyerColumns(input, context.person);
    const facts = {
      ...priceColumns(input, channel),
      ...channelColumns(channel),
      personId: null,
      ...buyer,
      ...placeColumns(input.deliverTo ?? placeOfBuyer(buyer)),
      deliveredBy: input.deliveredBy ?? null,
      handedOverIn: input.handedOverIn || null,
    };
    const taxes = requireTaxes(facts, context.business?.registrations ?? [], {
      day: "date",
      place: placeField(input),
    });
    const sale: NewSale = {
      id,
      userId: artist.id,
      artworkId,
      ...facts,
      cadRate,
      taxes,
      idempotencyKey,
      requestHash,
      createdAt: now,
    };
    const acceptedEntryId = reported?.entryId ?? null;
    return insertSale(db, sale, { business: context.business, acceptedEntryId, now });
  }, conflict("This work has been changed elsewhere meanwhile. Try again."));
}

/** The channel with what was agreed with its gallery for the work. */
function agreedChannel(channel: ChannelRow, reported: ReportedSale | undefined): ChannelRow {
  if (reported === undefined || reported.channelId !== channel.id) return channel;
  const { commission, discountBorneBy } = reported.terms;
  return { ...channel, commission, discountBorneBy };
}

/** @throws AppError NOT_FOUND, VALIDATION_FAILED, or CONFLICT. */
function requireSellable(
  { artwork, channel }: SaleContext,
  input: SaleInput,
  now: Date,
): { artwork: ArtworkRow; channel: ChannelRow } {
  if (artwork === null) throw notFound();
  if (channel === null) {
    throw invalid([{ path: "channelId", message: "Choose one of your channels." }]);
  }
  const problem = saleDayProblem(input.date, artwork.dateCreated, now);
  if (problem !== null) throw invalid([{ path: "date", message: saleDayMessages[problem] }]);
  if (artwork.archived) {
    throw conflict("This work is archived. Take it out of the archive first.");
  }
  if (artwork.status === "sold") {
    throw conflict("This work is already sold. Take that sale back first.");
  }
  return { artwork, channel };
}

type PriceColumns = Pick<
  SaleRow,
  | "date"
  | "priceCents"
  | "discountCents"
  | "currency"
  | "commissionCents"
  | "feeCents"
  | "shippingCents"
  | "netCents"
>;

/**
 * The amounts of a sale, in whole cents of its currency: the discount as sent, or else the channel's share; shipping
 * likewise.
 * @throws AppError VALIDATION_FAILED when the channel's discount leaves nothing to pay.
 */
function priceColumns(input: SaleInput, channel: ChannelRow): PriceColumns {
  const { date, priceCents, currency, discountCents: sent } = input;
  const terms = {
    ...channel,
    discount: sent === undefined ? channel.discount : sent / priceCents,
    shippingCents: input.shippingCents ?? channel.shippingCents,
  };
  const net = netOf({ retailCents: priceCents, channel: terms, costs: noCosts });
  const { discountCents, commissionCents, feeCents, shippingCents, netCents } = net;
  if (discountCents >= priceCents) {
    throw invalid([
      { path: "discountCents", message: "The discount must be less than the price." },
    ]);
  }
  return {
    date,
    priceCents,
    discountCents,
    currency,
    commissionCents,
    feeCents,
    shippingCents,
    netCents,
  };
}
