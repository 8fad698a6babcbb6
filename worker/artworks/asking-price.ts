import type { AskingPriceInput } from "#schema/artworks/asking-price.ts";
import { centsIn, type OfferedPrice } from "#schema/artworks/offered-prices.ts";
import { type Currency, convert, type Rates } from "#schema/currency.ts";
import { type Cents, roundHalfUp } from "#schema/money.ts";
import type { VerbContext } from "#worker/context.ts";
import { AppError } from "#worker/errors.ts";
import { applyDueList } from "#worker/price-lists/apply.ts";
import { isDue } from "#worker/price-lists/due.ts";
import { isOnOffer, listedColumnsOf } from "#worker/price-lists/listed-price.ts";
import { presentList } from "#worker/price-lists/present.ts";
import { readRates } from "#worker/rates/storage.ts";
import { askedPriceOf, type PricedColumns } from "./asked-price.ts";
import { type ArtworkAndOffers, findArtworkAndOffers } from "./asking-price-queries.ts";
import { changeRecord, type RecordEdit } from "./change-record.ts";
import { askingPriceLine, existingLines, listedPriceLine } from "./history.ts";
import type { ArtworkWithSale } from "./queries.ts";
import type { RecordColumns } from "./record-columns.ts";

/**
 * Changes what the artist asks for a work (price list, section 2), as a line of the history. A price below the highest
 * at which it, or another of the same medium and size, was offered or sold needs a reason, which is kept; where the
 * request says what highest price the artist was shown, the reason counts only if no higher one is known. The check
 * holds for what is written: the write is conditional on the version of the artist's works. A work on offer whose own
 * price is removed follows the list in force.
 * @throws AppError NOT_FOUND, CONFLICT, or LOWERS_PRICE with `highestCents` in the currency that was sent.
 */
export async function changeAskingPrice(
  context: VerbContext,
  { id, input, editedVersion }: RecordEdit<AskingPriceInput>,
): Promise<ArtworkWithSale> {
  const { rates } = await readRates(context.rates, context.now);
  return changeRecord(context, {
    editedVersion,
    find: () => findCurrent(context, id),
    columnsOf: (found) => priceColumns(found, input, rates),
    decide: (found, columns) => {
      const { artwork, artworksVersion } = found;
      const after = { ...artwork, ...columns };
      requireNotLower(found, after, input, rates);
      const { amountCents, currency, reason = "" } = input;
      const line = askingPriceLine(amountCents, currency, reason);
      const history = existingLines(line, listedPriceLine(after, artwork));
      return { artworksVersion, history, followedListId: followedListId(found, columns) };
    },
  });
}

/** The work and the offers with which its price is compared, read once the works follow the list that is due. */
async function findCurrent(context: VerbContext, id: string): Promise<ArtworkAndOffers | null> {
  const { db, artist, now } = context;
  const find = () => findArtworkAndOffers(db, artist.id, id, now);
  const found = await find();
  if (!found?.listInForce || !isDue(presentList(found.listInForce), now)) return found;
  await applyDueList(context);
  return find();
}

function priceColumns(
  { artwork, listInForce }: ArtworkAndOffers,
  { amountCents, currency }: AskingPriceInput,
  rates: Rates,
): Partial<RecordColumns> {
  if (amountCents !== null) return { askingPriceCents: amountCents, askingCurrency: currency };
  const removed = { askingPriceCents: null, askingCurrency: null };
  const begins = artwork.askingPriceCents !== null && isOnOffer(artwork) && listInForce !== null;
  if (!begins) return removed;
  const listed = listedColumnsOf(presentList(listInForce), artwork, rates);
  return listed.listedCents === null ? removed : { ...removed, ...listed };
}

/** The list that the work follows with this change, if its application can still be undone. */
function followedListId(
  { listInForce }: ArtworkAndOffers,
  { listedCents = null }: Partial<RecordColumns>,
): string | null {
  const isUndoable =
    listInForce !== null && listInForce.appliedAt !== null && listInForce.undoneAt === null;
  return listedCents !== null && isUndoable ? listInForce.id : null;
}

/** @throws AppError LOWERS_PRICE. */
function requireNotLower(
  { offers }: ArtworkAndOffers,
  after: PricedColumns,
  input: AskingPriceInput,
  rates: Rates,
): void {
  const { currency } = input;
  const { askedCents, askedCurrency } = askedPriceOf(after);
  // Without any price nothing is offered.
  if (askedCents === null) return;
  const newCents = roundHalfUp(convert(askedCents, askedCurrency, currency, rates));
  const higher = highestOffers(offers, currency, rates).filter(({ cents }) => cents > newCents);
  const [highest] = higher;
  if (highest === undefined || isReasonFor(highest.cents, input)) return;
  throw lowersPrice(
    highest.cents,
    higher.map(({ workId }) => workId),
  );
}

/** The highest price at which a work was offered or sold. */
interface HighestOffer {
  readonly workId: string;
  readonly cents: Cents;
}

/** The highest offer of each work, in whole cents of a currency, rounded half up; the highest comes first. */
function highestOffers(
  offers: readonly OfferedPrice[],
  currency: Currency,
  rates: Rates,
): HighestOffer[] {
  const highest = new Map<string, Cents>();
  for (const offer of offers) {
    const cents = centsIn(offer, currency, rates);
    highest.set(offer.workId, Math.max(cents, highest.get(offer.workId) ?? 0));
  }
  return [...highest]
    .map(([workId, cents]) => ({ workId, cents }))
    .sort((one, other) => other.cents - one.cents);
}

/** Whether the reason was given for a price below this one. */
function isReasonFor(
  highestCents: Cents,
  { reason = "", shownHighestCents }: AskingPriceInput,
): boolean {
  if (reason === "") return false;
  return shownHighestCents === undefined || (shownHighestCents ?? 0) >= highestCents;
}

function lowersPrice(highestCents: Cents, workIds: string[]): AppError {
  return new AppError(
    "LOWERS_PRICE",
    "This is below what was asked or paid before. Give a reason to lower the price.",
    { highestCents, workIds },
  );
}
