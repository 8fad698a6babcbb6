import { peoplePaths } from "#schema/people/people-paths.ts";
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
