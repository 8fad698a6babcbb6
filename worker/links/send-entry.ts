import type { EntryInput, WishInput } from "#schema/links/entry-input.ts";
import { entryLimits } from "#schema/links/entry-limits.ts";
import { sendGalleryEntry } from "#worker/consignments/gallery-entry.ts";
import type { SystemContext } from "#worker/context.ts";
import { type AppError, conflict, notFound, rateLimited } from "#worker/errors.ts";
import { hashRequest, requireSameRequest } from "#worker/http/idempotency-key.ts";
import { proofOf } from "#worker/http/link-proof.ts";
import { invalid } from "#worker/http/validation.ts";
import { insertEntry } from "./entry-queries.ts";
import { type GuestContext, type GuestRequest, openLink } from "./open.ts";
import { canBeHeld, worksShown } from "./present-guest.ts";

interface EntryRequest extends GuestRequest {
  readonly input: EntryInput;
  /** The network address that it came from. */
  readonly sender: string;
  readonly idempotencyKey: string | null;
}

const hourInSeconds = 3_600;

/**
 * Keeps what a guest of a room wrote, which changes nothing else (people, section 4), or what a gallery sent; its id is
 * returned. A request that is repeated with its idempotency key returns the same.
 * @throws AppError NOT_FOUND as for the room, VALIDATION_FAILED for a work that it does not show, CONFLICT for a wish to hold
 * one that can be held no more, or RATE_LIMITED above the limits of an hour.
 */
export async function sendEntry(
  context: GuestContext & Pick<SystemContext, "pictures">,
  { input, sender, idempotencyKey, ...request }: EntryRequest,
): Promise<{ readonly id: string }> {
  const { db, settings, now } = context;
  const workId = "workId" in input ? (input.workId ?? null) : null;
  const opened = await openLink(context, { ...request, ...(workId !== null && { workId }) });
  const { link } = opened;
  if (link.kind === "consignment") {
    if (isWish(input)) throw wrongKind();
    return sendGalleryEntry(context, { link, input, idempotencyKey });
  }
  if (link.kind !== "room") throw notFound();
  if (!isWish(input)) throw wrongKind();
  const [work] = workId === null ? [] : worksShown(link, opened.works, now);
  if (workId !== null && work === undefined) {
    throw invalid([{ path: "workId", message: "Choose a work that is shown here." }]);
  }
  const isPossible = input.kind !== "hold" || (work !== undefined && canBeHeld(work, link, now));
  const requestHash = await hashRequest(idempotencyKey, input);
  const id = crypto.randomUUID();
  const { isInserted, earlier } = await insertEntry(db, {
    entry: {
      id,
      userId: link.userId,
      linkId: link.id,
      workId,
      kind: input.kind,
      name: input.name,
      contact: input.contact,
      message: input.message,
      personId: null,
      sentAt: now,
      decision: null,
      decidedAt: null,
      date: null,
      priceCents: null,
      currency: null,
      condition: "",
      buyer: "",
      idempotencyKey,
      requestHash,
    },
    link,
    limit: entryLimits.ofLink,
    senderHash: await hashOf(sender, now, settings.LINK_SECRET),
    isPossible,
  });
  if (isInserted) return { id };
  const repeated = requireSameRequest(earlier, requestHash, "another note");
  if (repeated !== null) return { id: repeated.id };
  if (!isPossible) throw conflict("This work is no longer available.");
  throw rateLimited("Please try again in an hour.", hourInSeconds);
}

function isWish(input: EntryInput): input is WishInput {
  return input.kind === "interest" || input.kind === "hold";
}

/** The error VALIDATION_FAILED for what is not sent through a link of this kind. */
function wrongKind(): AppError {
  return invalid([{ path: "kind", message: "Choose one of the kinds of entries." }]);
}

/** A hash of a network address with a key of the day, from which the address cannot be found. */
function hashOf(sender: string, now: Date, [secret = ""]: readonly string[]): Promise<string> {
  const day = now.toISOString().slice(0, 10);
  return proofOf("sender", `${day} ${sender}`, secret);
}
