import type { Currency, Rates } from "#schema/currency.ts";
import { foldText } from "#schema/fold-text.ts";
import type { ImportRow } from "#schema/import/import-input.ts";
import type { ImportedSale, ImportedWork } from "#schema/import/imported-work.ts";
import { netOf } from "#schema/price-list/channels.ts";
import type { PriceList } from "#schema/price-list/price-list.ts";
import {
  existingLines,
  type HistoryLine,
  listedPriceLine,
  statusLine,
} from "#worker/artworks/history.ts";
import { noPicture } from "#worker/artworks/pictures/store-picture.ts";
import { newRecord } from "#worker/artworks/record-columns.ts";
import type { NewArtwork } from "#worker/artworks/save-queries.ts";
import type { ChannelRow, SaleRow } from "#worker/db/sale-tables.ts";
import { isOnOffer, listedColumnsOf } from "#worker/price-lists/listed-price.ts";

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
export interface PlanGround {
  readonly ownerId: string;
  readonly listInForce: PriceList | null;
  readonly channels: readonly ChannelRow[];
  readonly rates: Rates;
  /** Canadian dollars for one unit of a currency on a day; null where it is not known. */
  readonly cadRateOn: (currency: Currency, day: string) => number | null;
}

/**
 * What a row of an imported file becomes (price list, section 6): a work without a suggested price, with its status,
 * price and history, and its sale. A work without a price of its own follows the list in force.
 */
export function planRow({ row, work }: ImportRow, ground: PlanGround, now: Date): PlannedRow {
  const facts = {
    title: work.title,
    dateCreated: work.dateCreated,
    widthInches: work.width,
    heightInches: work.height,
    support: work.depth,
    medium: work.medium,
    materialsCostCents: 0,
    hoursSpent: 0,
  };
  const described = {
    ...newRecord,
    ...{ ...facts, status: work.status, framed: work.framed, notes: work.notes },
    location: work.location,
    statusWho: work.status === "consigned" ? work.location || null : null,
    askingPriceCents: work.askingPriceCents,
    askingCurrency: work.askingPriceCents === null ? null : work.currency,
  };
  const follows = work.askingPriceCents === null && isOnOffer(described);
  const artwork: NewArtwork = {
    id: crypto.randomUUID(),
    userId: ground.ownerId,
    ...described,
    ...noPicture,
    ...(follows && listedColumnsOf(ground.listInForce, described, ground.rates)),
    ...{ priceCents: null, currency: work.currency, breakdown: null },
    createdAt: now,
    updatedAt: now,
  };
  const sale = work.sale === null ? null : saleOf(work.sale, work.currency, artwork, ground, now);
  const history = existingLines(
    askingLine(work),
    listedPriceLine(artwork, { listedCents: null, listedCurrency: null }),
    work.status === "available" || sale ? null : statusLine(work.status, ""),
    sale && soldLine(sale),
  );
  return { row, artwork, inventoryNumber: work.inventoryNumber, history, sale };
}

function askingLine({ askingPriceCents, currency }: ImportedWork): HistoryLine | null {
  if (askingPriceCents === null) return null;
  return {
    kind: "asking",
    amountCents: askingPriceCents,
    currency,
    status: null,
    reason: "",
    formulaVersion: null,
  };
}

function soldLine({ priceCents, currency }: SaleRow): HistoryLine {
  return {
    kind: "sold",
    amountCents: priceCents,
    currency,
    status: "sold",
    reason: "",
    formulaVersion: null,
  };
}

/** The sale, by the terms of the file: through the channel that it names, or else the artist's first. */
function saleOf(
  sold: ImportedSale,
  currency: Currency,
  { id: artworkId, userId, title }: NewArtwork,
  { channels, cadRateOn }: PlanGround,
  now: Date,
): SaleRow | null {
  const through = foldText(sold.through);
  const [first] = channels;
  const channel = channels.find(({ name }) => name !== null && foldText(name) === through) ?? first;
  // An artist keeps at least one channel.
  if (channel === undefined) return null;
  const terms = {
    ...{ commission: sold.commission, percentageFee: 0, fixedFeeCents: 0 },
    ...{ discount: sold.discount, discountBorneBy: channel.discountBorneBy, shippingCents: 0 },
  };
  const noCosts = { materialsCents: 0, framingCents: 0, overheadCents: 0, hours: 0 };
  const net = netOf({ retailCents: sold.priceCents, channel: terms, costs: noCosts });
  return {
    id: crypto.randomUUID(),
    ...{ userId, artworkId, artworkTitle: title, date: sold.date, currency },
    priceCents: sold.priceCents,
    discountCents: net.discountCents,
    cadRate: cadRateOn(currency, sold.date),
    ...{ channelId: channel.id, channelKind: channel.kind, channelName: channel.name },
    ...{ commission: sold.commission, percentageFee: 0, fixedFeeCents: 0 },
    discountBorneBy: channel.discountBorneBy,
    ...{ commissionCents: net.commissionCents, feeCents: 0, shippingCents: 0 },
    netCents: net.netCents,
    ...{ buyerName: sold.buyerName || null, buyerEmail: null, buyerAddress: null },
    ...{ buyerCountry: null, buyerRegion: null, deliveredBy: null, handedOverIn: null },
    ...{ returnedAt: null, idempotencyKey: null, requestHash: null, createdAt: now },
    // What was charged is in the artist's earlier books.
    ...{ chargesTax: channel.chargesTax, taxes: [], invoiceId: null, invoiceNumber: null },
  };
}
