import { type Currency, convert, type Rates } from "#schema/currency.ts";
import { foldText } from "#schema/fold-text.ts";
import { isHoldOver } from "#schema/hold.ts";
import type { ImportRow } from "#schema/import/import-input.ts";
import type { ImportedSale, ImportedWork } from "#schema/import/imported-work.ts";
import { channelKindIn } from "#schema/import/words.ts";
import { roundHalfUp, toCents } from "#schema/money.ts";
import { netOf, noCosts } from "#schema/price-list/channels.ts";
import type { PriceList } from "#schema/price-list/price-list.ts";
import type { ChannelKind } from "#schema/sales/channel.ts";
import type { Registration } from "#schema/sales/taxes.ts";
import {
  askingPriceLine,
  existingLines,
  type HistoryLine,
  listedPriceLine,
  soldLine,
  statusLine,
} from "#worker/artworks/history.ts";
import { noPicture } from "#worker/artworks/pictures/store-picture.ts";
import { newRecord } from "#worker/artworks/record-columns.ts";
import type { NewArtwork } from "#worker/artworks/save-queries.ts";
import type { ChannelRow, SaleRow } from "#worker/db/sale-tables.ts";
import { isOnOffer, listedColumnsOf } from "#worker/price-lists/listed-price.ts";
import { type ChannelContext, consignmentChannelOf } from "./consignment-channel.ts";
import { higherListed } from "./followed-price.ts";
import { buyerOf, taxesOf } from "./sale-delivery.ts";

/** What an imported row becomes. */
export interface PlannedRow {
  readonly row: number;
  readonly artwork: NewArtwork;
  /** Null: the next one. */
  readonly inventoryNumber: string | null;
  readonly history: readonly HistoryLine[];
  readonly sale: SaleRow | null;
}

/** What rows are planned on. */
export interface PlanContext extends ChannelContext {
  readonly listInForce: PriceList | null;
  readonly registrations: readonly Registration[];
  readonly rates: Rates;
  /** Canadian dollars for one unit of a currency on a day; null where it is not known. */
  readonly cadRateOn: (currency: Currency, day: string) => number | null;
}

/**
 * What a row of an imported file becomes (price list, section 6): a work without a suggested price, with its status,
 * price and history, and its sale. A work without a price of its own follows the list in force, and so does one whose price
 * the artist leaves to the list, unless that would lower it. Without a list it asks the file's price until there is one.
 */
export function planRow(
  { row, work: stated, followsList = false }: ImportRow,
  context: PlanContext,
  now: Date,
): PlannedRow {
  const isLeftToList = followsList && isAvailable(stated, now);
  const work =
    isLeftToList && isGoverned(stated, context) ? { ...stated, askingPriceCents: null } : stated;
  const facts = {
    title: work.title,
    dateCreated: work.dateCreated,
    widthInches: work.width,
    heightInches: work.height,
    support: work.depth,
    medium: work.medium,
    materialsCostCents: toCents(work.materialsCost),
    hoursSpent: work.hoursSpent,
  };
  const isOwnPrice = work.isOwnPrice && !(isLeftToList && context.listInForce === null);
  const isFollowing = !isOwnPrice && work.askingPriceCents !== null;
  const askingPriceCents = isFollowing ? null : work.askingPriceCents;
  const described = {
    ...newRecord,
    ...facts,
    ...statusColumns(work),
    framed: work.framed,
    notes: work.notes,
    location: work.location,
    framingCents: work.framingCents,
    archived: work.archived,
    mediumLine: work.mediumLine,
    askingPriceCents,
    askingCurrency: askingPriceCents === null ? null : work.currency,
    statusChannelId: work.status === "consigned" ? consignmentChannelOf(work, context) : null,
    // What it followed, until another list covers it.
    listedCents: isFollowing ? work.askingPriceCents : null,
    listedCurrency: isFollowing ? work.currency : null,
  };
  const follows = askingPriceCents === null && isOnOffer(described);
  const artwork: NewArtwork = {
    id: crypto.randomUUID(),
    userId: context.ownerId,
    ...described,
    ...noPicture,
    ...(follows && higherListed(described, context)),
    priceCents: null,
    currency: work.currency,
    breakdown: null,
    createdAt: now,
    updatedAt: now,
  };
  const sale = work.sale === null ? null : saleOf(work.sale, artwork, context);
  const history = existingLines(
    askingPriceCents === null ? null : askingPriceLine(askingPriceCents, work.currency, ""),
    listedPriceLine(artwork, { listedCents: null, listedCurrency: null }),
    work.status === "available" || sale ? null : statusLine(work.status, ""),
    sale && soldLine(sale),
  );
  return { row, artwork, inventoryNumber: work.inventoryNumber, history, sale };
}

/** A hold that is over counts as available. */
function isAvailable({ status, statusUntil, archived }: ImportedWork, now: Date): boolean {
  return !archived && (status === "available" || isHoldOver({ status, until: statusUntil }, now));
}

