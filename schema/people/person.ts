import * as v from "valibot";

export const personKinds = ["person", "organization"] as const;
export type PersonKind = (typeof personKinds)[number];

/** In which language a person is written to; empty where it is not known. */
export const personLanguages = ["en", "fr", ""] as const;
export type PersonLanguage = (typeof personLanguages)[number];

/** The street holds the whole address of a buyer who was recorded before addresses had parts. */
export const personLimits = {
  count: 10_000,
  idCharacters: 120,
  nameCharacters: 200,
  emailCharacters: 254,
  phoneCharacters: 40,
  streetCharacters: 500,
  placeCharacters: 100,
  postalCodeCharacters: 20,
  notesCharacters: 5_000,
  distinctFrom: 100,
} as const;

/**
 * A postal address; what is not known is empty. `country` is an ISO 3166 code such as `CA`; `region` a province or state,
 * by its postal code where it has one.
 */
export const personAddressSchema = v.object({
  /** One line or several. */
  street: v.string(),
  city: v.string(),
  region: v.string(),
  postalCode: v.string(),
  country: v.string(),
});
export type PersonAddress = v.InferOutput<typeof personAddressSchema>;

/**
 * A person with whom the artist deals, as the API returns it (people, section 2). Text that was never entered is empty; a
 * person has a name or an organization.
 */
export const personSchema = v.object({
  id: v.string(),
  kind: v.picklist(personKinds),
  /** Family and given name in one. */
  name: v.string(),
  organization: v.string(),
  email: v.string(),
  phone: v.string(),
  address: personAddressSchema,
  language: v.picklist(personLanguages),
  /** For the artist alone. */
  notes: v.string(),
  archived: v.boolean(),
  /** The ids of those who may look the same (`possibleDuplicates`), and are somebody else. */
  distinctFrom: v.array(v.string()),
  /** What merged people were written to, in lower case: a sale that is typed with one of them is this person's. */
  formerEmails: v.array(v.string()),
  /**
   * What the person said about news, null where nothing was said (`consentOf`); and when the list of those who may be
   * written to was last exported with them. All are ISO days.
   */
  news: v.object({
    expressSince: v.nullable(v.string()),
    withdrawnOn: v.nullable(v.string()),
    listedOn: v.nullable(v.string()),
  }),
  createdAt: v.string(),
  updatedAt: v.string(),
});
export type Person = v.InferOutput<typeof personSchema>;

/** The answer of `GET /api/people`. */
export const peopleSchema = v.array(personSchema);

export const emptyAddress: PersonAddress = {
  street: "",
  city: "",
  region: "",
  postalCode: "",
  country: "",
};

/** Whether there is something to call a person by. */
export function isNamed({ name, organization }: Pick<Person, "name" | "organization">): boolean {
  return name !== "" || organization !== "";
}

/** The name to show for a person: the organization where there is no name. */
export function shownName({ name, organization }: Pick<Person, "name" | "organization">): string {
  return name === "" ? organization : name;
}
