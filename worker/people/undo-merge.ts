import type { KeptByUndo } from "#schema/people/merge.ts";
import { mergeUndoHours } from "#schema/people/merge.ts";
import type { VerbContext } from "#worker/context.ts";
import type { Filled, PersonRow } from "#worker/db/people-tables.ts";
import { retryOnceOrThrow } from "#worker/db/retry-once.ts";
import { notFound } from "#worker/errors.ts";
import { linesOf } from "./present.ts";
import { personChangedElsewhere } from "./refusals.ts";
import { findMerge, separatePeople } from "./undo-merge-queries.ts";

const hourInMilliseconds = 3_600_000;

/** Merges that were made later than this can be undone. */
export function mergesUndoableSince(now: Date): Date {
  return new Date(now.getTime() - mergeUndoHours * hourInMilliseconds);
}

/** Two people who are two again; `into` is null where the other one has been merged since. */
interface SeparatedPeople {
  readonly person: PersonRow;
  readonly into: PersonRow | null;
  readonly kept: readonly KeptByUndo[];
}

/**
 * Undoes a merge, for 24 hours after it (people, section 2): the person is back with what was theirs. What was changed
 * since stays with the other one, and is returned.
 * @throws AppError NOT_FOUND for a merge that is older, has been undone or forgotten, or CONFLICT.
 */
export async function undoMerge(
  { db, artist, now }: VerbContext,
  id: string,
): Promise<SeparatedPeople> {
  return retryOnceOrThrow(async () => {
    const { merge, into } = await findMerge(db, artist.id, id, mergesUndoableSince(now));
    if (merge === null) throw notFound();
    const emptied = into === null ? {} : valuesBefore(merge.filled, into);
    if (into !== null) emptied.formerEmails = formerEmailsBefore(merge.filled, into);
    const fields = Object.keys(merge.filled).filter((field) => !(field in emptied));
    const separated = await separatePeople(db, { merge, into, emptied }, now);
    if (separated === null) return null;
    const keptFields = fields.map((field) => ({ kind: "field" as const, id: field, name: field }));
    return { ...separated, kept: [...separated.kept, ...(into === null ? [] : keptFields)] };
  }, personChangedElsewhere());
}

/** The former emails of the person who stayed, without those that the merge gave them. */
function formerEmailsBefore({ formerEmails }: Filled, into: PersonRow): string {
  const before = linesOf(formerEmails?.before ?? "");
  const given = linesOf(formerEmails?.after ?? "").filter((email) => !before.includes(email));
  return linesOf(into.formerEmails)
    .filter((email) => !given.includes(email))
    .join("\n");
}

/** What the person who stayed got, as it was before, as far as they still have it. */
function valuesBefore(filled: Filled, into: PersonRow): Partial<PersonRow> {
  const stored = new Map<string, unknown>(Object.entries(into));
  return Object.fromEntries(
    Object.entries(filled)
      .filter(([field, { after }]) => stored.get(field) === after)
      .map(([field, { before }]) => [field, before]),
  );
}
