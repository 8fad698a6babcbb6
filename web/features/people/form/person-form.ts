import * as v from "valibot";
import { personKinds, personLanguages } from "#schema/people/person.ts";
import { type PersonInput, personInputSchema } from "#schema/people/person-input.ts";
import { newPerson } from "#web/api/people.ts";

/** A person as they are typed. */
export const personFormSchema = v.object({
  kind: v.picklist(personKinds),
  name: v.string(),
  organization: v.string(),
  email: v.string(),
  phone: v.string(),
  street: v.string(),
  city: v.string(),
  region: v.string(),
  postalCode: v.string(),
  country: v.string(),
  language: v.picklist(personLanguages),
  notes: v.string(),
});
export type PersonForm = v.InferOutput<typeof personFormSchema>;

/** Of somebody who is added, with what is known of them already. */
export function newPersonForm(name = ""): PersonForm {
  return personFormOf(newPerson(name));
}

export function personFormOf({ address, ...person }: Omit<PersonInput, "news">): PersonForm {
  const { kind, name, organization, email, phone, language, notes } = person;
  return { kind, name, organization, email, phone, language, notes, ...address };
}

export function toPersonInput(form: PersonForm): PersonInput {
  const { street, city, region, postalCode, country, ...person } = form;
  return { ...person, address: { street, city, region, postalCode, country } };
}

export type PersonErrors = Readonly<
  Partial<Record<keyof PersonForm, "unnamed" | "email" | "text">>
>;

/** What the server would refuse, by field. */
export function findPersonErrors(form: PersonForm): PersonErrors {
  const { issues = [] } = v.safeParse(personInputSchema, toPersonInput(form));
  return refusedPersonFields(issues.map((issue) => v.getDotPath(issue) ?? ""));
}

/** The fields of the paths that the server refuses. */
export function refusedPersonFields(paths: readonly string[]): PersonErrors {
  const fields = paths.map((path) => path.replace("address.", ""));
  return Object.fromEntries(
    fields
      .filter((field): field is keyof PersonForm => field in personFormSchema.entries)
      .map((field) => [field, field === "name" ? "unnamed" : field === "email" ? "email" : "text"]),
  );
}
