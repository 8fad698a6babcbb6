import { and, eq, sql } from "drizzle-orm";
import type { ConsignmentInput } from "#schema/consignments/consignment-input.ts";
import type { ConsignmentTerms } from "#schema/consignments/terms.ts";
import type { VerbContext } from "#worker/context.ts";
import type { Database } from "#worker/db/client.ts";
import {
  type ConsignmentRow,
  type ConsignmentVersionRow,
  consignments,
  consignmentVersions,
} from "#worker/db/consignment-tables.ts";
import { insertFromSelect } from "#worker/db/insert-from-select.ts";
import { retryOnceOrThrow } from "#worker/db/retry-once.ts";
import type { ChannelRow } from "#worker/db/sale-tables.ts";
import { users } from "#worker/db/tables.ts";
import { conflict, notFound } from "#worker/errors.ts";
import { hashRequest, requireSameRequest } from "#worker/http/idempotency-key.ts";
import { invalid } from "#worker/http/validation.ts";
import { findConsignmentContext, isConsignmentAt } from "./queries.ts";

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
    ...{ id: crypto.randomUUID(), userId: artist.id, channelId, year: null, sequence: null },
    ...{ state: "draft", amendment: null, version: 1, reportedOn: null, closedAt: null },
    ...{ idempotencyKey, requestHash, createdAt: now, updatedAt: now },
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
      ...{ userId: artist.id, consignmentId: id, version: 1, workIds },
      terms: termsOf(fields, channel),
      ...{ content: null, sentAt: null, confirmedBy: null, confirmedAt: null },
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

async function findByKey(
  db: Database,
  consignment: ConsignmentRow,
): Promise<ConsignmentRow | null> {
  const [found] = await db.select().from(consignments).where(hasKey(consignment));
  return found ?? null;
}

/** Inserts an agreement with its first version, if the key is new. Returns whether it did. */
async function insertConsignment(
  db: Database,
  consignment: ConsignmentRow,
  version: ConsignmentVersionRow,
): Promise<boolean> {
  const isNew = sql`not exists (select 1 from ${consignments} where ${hasKey(consignment)})`;
  const [inserted] = await db.batch([
    insertFromSelect(
      db,
      consignments,
      consignment,
      sql`from ${users} where ${and(eq(users.id, consignment.userId), isNew)}`,
    ).returning({ id: consignments.id }),
    insertFromSelect(
      db,
      consignmentVersions,
      version,
      sql`from ${users} where ${and(eq(users.id, consignment.userId), isConsignmentAt(consignment))}`,
    ),
  ]);
  return inserted.length > 0;
}

function hasKey({ userId, idempotencyKey }: ConsignmentRow) {
  return and(
    eq(consignments.userId, userId),
    eq(consignments.idempotencyKey, idempotencyKey ?? ""),
  );
}
