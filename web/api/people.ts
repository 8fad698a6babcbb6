import { useQuery } from "@tanstack/react-query";
import { peoplePaths } from "#schema/people/people-paths.ts";
import { emptyAddress, type Person, peopleSchema, personSchema } from "#schema/people/person.ts";
import type { PersonInput } from "#schema/people/person-input.ts";
import { putAnswer, refetchChanged } from "./after-change.ts";
import { callOnce, type Keyed } from "./call-once.ts";
import { pathQuery } from "./path-query.ts";

export const peopleQuery = pathQuery(peoplePaths.people, peopleSchema);

/** The artist's people, in the order in which they were added; asked for only where they are named. */
export function usePeople(isEnabled = true) {
  return useQuery({ ...peopleQuery, enabled: isEnabled });
}

/** Fetches the people anew: a sale, a hold or a gallery with a new name adds one. */
export function refetchPeople(): Promise<void> {
  return refetchChanged({ queryKey: peopleQuery.queryKey });
}

/** A person of whom only the name is known. */
export function newPerson(name: string): PersonInput {
  return {
    kind: "person",
    name,
    organization: "",
    email: "",
    phone: "",
    language: "",
    notes: "",
    address: emptyAddress,
  };
}

/** Adds a person. */
export async function addPerson(request: Keyed<PersonInput>): Promise<Person> {
  return putPerson(await callOnce(personSchema, peoplePaths.people, request));
}

/** Puts a person who was added or changed into the cached people. */
export async function putPerson(saved: Person): Promise<Person> {
  await putAnswer(peopleQuery.queryKey, (people) => {
    if (people === undefined) return undefined;
    const isKnown = people.some(({ id }) => id === saved.id);
    return isKnown ? people.map((one) => (one.id === saved.id ? saved : one)) : [...people, saved];
  });
  return saved;
}
