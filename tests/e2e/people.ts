import { expect, type Page } from "@playwright/test";
import * as v from "valibot";
import { peoplePaths } from "#schema/people/people-paths.ts";
import { type Person, peopleSchema, personSchema } from "#schema/people/person.ts";
import type { PersonInput } from "#schema/people/person-input.ts";
import { get } from "./get.ts";
import { ownOrigin } from "./users.ts";

export const claire = {
  ...{ kind: "person", name: "Claire Gagnon", email: "claire@example.com" },
  address: { street: "48, rue Sainte-Ursule", city: "Québec", region: "QC", country: "CA" },
} as const;

export async function addPerson(
  page: Page,
  data: Partial<PersonInput> | typeof claire,
): Promise<Person> {
  const answer = await page.request.post(peoplePaths.people, { data, headers: ownOrigin() });
  expect(answer.status(), await answer.text()).toBe(201);
  return v.parse(personSchema, await answer.json());
}

export async function readPeople(page: Page): Promise<Person[]> {
  const answer = await get(page, peoplePaths.people);
  return v.parse(peopleSchema, await answer.json());
}
