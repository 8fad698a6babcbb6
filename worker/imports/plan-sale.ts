import type { ChannelKind } from "#schema/channels/channel.ts";
import type { Currency } from "#schema/currency.ts";
import { foldText } from "#schema/fold-text.ts";
import type { ImportedSale } from "#schema/imports/imported-work.ts";
import { channelKindIn } from "#schema/imports/words.ts";
import { netOf, noCosts } from "#schema/price-lists/channels.ts";
import { type RecordedSale, taxesOfSale } from "#schema/sales/sale-taxes.ts";
import { type Registration, type TaxLine, UnknownRateError } from "#schema/sales/taxes.ts";
import type { NewArtwork } from "#worker/artworks/save-queries.ts";
import type { ChannelRow, SaleRow } from "#worker/db/sale-tables.ts";

/** What the sale of a row is planned on. */
export interface SaleContext {
  readonly channels: readonly ChannelRow[];
  readonly registrations: readonly Registration[];
  /** Canadian dollars for one unit of a currency on a day; null where it is not known. */
  readonly cadRateOn: (currency: Currency, day: string) => number | null;
}

/** The sale, by the terms of the file: its channel keeps the name that the file gives it. */
export function saleOf(
  sold: ImportedSale,
  { id: artworkId, userId, title, currency: workCurrency, createdAt }: NewArtwork,
  { channels, cadRateOn, registrations }: SaleContext,
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
    taxes: taxesOf({ ...facts, channel: { chargesTax }, deliverTo: buyer }, sold, registrations),
    invoiceId: null,
    invoiceNumber: null,
    paidOn: null,
    paymentMethod: null,
    // A trigger sets it from the channel.
    takesMoney: false,
    isImported: true,
    isSettled: false,
    // A trigger finds or makes the person of the buyer.
    personId: null,
    deliverToCountry: buyer?.country || null,
    deliverToRegion: buyer?.region || null,
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

/** Null where the file names none; the other columns of a buyer are blank where it does not say them. */
function buyerOf({ buyerName, buyerEmail, buyerAddress, buyerCountry, buyerRegion }: ImportedSale) {
  if (buyerName === "") return null;
  return {
    name: buyerName,
    email: buyerEmail,
    address: buyerAddress,
    country: buyerCountry,
    region: buyerRegion,
  };
}

/**
 * What is charged on the sale by where it was delivered; most files do not say it, and the taxes of a registered artist wait
 * for it. While the artist has stated no registration of that day, what the file says was charged holds.
 */
function taxesOf(
  sale: RecordedSale,
  { taxes }: ImportedSale,
  registrations: readonly Registration[],
): TaxLine[] | null {
  const isRegistered = registrations.some(({ since }) => since <= sale.date);
  if (taxes !== null && taxes !== "by-channel" && !isRegistered) return taxes;
  try {
    return taxesOfSale(sale, registrations);
  } catch (error) {
    // A sale of so long ago that its rate is not known here.
    if (error instanceof UnknownRateError) return null;
    throw error;
  }
}
