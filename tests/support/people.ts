import { type ErasedPerson, erasedPersonSchema } from "#schema/people/erasure.ts";
import {
  type MergedPeople,
  type MergeField,
  mergedPeopleSchema,
  type UndoneMerge,
  undoneMergeSchema,
} from "#schema/people/merge.ts";
import {
  mergeUndoPath,
  peoplePaths,
  personErasurePath,
  personMergePath,
} from "#schema/people/people-paths.ts";
import { type Person, peopleSchema, personSchema } from "#schema/people/person.ts";
import { readAnswer } from "./answers.ts";
import type { TestArtist } from "./artists.ts";

/** The artist's people, in the order in which they were added. */
export async function readPeople(artist: TestArtist): Promise<Person[]> {
  return readAnswer(peopleSchema, await artist.request(peoplePaths.people));
}

/** Adds a person, who has been accepted. */
export async function addPerson(artist: TestArtist, body: unknown): Promise<Person> {
  return readAnswer(personSchema, await artist.send("POST", peoplePaths.people, body), [201]);
}

/** Merges a person into another, which has been accepted. */
export async function mergeInto(
  artist: TestArtist,
  id: string,
  into: string,
  chosen: readonly MergeField[] = [],
): Promise<MergedPeople> {
  const body = { into, chosen };
  return readAnswer(mergedPeopleSchema, await artist.send("POST", personMergePath(id), body));
}

/** Undoes a merge, which has been accepted. */
export async function separate(artist: TestArtist, mergeId: string): Promise<UndoneMerge> {
  return readAnswer(
    undoneMergeSchema,
    await artist.request(mergeUndoPath(mergeId), { method: "POST" }),
  );
}

/** Erases a person, which has been accepted. */
export async function erase(artist: TestArtist, id: string): Promise<ErasedPerson> {
  return readAnswer(
    erasedPersonSchema,
    await artist.request(personErasurePath(id), { method: "POST" }),
  );
}
