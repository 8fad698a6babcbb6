import { earliestToday, latestToday } from "#schema/days.ts";
import type { GalleryEntryInput } from "#schema/links/entry-input.ts";
import { entryLimits } from "#schema/links/entry-limits.ts";
import type { SystemContext } from "#worker/context.ts";
import type { LinkRow } from "#worker/db/link-tables.ts";
import { retryOnceOrThrow } from "#worker/db/retry-once.ts";
import { withPictureCopies } from "#worker/documents/picture-copies.ts";
import { AppError, conflict, rateLimited } from "#worker/errors.ts";
import { hashRequest, requireSameRequest } from "#worker/http/idempotency-key.ts";
import { invalid } from "#worker/http/validation.ts";
import { insertEntry } from "#worker/links/entry-queries.ts";
import { confirmation } from "./confirm.ts";
import { changedElsewhere } from "./decided.ts";
import { type GalleryEffect, hasWork, receiptStatement } from "./gallery-statements.ts";
import { type AgreementContext, findConsignmentContext } from "./queries.ts";

interface GalleryEntryRequest {
  readonly link: LinkRow;
  readonly input: GalleryEntryInput;
  readonly idempotencyKey: string | null;
}

const hourInSeconds = 3_600;

/**
 * Keeps what a gallery sends about an agreement (people, section 5); its id is returned. A confirmation, and a work that was
 * received, take effect at once; a sale or return waits for the artist, one of each work at a time. A request that is repeated
 * with its idempotency key returns the same.
 * @throws AppError VALIDATION_FAILED for a day to come or a work that the agreement does not have, CONFLICT for what is no
 * longer possible, or RATE_LIMITED above the limit of an hour.
 */
export async function sendGalleryEntry(
  { db, pictures, now }: Pick<SystemContext, "db" | "pictures" | "now">,
  { link, input, idempotencyKey }: GalleryEntryRequest,
): Promise<{ readonly id: string }> {
  const requestHash = await hashRequest(idempotencyKey, input);
  const id = crypto.randomUUID();
  return retryOnceOrThrow(async () => {
    const context = await findConsignmentContext(db, link.userId, { id: link.consignmentId ?? "" });
    const effect = await effectOf(context, input, { db, now });
    const isRefused = effect instanceof AppError;
    const entry = {
      id,
      userId: link.userId,
      linkId: link.id,
      personId: null,
      sentAt: now,
      ...columnsOf(input, now),
      currency: isRefused ? null : effect.currency,
      idempotencyKey,
      requestHash,
    };
    const sent = { entry, link, limit: entryLimits.ofConsignment, senderHash: null };
    const answerWithoutIt = async () => {
      const { isFull, earlier } = await insertEntry(db, { ...sent, isPossible: false });
      const repeated = requireSameRequest(earlier, requestHash, "another note");
      if (repeated !== null) return { id: repeated.id };
      if (isRefused) throw effect;
      if (isFull) throw rateLimited("Please try again in an hour.", hourInSeconds);
      return null;
    };
    if (isRefused || effect.pictured.length > 0) {
      // No picture is copied for what is not kept.
      const answer = await answerWithoutIt();
      if (answer !== null) return answer;
    }
    if (!isRefused) {
      const { condition, pictured, statements } = effect;
      const stored = await withPictureCopies(
        { db, pictures, artist: { id: link.userId } },
        {
          works: pictured,
          withThumbnails: true,
          write: async (documented) => {
            const { isInserted } = await insertEntry(db, {
              ...sent,
              isPossible: true,
              condition,
              statements: (isStored) => statements(isStored, documented),
            });
            return isInserted ? { id } : null;
          },
        },
      );
      if (stored !== null) return stored;
    }
    return answerWithoutIt();
  }, changedElsewhere());
}

/** What is kept of an entry; what takes effect at once is accepted. */
function columnsOf(input: GalleryEntryInput, now: Date) {
  const isAtOnce = input.kind === "received" || input.kind === "confirm";
  const today = earliestToday(now);
  return {
    kind: input.kind,
    name: input.name,
    contact: input.contact,
    message: input.message,
    workId: input.kind === "confirm" ? null : input.workId,
    date: input.kind === "confirm" ? today : (input.date ?? today),
    priceCents: input.kind === "sold" ? input.priceCents : null,
    condition: input.kind === "received" ? input.condition : "",
    buyer: input.kind === "sold" ? input.buyer : "",
    ...(isAtOnce
      ? { decision: "accepted" as const, decidedAt: now }
      : { decision: null, decidedAt: null }),
  };
}

/** What an entry needs and changes, or why it is refused. */
async function effectOf(
  context: AgreementContext,
  input: GalleryEntryInput,
  { db, now }: Pick<SystemContext, "db" | "now">,
): Promise<GalleryEffect | AppError> {
  const { consignment, sent } = context;
  if (consignment === null) return conflict("This agreement is closed.");
  if (input.kind === "confirm") return confirmation(context, input, { db, now });
  if (input.date !== undefined && input.date > latestToday(now)) {
    return invalid([{ path: "date", message: "Enter today or an earlier day." }]);
  }
  const row = sent.find(({ artworkId }) => artworkId === input.workId);
  if (row === undefined) {
    return invalid([{ path: "workId", message: "Choose a work that is shown here." }]);
  }
  if (consignment.state === "closed") return conflict("This agreement is closed.");
  if (!row.isHere) return conflict("This work is no longer with you.");
  if (input.kind === "received") {
    const receipt = { condition: input.condition, receivedOn: input.date ?? earliestToday(now) };
    return {
      condition: hasWork(row),
      pictured: [],
      statements: (isStored) => [receiptStatement(db, row, { ...receipt, isStored })],
      currency: null,
    };
  }
  if (consignment.state !== "confirmed") return conflict("Confirm the agreement first.");
  const { currency } = row;
  // What a change adds has no price before that is confirmed.
  if (currency === null) return conflict("Confirm the change of the agreement first.");
  if (context.reportedIds.includes(row.artworkId)) {
    return conflict("A report of this work waits for the artist.");
  }
  return {
    condition: hasWork(row, { isReported: false }),
    pictured: [],
    statements: () => [],
    currency: input.kind === "sold" ? currency : null,
  };
}
