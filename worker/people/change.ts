import { isNamed } from "#schema/people/person.ts";
import { type PersonChangeInput, unnamedMessage } from "#schema/people/person-input.ts";
import type { VerbContext } from "#worker/context.ts";
import { givenValues } from "#worker/db/given-values.ts";
import { hasValues } from "#worker/db/has-values.ts";
import { nextUpdatedAt } from "#worker/db/next-updated-at.ts";
import type { PersonRow } from "#worker/db/people-tables.ts";
import { retryOnceOrThrow } from "#worker/db/retry-once.ts";
import { notFound } from "#worker/errors.ts";
import { hasChangedSince } from "#worker/http/if-match.ts";
import { invalid } from "#worker/http/validation.ts";
import { findPerson, updatePerson } from "./queries.ts";
import { personChangedElsewhere } from "./refusals.ts";

/** A request that changes the artist's person `id`; `editedVersion` is the `updatedAt` that it requires, null for any. */
interface PersonEdit {
  readonly id: string;
  readonly input: PersonChangeInput;
  readonly editedVersion: string | null;
}

/**
 * Changes a person (people, section 2); a field that is left out stays. Sales on no invoice and holds show it. A change
 * that is repeated returns the person as they are; a conflict is tried again once, on what is read then.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED for one without a name, or CONFLICT when the person is not the edited
 * version or keeps changing.
 */
export async function changePerson(
  { db, artist, now }: VerbContext,
  { id, input: { address = {}, news = {}, distinctFrom, ...fields }, editedVersion }: PersonEdit,
): Promise<PersonRow> {
  return retryOnceOrThrow(async () => {
    const before = await findPerson(db, artist.id, id);
    if (before === null) throw notFound();
    const columns: Partial<PersonRow> = givenValues({
      ...fields,
      ...address,
      ...news,
      distinctFrom: distinctFrom?.join("\n"),
    });
    if (hasValues(before, columns)) return before;
    if (hasChangedSince(before, editedVersion)) throw personChangedElsewhere();
    if (!isNamed({ ...before, ...columns })) {
      throw invalid([{ path: "name", message: unnamedMessage }]);
    }
    const updatedAt = nextUpdatedAt(before, now);
    return updatePerson(db, before, { ...columns, updatedAt });
  }, personChangedElsewhere());
}
