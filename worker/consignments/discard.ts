import type { VerbContext } from "#worker/context.ts";
import { retryOnceOrThrow } from "#worker/db/retry-once.ts";
import { conflict, notFound } from "#worker/errors.ts";
import { hasChangedSince } from "#worker/http/if-match.ts";
import { changedElsewhere, nextChange, requireAction } from "./decided.ts";
import { deleteConsignment, deleteNextVersion } from "./discard-queries.ts";
import { findConsignmentContext } from "./queries.ts";

interface Discarded {
  readonly id: string;
  /** The `updatedAt` that it requires, null for any. */
  readonly editedVersion: string | null;
}

/**
 * Deletes the draft of an agreement that was never sent. One that was has a number, and numbers have no gaps.
 * @throws AppError NOT_FOUND, or CONFLICT.
 */
export async function deleteDraft(
  { db, artist }: VerbContext,
  { id, editedVersion }: Discarded,
): Promise<void> {
  await retryOnceOrThrow(async () => {
    const { consignment } = await findConsignmentContext(db, artist.id, { id });
    if (consignment === null) throw notFound();
    if (hasChangedSince(consignment, editedVersion)) throw changedElsewhere();
    if (consignment.sequence !== null) {
      throw conflict("This agreement was sent once and has a number, so it is kept.");
    }
    return (await deleteConsignment(db, consignment)) || null;
  }, changedElsewhere());
}

/**
 * Discards a change of an agreement that the gallery does not have: what was sent or confirmed holds as before.
 * @throws AppError NOT_FOUND, or CONFLICT.
 */
export async function discardAmendment(
  { db, artist, now }: VerbContext,
  { id, editedVersion }: Discarded,
): Promise<void> {
  await retryOnceOrThrow(async () => {
    const { consignment } = await findConsignmentContext(db, artist.id, { id });
    if (consignment === null) throw notFound();
    const next = requireAction(consignment, "discard", editedVersion);
    const changed = { ...consignment, ...next, ...nextChange(consignment, now) };
    return (await deleteNextVersion(db, consignment, changed)) || null;
  }, changedElsewhere());
}
