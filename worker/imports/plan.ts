import { isHoldOver } from "#schema/artworks/hold.ts";
import { convert, type Rates } from "#schema/currency.ts";
import type { ImportRow } from "#schema/imports/import-input.ts";
import type { ImportedWork } from "#schema/imports/imported-work.ts";
import { roundHalfUp, toCents } from "#schema/money.ts";
import type { PriceList } from "#schema/price-lists/price-list.ts";
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
import type { SaleRow } from "#worker/db/sale-tables.ts";
import { isOnOffer, listedColumnsOf } from "#worker/price-lists/listed-price.ts";
import { type ChannelContext, consignmentChannelOf } from "./consignment-channel.ts";
import { type SaleContext, saleOf } from "./plan-sale.ts";

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
export interface PlanContext extends ChannelContext, SaleContext {
  readonly listInForce: PriceList | null;
  readonly rates: Rates;
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
    // Asked until a list covers the work.
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

/** The price of the list in force, unless it does not cover the work or is below what the work followed before. */
function higherListed(
  work: Parameters<typeof listedColumnsOf>[1] & Pick<NewArtwork, "listedCents" | "listedCurrency">,
  { listInForce, rates }: PlanContext,
) {
  const listed = listedColumnsOf(listInForce, work, rates);
  const { listedCents, listedCurrency } = work;
  if (listedCents === null || listedCurrency === null) return listed;
  const isHigher =
    listed.listedCents !== null &&
    listed.listedCurrency !== null &&
    listed.listedCents >=
      roundHalfUp(convert(listedCents, listedCurrency, listed.listedCurrency, rates));
  return isHigher ? listed : { listedCents, listedCurrency };
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
