import { type ErasedPerson, erasedPersonSchema } from "#schema/people/erasure.ts";
import {
  type MergedPeople,
  mergedPeopleSchema,
  type UndoableMerge,
  type UndoneMerge,
  undoableMergesSchema,
  undoneMergeSchema,
} from "#schema/people/merge.ts";
import {
  mergeUndoPath,
  peoplePaths,
  personDataPath,
  personErasurePath,
  personMergePath,
  personPath,
} from "#schema/people/people-paths.ts";
import { type Person, personSchema } from "#schema/people/person.ts";
import type { PersonChangeInput, PersonMergeInput } from "#schema/people/person-input.ts";
import { putAnswer, refetchChanged } from "#web/api/after-change.ts";
import { call, callFor } from "#web/api/api.ts";
import { changeOnce, fetchAnew } from "#web/api/change-once.ts";
import { channelsQuery } from "#web/api/channels.ts";
import { refetchEntries } from "#web/api/entries.ts";
import { refetchLinks } from "#web/api/links.ts";
import { pathQuery } from "#web/api/path-query.ts";
import { peopleQuery, putPerson, refetchPeople } from "#web/api/people.ts";
import { salesQuery } from "#web/api/sales.ts";
import { refetchWorks } from "#web/works/cached-works.ts";

export interface PersonChange {
  /** As they are in this window: a newer version refuses the change. */
  readonly person: Pick<Person, "id" | "updatedAt">;
  readonly input: PersonChangeInput;
}

/** Changes a person. What names them, the sales on no invoice and the works on hold, is fetched anew. */
export async function changePerson({ person, input }: PersonChange): Promise<Person> {
  const changed = await callFor(personSchema, "PATCH", personPath(person.id), {
    body: input,
    headers: { "If-Match": `"${person.updatedAt}"` },
  });
  void Promise.all([refetchWorks(), refetchChanged({ queryKey: salesQuery.queryKey })]);
  return putPerson(changed);
}

/** The merges that can still be undone. */
export const mergesQuery = pathQuery(peoplePaths.peopleMerges, undoableMergesSchema);

interface MergeRequest {
  /** As they are in this window: a newer version refuses the merge. */
  readonly merged: Pick<Person, "id" | "updatedAt">;
  readonly input: PersonMergeInput;
  readonly idempotencyKey: string;
}

/** Merges a person into another, and fetches what named them anew. */
export async function mergePeople({
  merged,
  input,
  idempotencyKey,
}: MergeRequest): Promise<MergedPeople> {
  const answer = await callFor(mergedPeopleSchema, "POST", personMergePath(merged.id), {
    body: input,
    headers: { "If-Match": `"${merged.updatedAt}"`, "Idempotency-Key": idempotencyKey },
  });
  refetchNaming();
  void refetchChanged({ queryKey: mergesQuery.queryKey });
  await putPerson(answer.person);
  await dropPerson(merged.id);
  return answer;
}

export type MergeToUndo = Pick<UndoableMerge, "id" | "personId">;

/**
 * Undoes a merge, and fetches what names the two anew. What a repeat after a lost answer finds undone does not name what
 * stayed.
 */
export async function undoMerge({ id, personId }: MergeToUndo): Promise<UndoneMerge> {
  const path = mergeUndoPath(id);
  const undone = await changeOnce<UndoneMerge>({
    name: path,
    send: () => callFor(undoneMergeSchema, "POST", path),
    findMade: async () => {
      const person = (await fetchAnew(peopleQuery)).find((one) => one.id === personId);
      return person ? { person, into: null, kept: [] } : null;
    },
  });
  refetchNaming();
  void refetchChanged({ queryKey: mergesQuery.queryKey });
  if (undone.into) await putPerson(undone.into);
  await putPerson(undone.person);
  return undone;
}

/** Fetches people and the merges that can still be undone anew. */
export async function refetchMerges(): Promise<void> {
  await Promise.all([refetchPeople(), refetchChanged({ queryKey: mergesQuery.queryKey })]);
}

/**
 * Erases a person as they are in this window, and fetches what named them anew. What a repeat after a lost answer finds
 * erased does not name what stayed.
 */
export async function erasePerson({
  id,
  updatedAt,
}: Pick<Person, "id" | "updatedAt">): Promise<ErasedPerson> {
  const headers = { "If-Match": `"${updatedAt}"` };
  const path = personErasurePath(id);
  const erased = await changeOnce<ErasedPerson>({
    name: path,
    send: () => callFor(erasedPersonSchema, "POST", path, { headers }),
    findMade: async () => {
      const people = await fetchAnew(peopleQuery);
      return people.some((one) => one.id === id) ? null : { id, kept: [] };
    },
  });
  refetchNaming();
  await dropPerson(id);
  return erased;
}

/** What is kept about a person, as it is answered. */
export async function fetchPersonData(id: string): Promise<Blob> {
  const answer = await call("GET", personDataPath(id));
  return answer.blob();
}

/** Fetches anew what names people: works on hold, sales, galleries, what was sent to them and what they wrote. */
function refetchNaming(): void {
  void Promise.all([
    refetchWorks(),
    refetchChanged({ queryKey: salesQuery.queryKey }),
    refetchChanged({ queryKey: channelsQuery.queryKey }),
    refetchLinks(),
    refetchEntries(),
  ]);
}

async function dropPerson(id: string): Promise<void> {
  await putAnswer(peopleQuery.queryKey, (people) => people?.filter((one) => one.id !== id));
}
