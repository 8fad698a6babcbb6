import { foldEmail } from "#schema/fold-email.ts";
import type { AppliedPeople, PersonRow } from "#schema/imports/people/import-people-input.ts";
import type { PersonUpdateField } from "#schema/imports/people/imported-person.ts";
import { personLimits } from "#schema/people/person.ts";
import { findKnownPeople, personKey } from "#schema/people/same-person.ts";
import type { VerbContext } from "#worker/context.ts";
import type { ImportPersonRow } from "#worker/db/import-tables.ts";
import { nextUpdatedAt } from "#worker/db/next-updated-at.ts";
import { people, type PersonRow as StoredPerson } from "#worker/db/people-tables.ts";
import { retryOnceOrThrow } from "#worker/db/retry-once.ts";
import { conflict, notFound } from "#worker/errors.ts";
import { linesOf } from "#worker/people/present.ts";
import {
  findPeopleContext,
  type PeopleContext,
  type UpdatedPerson,
  writePeople,
} from "./row-queries.ts";

interface PeopleRequest {
  readonly importId: string;
  readonly rows: readonly PersonRow[];
}

/**
 * Makes people of an import's rows (people, section 2). A row that is a person already stays as it is, so that a request can
 * be repeated, and so does a person whom the artist had before, unless the row says what to update of them.
 * @throws AppError NOT_FOUND, or CONFLICT when the import has been undone, or people keep changing.
 */
export async function applyPeople(
  context: VerbContext,
  request: PeopleRequest,
): Promise<AppliedPeople> {
  return retryOnceOrThrow(
    () => tryPeople(context, request),
    conflict("Your people have been changed meanwhile. Try again."),
  );
}

/** Null when the people with these emails and names have been changed between reading and writing. */
async function tryPeople(
  { db, artist, now }: VerbContext,
  { importId, rows }: PeopleRequest,
): Promise<AppliedPeople | null> {
  const owned = { ownerId: artist.id, importId };
  const context = await findPeopleContext(
    db,
    owned,
    rows.map(({ person }) => person),
  );
  if (context.found === null) throw notFound();
  if (context.found.undoneAt !== null) {
    throw conflict("This import has been undone. Start a new one.");
  }
  const plan = planPeople(rows, context, { ...owned, now });
  const done = await writePeople(db, owned, { ...plan, version: context.version });
  if (done === null) return null;
  const byRow = new Map(done.map((each) => [each.row, each]));
  if (plan.claims.some(({ row }) => !byRow.has(row))) return null;
  const ofRequest = rows.flatMap(({ row }) => byRow.get(row) ?? []);
  const those = (is: (each: (typeof ofRequest)[number]) => boolean) =>
    ofRequest.filter(is).map(({ row, personId }) => ({ row, personId }));
  return {
    applied: those(({ isNew }) => isNew),
    updated: those(({ isNew, isUpdated }) => !isNew && Boolean(isUpdated)),
    skipped: those(({ isNew, isUpdated }) => !isNew && !isUpdated),
    refused: plan.withoutRoom.map((row) => ({ row, reason: "no-room" })),
  };
}

/** Who is added, who is updated, and which rows are people who stay as they are; `withoutRoom` are rows that are nobody. */
function planPeople(
  rows: readonly PersonRow[],
  { done, candidates, count }: PeopleContext,
  {
    ownerId,
    importId,
    now,
  }: { readonly ownerId: string; readonly importId: string; readonly now: Date },
) {
  const updating = new Set(rows.filter(({ update }) => update !== undefined).map(({ row }) => row));
  // A person who stayed as they were can be updated by the same file later.
  const applied = done.filter(
    ({ row, isNew, isUpdated }) => isNew || isUpdated || !updating.has(row),
  );
  const isDone = new Set(applied.map(({ row }) => row));
  const open = rows.filter(({ row }) => !isDone.has(row));
  const taken = new Set(applied.map(({ personId }) => personId));
  const recognized = candidates.map((person) => ({
    ...person,
    formerEmails: linesOf(person.formerEmails),
  }));
  const known = findKnownPeople(open, recognized, taken);
  const claimed = new Map(done.map(({ row, personId }) => [row, personId]));
  const updated = new Set(applied.flatMap((each) => (each.isUpdated ? [each.personId] : [])));
  const byId = new Map(candidates.map((person) => [person.id, person]));
  const claims: ImportPersonRow[] = [];
  const added: StoredPerson[] = [];
  const updates: UpdatedPerson[] = [];
  const withoutRoom: number[] = [];
  const addedIds = new Map<string, string>();
  const claim = { userId: ownerId, importId, isNew: false, earlierValues: null };
  for (const entry of open) {
    const { row, person, update } = entry;
    const key = personKey(person);
    const knownId = known.get(row) ?? (entry.isAnother ? undefined : claimed.get(row));
    const before = byId.get(knownId ?? "");
    const sameId = before?.id ?? (entry.isAnother ? undefined : addedIds.get(key));
    // Once each, so that the undo has what was before; a second row is of an email that they had.
    if (before !== undefined && update !== undefined && !updated.has(before.id)) {
      const planned = planUpdate(before, person, update, now);
      if (planned !== null) {
        updates.push(planned.update);
        updated.add(before.id);
        claims.push({ ...claim, row, personId: before.id, ...planned.claim });
        continue;
      }
    }
    if (sameId !== undefined) {
      claims.push({ ...claim, row, personId: sameId, personVersion: new Date(0) });
    } else if (count + added.length >= personLimits.count) {
      withoutRoom.push(row);
    } else {
      const id = crypto.randomUUID();
      addedIds.set(key, id);
      added.push({ ...person, ...newRow, id, userId: ownerId, createdAt: now, updatedAt: now });
      claims.push({ ...claim, row, personId: id, personVersion: now, isNew: true });
    }
  }
  return { claims, added, updates, withoutRoom };
}

const newRow = {
  listedOn: null,
  distinctFrom: "",
  formerEmails: "",
  idempotencyKey: null,
  requestHash: null,
  erasedAt: null,
};

/** What the fields that a row states change of a person; null when they are so already. An email that they had is not put back. */
function planUpdate(
  before: StoredPerson,
  person: PersonRow["person"],
  fields: readonly PersonUpdateField[],
  now: Date,
) {
  const isFormerEmail = linesOf(before.formerEmails).includes(foldEmail(person.email));
  const changed = fields.filter(
    (field) => before[field] !== person[field] && !(field === "email" && isFormerEmail),
  );
  if (changed.length === 0) return null;
  const updatedAt = nextUpdatedAt(before, now);
  const valuesOf = (of: Pick<StoredPerson, PersonUpdateField>) =>
    Object.fromEntries(changed.map((field) => [field, storedValue(of, field)]));
  return {
    update: { id: before.id, at: updatedAt.getTime(), values: valuesOf(person) },
    claim: {
      personVersion: updatedAt,
      earlierValues: { ...valuesOf(before), updatedAt: before.updatedAt.getTime() },
    },
  };
}

/** The value as the database stores it. */
function storedValue(
  person: Pick<StoredPerson, PersonUpdateField>,
  field: PersonUpdateField,
): unknown {
  const value = person[field];
  return value === null ? null : people[field].mapToDriverValue(value);
}
