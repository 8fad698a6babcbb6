import { type AskingPriceInput, askedPrice } from "#schema/asking-price.ts";
import { convert, type Rates } from "#schema/currency.ts";
import { type Cents, roundHalfUp } from "#schema/money.ts";
import type { Database } from "#worker/db/client.ts";
import { AppError } from "#worker/errors.ts";
import { type RateStore, readRates } from "#worker/rates/storage.ts";
import { changeRecord, type RecordEdit } from "./change-record.ts";
import type { HistoryLine } from "./history.ts";
import { highestOffers } from "./never-lower.ts";
import { type ArtworkAndOffers, findArtworkAndOffers } from "./offer-queries.ts";
import type { ArtworkWithSale } from "./queries.ts";

interface PriceStores {
  readonly db: Database;
  readonly rates: RateStore;
}

/**
 * Changes what the artist asks for a work (price list, section 2), as a line of the history. A price below the highest
 * at which it, or another of the same medium and size, was offered or sold needs a reason, which is kept. The check
 * holds for what is written: the write is conditional on the version of the artist's works.
 * @throws AppError NOT_FOUND, CONFLICT, or LOWERS_PRICE with `highestCents` in the currency that was sent.
 */
export async function changeAskingPrice(
  { db, rates: rateStore }: PriceStores,
  { ownerId, id, input, editedVersion }: RecordEdit<AskingPriceInput>,
  now: Date,
): Promise<ArtworkWithSale> {
  const { amountCents, currency, reason = "" } = input;
  const { rates } = await readRates(rateStore, now);
  return changeRecord(
    db,
    editedVersion,
    {
      find: () => findArtworkAndOffers(db, ownerId, id),
      columnsOf: () => ({
        askingPriceCents: amountCents,
        askingCurrency: amountCents === null ? null : currency,
      }),
      decide: (found) => {
        if (reason === "") requireNotLower(found, input, rates);
        const history = askingLine(input);
        return { artworksVersion: found.artworksVersion, history };
      },
    },
    now,
  );
}

/** Without an amount, the artist's own figure is removed. */
function askingLine({ amountCents, currency, reason = "" }: AskingPriceInput): HistoryLine {
  return {
    kind: "asking",
    amountCents,
    currency: amountCents === null ? null : currency,
    status: null,
    reason,
    formulaVersion: null,
  };
}

/** @throws AppError LOWERS_PRICE. */
function requireNotLower(
  { artwork, offers }: ArtworkAndOffers,
  { amountCents, currency }: AskingPriceInput,
  rates: Rates,
): void {
  const { askedCents, askedCurrency } = askedPrice({
    own: amountCents === null ? null : { cents: amountCents, currency },
    listed: null,
    suggested: { cents: artwork.priceCents, currency: artwork.currency },
  });
  // Without any price nothing is offered.
  if (askedCents === null) return;
  const newCents = roundHalfUp(convert(askedCents, askedCurrency, currency, rates));
  const higher = highestOffers(offers, currency, rates).filter(({ cents }) => cents > newCents);
  const [highest] = higher;
  if (highest === undefined) return;
  throw lowersPrice(
    highest.cents,
    higher.map(({ workId }) => workId),
  );
}

function lowersPrice(highestCents: Cents, workIds: string[]): AppError {
  return new AppError(
    "LOWERS_PRICE",
    "This is below what was asked or paid before. Give a reason to lower the price.",
    { highestCents, workIds },
  );
}
