import type { ErasedPerson } from "#schema/people/erasure.ts";
import type { VerbContext } from "#worker/context.ts";
import { retryOnceOrThrow } from "#worker/db/retry-once.ts";
import { notFound } from "#worker/errors.ts";
import { hasChangedSince } from "#worker/http/if-match.ts";
import { writeErasure } from "./erase-queries.ts";
import { findPerson } from "./queries.ts";
import { personChangedElsewhere } from "./refusals.ts";

/** A request to erase the artist's person `id`; `editedVersion` is the `updatedAt` that it requires, null for any. */
interface ErasureRequest {
  readonly id: string;
  readonly editedVersion: string | null;
}

/**
 * Erases a person (people, section 2), in one batch: what was entered of them, the buyer of their sales, the names of
 * holds, and what an undo would bring back. What stays is returned. The row stays without content.
 * @throws AppError NOT_FOUND, also for one who has been erased, or CONFLICT.
 */
export async function erasePerson(
  { db, artist, now }: VerbContext,
  { id, editedVersion }: ErasureRequest,
): Promise<ErasedPerson> {
  return retryOnceOrThrow(async () => {
    const person = await findPerson(db, artist.id, id);
    if (person === null) throw notFound();
    if (hasChangedSince(person, editedVersion)) throw personChangedElsewhere();
    const kept = await writeErasure(db, person, now);
    return kept && { id, kept };
  }, personChangedElsewhere());
}
