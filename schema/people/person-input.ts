import * as v from "valibot";
import { daySchema } from "#schema/day-schema.ts";
import { oneLine, severalLines } from "#schema/text.ts";
import { mergeFields } from "./merge.ts";
import { emptyAddress, isNamed, personKinds, personLanguages, personLimits } from "./person.ts";
import { personIdSchema } from "./person-id.ts";

// Apart from what is answered, as the web application only sends it.

/** What is said of a person with neither a name nor an organization. */
export const unnamedMessage = "Enter a name or an organization.";

function text(maximum: number, clean: typeof oneLine = oneLine) {
  return v.pipe(
    v.string("Enter text."),
    clean,
    v.trim(),
    v.maxLength(maximum, `Use at most ${maximum} characters.`),
  );
}

const emailSchema = v.pipe(
  text(personLimits.emailCharacters),
  v.union([v.literal(""), v.pipe(v.string(), v.email("Enter an email address."))]),
);

const countrySchema = v.pipe(
  v.string("Use two letters, such as CA."),
  v.regex(/^(?:[A-Z]{2})?$/, "Use two letters, such as CA."),
);

const kindSchema = v.picklist(personKinds, "Choose person or organization.");
const languageSchema = v.picklist(personLanguages, "Choose English, French or neither.");
const nameSchema = text(personLimits.nameCharacters);
const phoneSchema = text(personLimits.phoneCharacters);
const notesSchema = text(personLimits.notesCharacters, severalLines);
const streetSchema = text(personLimits.streetCharacters, severalLines);
const placeSchema = text(personLimits.placeCharacters);
const postalCodeSchema = text(personLimits.postalCodeCharacters);

const sentIdSchema = v.pipe(
  personIdSchema,
  v.maxLength(personLimits.idCharacters, "Choose a person."),
);

/** Since which day a person has asked for news, and on which they declined it; null where they did not. */
const newsDays = { expressSince: v.nullable(daySchema), withdrawnOn: v.nullable(daySchema) };

/** The body of `POST /api/people` (people, section 6): what is left out is empty. */
export const personInputSchema = v.pipe(
  v.strictObject({
    kind: kindSchema,
    name: v.optional(nameSchema, ""),
    organization: v.optional(nameSchema, ""),
    email: v.optional(emailSchema, ""),
    phone: v.optional(phoneSchema, ""),
    address: v.optional(
      v.strictObject({
        street: v.optional(streetSchema, ""),
        city: v.optional(placeSchema, ""),
        region: v.optional(placeSchema, ""),
        postalCode: v.optional(postalCodeSchema, ""),
        country: v.optional(countrySchema, ""),
      }),
      emptyAddress,
    ),
    language: v.optional(languageSchema, ""),
    notes: v.optional(notesSchema, ""),
    news: v.optional(v.partial(v.strictObject(newsDays))),
  }),
  v.forward(v.partialCheck([["name"], ["organization"]], isNamed, unnamedMessage), ["name"]),
);
export type PersonInput = v.InferOutput<typeof personInputSchema>;

/**
 * The body of `PATCH /api/people/{id}`: a field that is left out stays, one of the address or of `news` too. Whether the
 * person still has a name or an organization is for the route to check (`isNamed`).
 */
export const personChangeInputSchema = v.partial(
  v.strictObject({
    kind: kindSchema,
    name: nameSchema,
    organization: nameSchema,
    email: emailSchema,
    phone: phoneSchema,
    address: v.partial(
      v.strictObject({
        street: streetSchema,
        city: placeSchema,
        region: placeSchema,
        postalCode: postalCodeSchema,
        country: countrySchema,
      }),
    ),
    language: languageSchema,
    notes: notesSchema,
    archived: v.boolean("Send true or false."),
    distinctFrom: v.pipe(
      v.array(sentIdSchema, "Send the people."),
      v.maxLength(personLimits.distinctFrom, `Send at most ${personLimits.distinctFrom} people.`),
    ),
    news: v.partial(v.strictObject(newsDays)),
  }),
);
export type PersonChangeInput = v.InferOutput<typeof personChangeInputSchema>;

/**
 * The body of `POST /api/people/{id}/merge`: the person who stays, and which of their fields are replaced by those of the
 * merged one, where those are not empty.
 */
export const personMergeInputSchema = v.strictObject({
  into: v.pipe(
    v.string("Choose a person."),
    oneLine,
    v.minLength(1, "Choose a person."),
    v.maxLength(personLimits.idCharacters, "Choose a person."),
  ),
  chosen: v.optional(
    v.pipe(
      v.array(v.picklist(mergeFields, "Choose a field of a person."), "Send the fields."),
      v.maxLength(mergeFields.length, "Send each field once."),
    ),
    [],
  ),
});
export type PersonMergeInput = v.InferOutput<typeof personMergeInputSchema>;

/** The body of `POST /api/people/news/listed`: who is on the list that was exported, and the day on which it was. */
export const listedPeopleInputSchema = v.strictObject({
  personIds: v.pipe(
    v.array(sentIdSchema, "Send the people."),
    v.minLength(1, "Send at least one person."),
    v.maxLength(personLimits.count, `Send at most ${personLimits.count} people.`),
  ),
  listedOn: daySchema,
});
export type ListedPeopleInput = v.InferOutput<typeof listedPeopleInputSchema>;
