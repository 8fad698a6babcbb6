import { type Currency, convert, type Rates } from "#schema/currency.ts";
import { hasSameSize } from "#schema/imports/existing-works.ts";
import type { ImportRow } from "#schema/imports/import-input.ts";
import type { ImportedWork } from "#schema/imports/imported-work.ts";
import type { UnappliedReason, UpdateField } from "#schema/imports/update-fields.ts";
import { type Cents, roundHalfUp, toCents } from "#schema/money.ts";
import type { PriceList } from "#schema/price-lists/price-list.ts";
import { askedPriceOf } from "#worker/artworks/asked-price.ts";
import {
  askingPriceLine,
  existingLines,
  type HistoryLine,
  listedPriceLine,
  offeredPriceLine,
  statusLine,
} from "#worker/artworks/history.ts";
import { keepOffered } from "#worker/artworks/keep-offered.ts";
import type { Offer } from "#worker/artworks/offers.ts";
import { noStatusDetails } from "#worker/artworks/record-columns.ts";
import { hasValues } from "#worker/db/has-values.ts";
import { nextUpdatedAt } from "#worker/db/next-updated-at.ts";
import type { ArtworkRow } from "#worker/db/tables.ts";
import { relistEdited } from "#worker/price-lists/listed-price.ts";
import { type ChannelContext, consignmentChannelOf } from "./consignment-channel.ts";
import { statusColumns } from "./plan.ts";
import { type UpdatedColumns, updatedColumns } from "./updated-columns.ts";

/** What a row makes of a work that the gallery has. */
export interface PlannedUpdate {
  readonly row: number;
  readonly before: ArtworkRow;
  /** As it is to be; null where the row changes nothing. */
  readonly after: ArtworkRow | null;
  readonly changed: readonly (keyof UpdatedColumns)[];
  readonly kept: readonly UnappliedReason[];
  readonly history: readonly HistoryLine[];
}

/** What updates are planned on. */
interface UpdateContext extends ChannelContext {
  readonly listInForce: PriceList | null;
  readonly rates: Rates;
  readonly highestOffer: (work: ArtworkRow, currency: Currency) => Cents;
  /** What the work was offered at. */
  readonly offers: readonly Offer[];
}

/** A part of an update: what it changes, and what of the file it leaves. */
interface Part {
  readonly columns: Partial<UpdatedColumns>;
  readonly kept?: UnappliedReason;
}

const unchanged: Part = { columns: {} };
const lower: Part = { ...unchanged, kept: "lower-price" };

/**
 * What a row changes of a work that the gallery has (price list, section 6; decision 062): the fields that the file states,
 * never to a blank. What a suggested price was calculated from stays, as do status and price of a sold work; a price below
 * the highest offer is not taken, nor any for a work that follows already where the list is to govern the file's prices. The
 * work follows the price list as after an edit, unless that lowers what it asks.
 */
export function planUpdate(
  { row, work, followsList = false, update = [] }: ImportRow,
  before: ArtworkRow,
  context: UpdateContext,
  now: Date,
): PlannedUpdate {
  const stated = new Set(update);
  const description = descriptionOf(work, stated);
  const inputs = formulaInputs(work, stated, before);
  const status = statusOf(work, stated, before, context);
  const described = { ...before, ...description.columns, ...inputs.columns, ...status.columns };
  const asked = { list: context.listInForce, rates: context.rates, now };
  const listed = relistEdited(asked, before, described);
  const edited = { ...described, ...listed };
  const relisted = { ...edited, ...keepOffered(edited, context.offers, context.rates) };
  const isLeftToList = followsList && before.askingPriceCents === null;
  const price = isLeftToList ? unchanged : priceOf(work, stated, relisted, context);
  const isPriced = "askingPriceCents" in price.columns;
  // With a price of the artist's own, and instead of a lower one, the listed price stays what it was.
  const isHeld = !isPriced && asksLess(relisted, before, context.rates);
  const after = isPriced || isHeld ? { ...described, ...price.columns } : relisted;
  const changed = updatedColumns.filter((column) => after[column] !== before[column]);
  const history = existingLines(
    isPriced ? askingPriceLine(work.askingPriceCents, work.currency, "") : null,
    isPriced ? null : offeredPriceLine(after, before),
    listedPriceLine(after, before),
    after.status === before.status ? null : statusLine(after.status, ""),
  );
  return {
    row,
    before,
    changed,
    history,
    after: changed.length === 0 ? null : { ...after, updatedAt: nextUpdatedAt(before, now) },
    kept: [...new Set([inputs, status, isHeld ? lower : price].flatMap(({ kept }) => kept ?? []))],
  };
}

