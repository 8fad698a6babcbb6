import type { VerbContext } from "#worker/context.ts";
import { hasValues } from "#worker/db/has-values.ts";
import { retryOnceOrThrow } from "#worker/db/retry-once.ts";
import { notFound } from "#worker/errors.ts";
import { hasChangedSince } from "#worker/http/if-match.ts";
import { changedElsewhere } from "./changed-elsewhere.ts";
import type { ArtworkWithSale } from "./queries.ts";
import type { RecordColumns } from "./record-columns.ts";
import { type RecordChange, writeRecord } from "./record-queries.ts";

/** A request that changes the record of the artist's work `id`; `editedVersion` is as in an edit. */
export interface RecordEdit<Input> {
  readonly id: string;
  readonly input: Input;
  readonly editedVersion: string | null;
}

/** How one kind of change is decided from what was read; `editedVersion` is that of the request. */
interface RecordRule<Found> {
  readonly editedVersion: string | null;
  readonly find: () => Promise<Found | null>;
  /** What the record is to be. */
  readonly columnsOf: (found: Found) => Partial<RecordColumns>;
  /** @throws AppError when the change is not possible. */
  readonly decide: (found: Found, columns: Partial<RecordColumns>) => Omit<RecordChange, "columns">;
}

/**
 * Changes a work's record and writes its history in one batch. A change that is repeated returns the work as it is. A
 * conflict is tried again once, on what is read then.
 * @throws AppError NOT_FOUND, or CONFLICT when the work is not the edited version or keeps changing.
 */
export async function changeRecord<Found extends { readonly artwork: ArtworkWithSale }>(
  { db, now }: VerbContext,
  { editedVersion, find, columnsOf, decide }: RecordRule<Found>,
): Promise<ArtworkWithSale> {
  return retryOnceOrThrow(async () => {
    const found = await find();
    if (found === null) throw notFound();
    const { artwork } = found;
    const columns = columnsOf(found);
    if (hasValues(artwork, columns)) return artwork;
    if (hasChangedSince(artwork, editedVersion)) throw changedElsewhere();
    return writeRecord(db, artwork, { columns, ...decide(found, columns) }, now);
  }, changedElsewhere());
}
