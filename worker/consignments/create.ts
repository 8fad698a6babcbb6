import type { ConsignmentInput } from "#schema/consignments/consignment-input.ts";
import type { ConsignmentTerms } from "#schema/consignments/terms.ts";
import type { VerbContext } from "#worker/context.ts";
import type { ConsignmentRow, ConsignmentVersionRow } from "#worker/db/consignment-tables.ts";
import { retryOnceOrThrow } from "#worker/db/retry-once.ts";
import type { ChannelRow } from "#worker/db/sale-tables.ts";
import { conflict, notFound } from "#worker/errors.ts";
import { hashRequest, requireSameRequest } from "#worker/http/idempotency-key.ts";
import { invalid } from "#worker/http/validation.ts";
import { findConsignmentContext } from "./queries.ts";
import { findByKey, insertConsignment } from "./write-queries.ts";

interface ConsignmentRequest {
  readonly input: ConsignmentInput;
  readonly idempotencyKey: string | null;
}

/**
 * Makes the draft of an agreement (people, section 5): nothing becomes of the works before it is sent. A request that is
 * repeated with its idempotency key returns the id of the first one's.
 * @throws AppError NOT_FOUND for a work that is not the artist's, VALIDATION_FAILED, or CONFLICT.
 */
export async function createConsignment(
  { db, artist, now }: VerbContext,
  { input, idempotencyKey }: ConsignmentRequest,
): Promise<string> {
  const { channelId, workIds, ...fields } = input;
  const requestHash = await hashRequest(idempotencyKey, input);
  const consignment: ConsignmentRow = {
    id: crypto.randomUUID(),
    userId: artist.id,
    channelId,
    year: null,
    sequence: null,
    state: "draft",
    amendment: null,
    version: 1,
    reportedOn: null,
    closedAt: null,
    idempotencyKey,
    requestHash,
    createdAt: now,
    updatedAt: now,
    changeId: crypto.randomUUID(),
  };
  return retryOnceOrThrow(async () => {
    const { id } = consignment;
    const { works, channels } = await findConsignmentContext(db, artist.id, { id, workIds });
    const repeated = requireSameRequest(
      await findByKey(db, consignment),
      requestHash,
      "another agreement",
    );
    if (repeated !== null) return repeated.id;
    const channel = channels.find((one) => one.id === channelId);
    if (channel === undefined) {
      throw invalid([{ path: "channelId", message: "Choose one of your channels." }]);
    }
    if (works.length < workIds.length) throw notFound();
    const version: ConsignmentVersionRow = {
      userId: artist.id,
      consignmentId: id,
      version: 1,
      workIds,
      terms: termsOf(fields, channel),
      content: null,
      sentAt: null,
      confirmedBy: null,
      confirmedAt: null,
    };
    return (await insertConsignment(db, consignment, version)) ? id : null;
  }, conflict("This agreement has been changed elsewhere meanwhile. Try again."));
}

/** What is agreed; commission and who bears a discount are the channel's unless the artist says otherwise. */
function termsOf(
  fields: Omit<ConsignmentInput, "channelId" | "workIds">,
  channel: ChannelRow,
): ConsignmentTerms {
  return {
    ...fields,
    confirmer: fields.confirmer ?? "",
    commission: fields.commission ?? channel.commission,
    discountBorneBy: fields.discountBorneBy ?? channel.discountBorneBy,
    insuredBy: fields.insuredBy ?? null,
    insuredOn: fields.insuredOn ?? null,
    shippingThere: fields.shippingThere ?? null,
    shippingBack: fields.shippingBack ?? null,
    sentences: fields.sentences ?? [],
  };
}