/** Whether the list in force covers a work, and does not ask less for it than the file. */
function isGoverned(work: ImportedWork, { listInForce, rates }: PlanContext): boolean {
  if (work.askingPriceCents === null) return false;
  const { width: widthInches, height: heightInches, medium, framed, framingCents } = work;
  const facts = { widthInches, heightInches, medium, framed, framingCents };
  const { listedCents, listedCurrency } = listedColumnsOf(listInForce, facts, rates);
  if (listedCents === null || listedCurrency === null) return false;
  const cents = convert(work.askingPriceCents, work.currency, listedCurrency, rates);
  return listedCents >= roundHalfUp(cents);
}

/** The columns of a row's status, with the details that it has. */
export function statusColumns({
  status,
  statusWho,
  statusSince,
  statusUntil,
  location,
}: ImportedWork) {
  const isConsigned = status === "consigned";
  const who = isConsigned || status === "on-hold" ? statusWho : "";
  return {
    status,
    statusWho: who || (isConsigned ? location : "") || null,
    statusSince: isConsigned ? statusSince : null,
    statusUntil: status === "on-hold" ? statusUntil : null,
    statusDueBack: isConsigned ? statusUntil : null,
  };
}

/**
 * The channel that the file names, or one of the kind that it names, or the one that the artist has answered; else a gallery
 * for a commission, or the first.
 */
function channelOf(
  { through, commission, channelId }: ImportedSale,
  channels: readonly ChannelRow[],
) {
  const name = foldText(through);
  const named = channels.find(
    (channel) => channel.name !== null && foldText(channel.name) === name,
  );
  const answered = channels.find(({ id }) => id === channelId);
  const kind = channelKindIn(through);
  const ofKind = (wanted: ChannelKind | null) => {
    const found = channels.filter((channel) => channel.kind === wanted);
    return found.find((channel) => channel.commission === commission) ?? found[0];
  };
  const known = named ?? answered ?? ofKind(kind);
  const channel = known ?? ofKind((commission ?? 0) > 0 ? "gallery" : "studio") ?? channels[0];
  const isUnknownName = named === undefined && kind === null && through !== "";
  return {
    channel,
    name: isUnknownName ? through : (known?.name ?? null),
    isKnown: Boolean(known),
  };
}

/** What the file states, and else the channel's own terms, if it is known. */
function termsOf(sold: ImportedSale, channel: ChannelRow, isKnown: boolean) {
  const own = sold.commission === null && isKnown ? channel : null;
  const hasFees = sold.feeCents > 0;
  return {
    commission: sold.commission ?? own?.commission ?? 0,
    percentageFee: hasFees ? 0 : (own?.percentageFee ?? 0),
    fixedFeeCents: hasFees ? sold.feeCents : (own?.fixedFeeCents ?? 0),
    shippingCents: sold.shippingCents > 0 ? sold.shippingCents : (own?.shippingCents ?? 0),
    discountBorneBy: sold.discountBorneBy ?? channel.discountBorneBy,
  };
}

/** The sale, by the terms of the file: its channel keeps the name that the file gives it. */
function saleOf(
  sold: ImportedSale,
  { id: artworkId, userId, title, currency: workCurrency, createdAt }: NewArtwork,
  { channels, cadRateOn, registrations }: PlanContext,
): SaleRow | null {
  const { channel, name, isKnown } = channelOf(sold, channels);
  // An artist keeps at least one channel.
  if (channel === undefined) return null;
  const currency = sold.currency ?? workCurrency;
  const terms = termsOf(sold, channel, isKnown);
  const net = netOf({
    retailCents: sold.priceCents,
    channel: { ...terms, discount: sold.discount },
    costs: noCosts,
  });
  const facts = {
    date: sold.date,
    priceCents: sold.priceCents,
    discountCents: net.discountCents,
    deliveredBy: sold.deliveredBy,
    handedOverIn: sold.handedOverIn,
  };
  const chargesTax = sold.taxes === "by-channel" || (sold.taxes === null && channel.chargesTax);
  const buyer = buyerOf(sold);
  return {
    id: crypto.randomUUID(),
    userId,
    artworkId,
    artworkTitle: title,
    ...facts,
    currency,
    cadRate: cadRateOn(currency, sold.date),
    channelId: channel.id,
    channelKind: channel.kind,
    channelName: name,
    commission: terms.commission,
    percentageFee: terms.percentageFee,
    fixedFeeCents: terms.fixedFeeCents,
    discountBorneBy: terms.discountBorneBy,
    commissionCents: net.commissionCents,
    feeCents: net.feeCents,
    shippingCents: net.shippingCents,
    netCents: net.netCents,
    buyerName: buyer?.name ?? null,
    buyerEmail: buyer?.email ?? null,
    buyerAddress: buyer?.address ?? null,
    buyerCountry: buyer?.country ?? null,
    buyerRegion: buyer?.region ?? null,
    returnedAt: null,
    returnedOn: null,
    idempotencyKey: null,
    requestHash: null,
    createdAt,
    chargesTax,
    taxes: taxesOf({ ...facts, channel: { chargesTax }, buyer }, sold, registrations),
    invoiceId: null,
    invoiceNumber: null,
    paidOn: null,
    paymentMethod: null,
  };
}
