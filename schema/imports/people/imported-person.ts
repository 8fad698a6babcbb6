import * as v from "valibot";
import { daySchema } from "#schema/day-schema.ts";
import { isNamed } from "#schema/people/person.ts";
import { personInputSchema, unnamedMessage } from "#schema/people/person-input.ts";

const { kind, name, organization, email, phone, language, notes, address } =
  personInputSchema.entries;

/** A person as an imported file has them (people, section 2): what it does not say is empty. Days are `YYYY-MM-DD`. */
const entries = {
  kind,
  name,
  organization,
  email,
  phone,
  ...address.wrapped.entries,
  language,
  notes,
  archived: v.optional(v.boolean("Send true or false."), false),
  /** What they said about news; null where the file does not say it. */
  expressSince: v.optional(v.nullable(daySchema), null),
  withdrawnOn: v.optional(v.nullable(daySchema), null),
};

export const importedPersonSchema = v.pipe(
  v.strictObject(entries),
  v.forward(v.partialCheck([["name"], ["organization"]], isNamed, unnamedMessage), ["name"]),
);
export type ImportedPerson = v.InferOutput<typeof importedPersonSchema>;

/** What an update takes from a file. */
export const personUpdateFields = Object.keys(entries) as (keyof typeof entries)[];
export type PersonUpdateField = (typeof personUpdateFields)[number];