type Stated = ReadonlySet<UpdateField>;

/** What no price depends on. Costs of 0 and blank texts are how tables write that they know none. */
function descriptionOf(work: ImportedWork, stated: Stated): Part {
  return {
    columns: {
      ...(stated.has("title") && { title: work.title }),
      ...(stated.has("dateCreated") && { dateCreated: work.dateCreated }),
      ...(stated.has("location") && work.location !== "" && { location: work.location }),
      ...(stated.has("notes") && work.notes !== "" && { notes: work.notes }),
      ...(stated.has("framed") && { framed: work.framed }),
      ...(stated.has("framingCents") &&
        work.framingCents > 0 && { framingCents: work.framingCents }),
      ...(stated.has("archived") && { archived: work.archived }),
      ...(stated.has("mediumLine") && { mediumLine: work.mediumLine }),
    },
  };
}

/** What a suggested price is calculated from: it stays while the work has one. Sizes in files are often rounded. */
function formulaInputs(work: ImportedWork, stated: Stated, before: ArtworkRow): Part {
  const size = { width: before.widthInches, height: before.heightInches };
  const isOtherSize = stated.has("width") && stated.has("height") && !hasSameSize(work, size);
  const materialsCostCents = toCents(work.materialsCost);
  const columns = {
    ...(isOtherSize && { widthInches: work.width, heightInches: work.height }),
    ...(stated.has("depth") && { support: work.depth }),
    ...(stated.has("medium") && { medium: work.medium }),
    ...(stated.has("hoursSpent") && work.hoursSpent > 0 && { hoursSpent: work.hoursSpent }),
    ...(stated.has("materialsCost") && materialsCostCents > 0 && { materialsCostCents }),
  };
  if (before.priceCents === null || hasValues(before, columns)) return { columns };
  return { columns: {}, kept: "calculated" };
}

/** A work is sold by a sale, which an import does not make or take back for a work that the gallery has. */
function statusOf(
  work: ImportedWork,
  stated: Stated,
  before: ArtworkRow,
  channels: ChannelContext,
): Part {
  if (!stated.has("status")) return unchanged;
  const { status } = work;
  if (before.status === "sold")
    return status === "sold" ? unchanged : { ...unchanged, kept: "sold" };
  if (status === "sold") return { ...unchanged, kept: "sale" };
  const { statusWho, statusSince, statusUntil, statusDueBack } = statusColumns(work);
  const channelId = stated.has("consignedThrough") ? consignmentChannelOf(work, channels) : null;
  const statusChannelId = channelId === null ? {} : { statusChannelId: channelId };
  const isOtherPerson = stated.has("statusWho") && statusWho && statusWho !== before.statusWho;
  if (status !== before.status || isOtherPerson) {
    const details = { statusWho, statusSince, statusUntil, statusDueBack };
    return { columns: { status, ...noStatusDetails, ...details, ...statusChannelId } };
  }
  return {
    columns: {
      ...statusChannelId,
      ...(stated.has("statusSince") && statusSince && { statusSince }),
      ...(stated.has("statusUntil") && statusUntil && { statusUntil }),
      ...(stated.has("statusUntil") && statusDueBack && { statusDueBack }),
    },
  };
}

/** Whether a work asks less than before, compared in the currency that it asks in. */
function asksLess(work: ArtworkRow, before: ArtworkRow, rates: Rates): boolean {
  const { askedCents, askedCurrency } = askedPriceOf(work);
  const asked = askedPriceOf(before);
  if (askedCents === null || asked.askedCents === null) return false;
  return (
    askedCents < roundHalfUp(convert(asked.askedCents, asked.askedCurrency, askedCurrency, rates))
  );
}

/** A price that the work asks already, as it is edited, stays what it follows from: a list, or the formula. */
function priceOf(
  { askingPriceCents, currency }: ImportedWork,
  stated: Stated,
  work: ArtworkRow,
  { highestOffer }: UpdateContext,
): Part {
  if (!stated.has("askingPriceCents") || askingPriceCents === null) return unchanged;
  const { askedCents, askedCurrency } = askedPriceOf(work);
  if (askingPriceCents === askedCents && currency === askedCurrency) return unchanged;
  if (work.status === "sold") return { ...unchanged, kept: "sold" };
  if (askingPriceCents < highestOffer(work, currency)) return lower;
  return { columns: { askingPriceCents, askingCurrency: currency } };
}
