import type { AskingPricesAnswer, AskingPricesInput } from "#schema/artworks/asking-prices.ts";
import { highestOfferFinder } from "#schema/artworks/highest-offer.ts";
import type { VerbContext } from "#worker/context.ts";
import type { PriceBatchRow } from "#worker/db/price-list-tables.ts";
import { retryOnceOrThrow } from "#worker/db/retry-once.ts";
import { conflict, notFound } from "#worker/errors.ts";
import { hashRequest, requireSameRequest } from "#worker/http/idempotency-key.ts";
import { applyDueList } from "#worker/price-lists/apply.ts";
import { isDue } from "#worker/price-lists/due.ts";
import { presentList } from "#worker/price-lists/present.ts";
import { readRates } from "#worker/rates/storage.ts";
import { bindingOfferFinder, planPrices } from "./plan.ts";
import { findBatchContext, writeBatch } from "./queries.ts";

interface PricesRequest {
  readonly input: AskingPricesInput;
  readonly idempotencyKey: string | null;
}

/**
 * Changes the asking prices of many works, all in one batch or none (price list, section 2), and never lowers one: works
 * whose price would fall are returned. A request that is repeated with its idempotency key returns what the first one did.
 * A conflict is tried again once.
 * @throws AppError NOT_FOUND when one of the works is not the artist's, or CONFLICT when works keep changing.
 */
export async function changeAskingPrices(
  context: VerbContext,
  { input, idempotencyKey }: PricesRequest,
): Promise<AskingPricesAnswer> {
  const { db, artist, now } = context;
  const { rates } = await readRates(context.rates, now);
  const requestHash = await hashRequest(idempotencyKey, input);
  return retryOnceOrThrow(async () => {
    const found = await findCurrent(context, idempotencyKey);
    const repeated = requireSameRequest(found.earlier, requestHash, "other prices");
    if (repeated) return presentBatch(repeated);
    const works = new Map(found.works.map((work) => [work.id, work]));
    if (!input.prices.every(({ workId }) => works.has(workId))) throw notFound();
    const { changes, held } = planPrices(input.prices, works, {
      list: found.listInForce && presentList(found.listInForce),
      rates,
      highest: highestOfferFinder([...found.offers, ...found.pastOffers], rates),
      binding: bindingOfferFinder(found.offers, rates),
    });
    const batch: PriceBatchRow = {
      id: crypto.randomUUID(),
      userId: artist.id,
      changed: changes.length,
      held,
      idempotencyKey,
      requestHash,
      createdAt: now,
      undoneAt: null,
    };
    const isWritten = await writeBatch(db, batch, changes, found.artworksVersion);
    return isWritten ? presentBatch(batch) : null;
  }, conflict("Your works have been changed meanwhile. Try again."));
}

/** What a batch is planned on, read once the works follow the list that is due. */
async function findCurrent(context: VerbContext, idempotencyKey: string | null) {
  const { db, artist, now } = context;
  const find = () => findBatchContext(db, artist.id, idempotencyKey, now);
  const found = await find();
  if (!found.listInForce || !isDue(presentList(found.listInForce), now)) return found;
  await applyDueList(context);
  return find();
}

function presentBatch({ id, changed, held }: PriceBatchRow): AskingPricesAnswer {
  return { changed, held: [...held], undoId: id };
}
