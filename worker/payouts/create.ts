import type { Currency } from "#schema/currency.ts";
import { earliestToday } from "#schema/days.ts";
import { type Cents, fromCents } from "#schema/money.ts";
import type { PayoutInput } from "#schema/payouts/payout-input.ts";
import type { VerbContext } from "#worker/context.ts";
import type { PayoutRow } from "#worker/db/consignment-tables.ts";
import { retryOnceOrThrow } from "#worker/db/retry-once.ts";
import { type AppError, conflict, notFound } from "#worker/errors.ts";
import { hashRequest, requireSameRequest } from "#worker/http/idempotency-key.ts";
import { invalid, requireTodayOrEarlier } from "#worker/http/validation.ts";
import { saleInvoiced } from "#worker/sales/invoiced.ts";
import { owedByGallery } from "./accounts.ts";
import { owedRowsOf } from "./owed.ts";
import { findAllOwed } from "./queries.ts";
import { settledOf } from "./settled.ts";
import { findPayoutContext, insertPayout, writeReversal } from "./write-queries.ts";

interface PayoutRequest {
  readonly input: PayoutInput;
  readonly idempotencyKey: string | null;
}

/**
 * Records what a gallery paid of its sales (people, section 5), in whole cents of their currency: at most what is open of
 * them. A request that is repeated with its idempotency key returns the payout that the first one recorded.
 * @throws AppError NOT_FOUND for a sale that is not the artist's, VALIDATION_FAILED, or CONFLICT with a sentence that says the
 * sum.
 */
export async function createPayout(
  { db, artist, now }: VerbContext,
  { input, idempotencyKey }: PayoutRequest,
): Promise<PayoutRow> {
  requireTodayOrEarlier("date", input.date, now);
  const payout: PayoutRow = {
    id: crypto.randomUUID(),
    userId: artist.id,
    ...input,
    reversedAt: null,
    isSettled: false,
    idempotencyKey,
    requestHash: await hashRequest(idempotencyKey, input),
    createdAt: now,
  };
  return retryOnceOrThrow(async () => {
    const { owed: unsettled, named, version, earlier } = await findPayoutContext(db, payout);
    const repeated = requireSameRequest(earlier, payout.requestHash, "another payout");
    if (repeated !== null) return repeated;
    if (version === null || named.length < input.saleIds.length) throw notFound();
    const isOther = ({ channelId, currency }: (typeof named)[number]) =>
      channelId !== input.channelId || currency !== input.currency;
    if (named.some(isOther)) throw otherSales();
    const invoiced = named.find(({ invoiceNumber }) => invoiceNumber !== null);
    if (invoiced !== undefined) throw saleInvoiced(invoiced);
    // A payout for what is settled, dated before the one that settled it, changes who paid what.
    const isPaidAgain = named.some(({ isSettled }) => isSettled);
    const owed = isPaidAgain ? await findAllOwed(db, artist.id) : unsettled;
    const today = earliestToday(now);
    const accounts = owedByGallery(owedRowsOf(owed), today);
    const openCents = accounts
      .flatMap((account) => account.sales)
      .filter(({ id }) => input.saleIds.includes(id))
      .reduce((sum, sale) => sum + sale.openCents, 0);
    if (input.amountCents > openCents) throw aboveOpen(openCents, input.currency);
    const rows = owedRowsOf({ ...owed, payouts: [payout, ...owed.payouts] });
    const settled = settledOf(owedByGallery(rows, today), rows.payouts);
    return (await insertPayout(db, payout, { version, isPaidAgain, settled })) ? payout : null;
  }, conflict("These sales have been changed elsewhere meanwhile. Try again."));
}

/**
 * Takes a payout back; one that was taken back before stays so.
 * @throws AppError NOT_FOUND.
 */
export async function reversePayout(
  { db, artist, now }: VerbContext,
  id: string,
): Promise<PayoutRow> {
  const payout = await writeReversal(db, artist.id, id, now);
  if (payout === null) throw notFound();
  return payout;
}

function otherSales(): AppError {
  return invalid([{ path: "saleIds", message: "Choose sales of this gallery in this currency." }]);
}

/** The error CONFLICT for a payout of more than what is open. */
function aboveOpen(openCents: Cents, currency: Currency): AppError {
  if (openCents <= 0) return conflict("Nothing is left to be paid of these sales.");
  const amount = `${fromCents(openCents).toFixed(2)} ${currency}`;
  return conflict(`${amount} is left to be paid of these sales. Enter that or less.`);
}
