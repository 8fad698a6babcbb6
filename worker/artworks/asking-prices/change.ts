import type { AskingPricesAnswer, AskingPricesInput } from "#schema/asking-prices.ts";
import { highestOfferFinder } from "#schema/highest-offer.ts";
import type { PriceStores } from "#worker/artworks/stores.ts";
import type { PriceBatchRow } from "#worker/db/price-list-tables.ts";
import { retryOnceOrThrow } from "#worker/db/retry-once.ts";
import { conflict, notFound } from "#worker/errors.ts";
import { hashRequest, requireSameRequest } from "#worker/http/idempotency-key.ts";
import { applyDueLists } from "#worker/price-lists/apply.ts";
import { isDue } from "#worker/price-lists/due.ts";
import { presentList } from "#worker/price-lists/present.ts";
import { readRates } from "#worker/rates/storage.ts";
import { bindingOfferFinder, planPrices } from "./plan.ts";
import { findBatchContext, writeBatch } from "./queries.ts";

interface PricesRequest {
  readonly ownerId: string;
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
  stores: PriceStores,
  { ownerId, input, idempotencyKey }: PricesRequest,
  now: Date,
): Promise<AskingPricesAnswer> {
  const { db } = stores;
  const { rates } = await readRates(stores.rates, now);
  const requestHash = await hashRequest(idempotencyKey, input);
  return retryOnceOrThrow(async () => {
    const context = await findCurrent(stores, ownerId, idempotencyKey, now);
    const repeated = requireSameRequest(context.earlier, requestHash, "other prices");
    if (repeated) return presentBatch(repeated);
    const works = new Map(context.works.map((work) => [work.id, work]));
    if (!input.prices.every(({ workId }) => works.has(workId))) throw notFound();
    const list = context.listInForce && presentList(context.listInForce);
    const offered = {
      highest: highestOfferFinder([...context.offers, ...context.pastOffers], rates),
      binding: bindingOfferFinder(context.offers, rates),
    };
    const { changes, held } = planPrices(input.prices, works, list, offered, rates);
    const batch: PriceBatchRow = {
      id: crypto.randomUUID(),
      userId: ownerId,
      changed: changes.length,
      held,
      idempotencyKey,
      requestHash,
      createdAt: now,
      undoneAt: null,
    };
    const isWritten = await writeBatch(db, batch, changes, context.artworksVersion, now);
    return isWritten ? presentBatch(batch) : null;
  }, conflict("Your works have been changed meanwhile. Try again."));
}

/** What a batch is planned on, read once the works follow the list that is due. */
async function findCurrent(
  stores: PriceStores,
  ownerId: string,
  idempotencyKey: string | null,
  now: Date,
) {
  const find = () => findBatchContext(stores.db, ownerId, idempotencyKey, now);
  const found = await find();
  if (!found.listInForce || !isDue(presentList(found.listInForce), now)) return found;
  await applyDueLists(stores, ownerId, now);
  return find();
}

function presentBatch({ id, changed, held }: PriceBatchRow): AskingPricesAnswer {
  return { changed, held: [...held], undoId: id };
}
