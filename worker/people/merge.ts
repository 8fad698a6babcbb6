import { foldEmail } from "#schema/fold-email.ts";
import type { MergeField } from "#schema/people/merge.ts";
import { personLimits } from "#schema/people/person.ts";
import type { PersonMergeInput } from "#schema/people/person-input.ts";
import type { VerbContext } from "#worker/context.ts";
import type { Filled, PersonRow } from "#worker/db/people-tables.ts";
import { retryOnceOrThrow } from "#worker/db/retry-once.ts";
import { conflict, notFound } from "#worker/errors.ts";
import { hashRequest, requireSameRequest } from "#worker/http/idempotency-key.ts";
import { hasChangedSince } from "#worker/http/if-match.ts";
import { invalid } from "#worker/http/validation.ts";
import { findMergeContext, insertMerge, type Merged } from "./merge-queries.ts";
import { linesOf } from "./present.ts";
import { personChangedElsewhere } from "./refusals.ts";

/** A request to merge the artist's person `id` into another; `editedVersion` is their `updatedAt` that it requires. */
interface MergeRequest {
  readonly id: string;
  readonly input: PersonMergeInput;
  readonly editedVersion: string | null;
  readonly idempotencyKey: string | null;
}

/**
 * Merges a person into another (people, section 2), in one batch: sales, holds, channels and invoices move, what was
 * empty of the other is filled, what is chosen replaced, and the person is gone until the merge is undone. A request that is repeated with its
 * idempotency key returns the same merge.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED for an `into` that is nobody else's, or CONFLICT.
 */
export async function mergePeople(
  { db, artist, now }: VerbContext,
  { id, input: { into: intoId, chosen }, editedVersion, idempotencyKey }: MergeRequest,
): Promise<Merged> {
  const requestHash = await hashRequest(idempotencyKey, { id, into: intoId, chosen });
  return retryOnceOrThrow(async () => {
    const { merged, into, earlier } = await findMergeContext(db, artist.id, {
      id,
      intoId,
      idempotencyKey,
    });
    const repeated = requireSameRequest(earlier, requestHash, "another merge");
    if (repeated && into) return { merge: repeated, person: into };
    if (merged === null) throw notFound();
    if (into === null || into.id === id) {
      throw invalid([{ path: "into", message: "Choose another of your people." }]);
    }
    if (hasChangedSince(merged, editedVersion)) throw personChangedElsewhere();
    const { createdAt, updatedAt: _updated, erasedAt: _erased, ...columns } = merged;
    return insertMerge(
      db,
      { merged, into },
      {
        id: crypto.randomUUID(),
        userId: artist.id,
        mergedId: id,
        intoId,
        person: { ...columns, createdAt: createdAt.getTime() },
        filled: filledFrom(merged, into, chosen),
        idempotencyKey,
        requestHash,
        mergedAt: now,
      },
    );
  }, personChangedElsewhere());
}

const single = ["name", "organization", "email", "phone", "language", "expressSince"] as const;
const address = ["street", "city", "region", "postalCode", "country"] as const;

/** What `into` gets of the merged person: what they lack, and what was chosen. */
function filledFrom(merged: PersonRow, into: PersonRow, chosen: readonly MergeField[]): Filled {
  const isChosen = (field: string) => chosen.some((one) => one === field);
  const hasAddress = (person: PersonRow) => address.some((field) => person[field] !== "");
  const movesAddress = hasAddress(merged) && (isChosen("address") || !hasAddress(into));
  const moved = [
    ...(isChosen("kind") ? (["kind"] as const) : []),
    ...single.filter((field) => merged[field] && (isChosen(field) || !into[field])),
    ...(movesAddress ? address : []),
  ];
  const after: [keyof PersonRow, string | null][] = moved.map((field) => [field, merged[field]]);
  const notes = [into.notes, merged.notes].filter((text) => text !== "").join("\n\n");
  if (notes.length > personLimits.notesCharacters) throw notesTooLong();
  after.push(["notes", notes]);
  after.push(["formerEmails", formerEmails(merged, into, isChosen("email"))]);
  // The later day counts: a withdrawal holds whoever of the two it was entered for.
  for (const field of ["withdrawnOn", "listedOn"] as const) {
    const days = [into[field], merged[field]].filter((day) => day !== null);
    after.push([field, days.sort().at(-1) ?? null]);
  }
  return Object.fromEntries(
    after
      .map(([field, value]) => [field, { before: textOf(into[field]), after: value }] as const)
      .filter(([, { before, after: value }]) => before !== value),
  );
}

/** The emails of the two that nobody is written to any more, and by which the person who stays is found. */
function formerEmails(merged: PersonRow, into: PersonRow, isChosen: boolean): string {
  const current = (isChosen && merged.email) || into.email || merged.email;
  const all = [into, merged].flatMap((person) => [
    ...linesOf(person.formerEmails),
    foldEmail(person.email),
  ]);
  return [...new Set(all)]
    .filter((email) => email !== "" && email !== foldEmail(current))
    .join("\n");
}

function textOf(value: PersonRow[keyof PersonRow]): string | null {
  return typeof value === "string" ? value : null;
}

function notesTooLong() {
  const count = personLimits.notesCharacters.toLocaleString("en-CA");
  return conflict(`The notes of the two are longer than ${count} characters. Shorten them first.`);
}
