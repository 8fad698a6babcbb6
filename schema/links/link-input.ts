import * as v from "valibot";
import { daySchema } from "#schema/day-schema.ts";
import { personIdSchema } from "#schema/people/person-id.ts";
import { oneLine, severalLines } from "#schema/text.ts";
import { type LinkKind, linkLanguages, linkLimits } from "./link.ts";

// Apart from what is answered, as the web application only sends it.

const flagSchema = v.boolean("Send true or false.");
const idSchema = v.pipe(v.string("Choose one of yours."), oneLine);
const languageSchema = v.picklist(linkLanguages, "Choose English, French or both.");

const titleSchema = v.pipe(
  v.string("Enter a title."),
  oneLine,
  v.trim(),
  v.minLength(1, "Enter a title."),
  v.maxLength(linkLimits.titleCharacters, `Use at most ${linkLimits.titleCharacters} characters.`),
);

const noteSchema = v.pipe(
  v.string("Enter a sentence."),
  severalLines,
  v.trim(),
  v.maxLength(linkLimits.noteCharacters, `Use at most ${linkLimits.noteCharacters} characters.`),
);

const workIdsSchema = v.pipe(
  v.array(idSchema, "Choose at least one work."),
  v.minLength(1, "Choose at least one work."),
  v.maxLength(linkLimits.works, `Choose at most ${linkLimits.works} works.`),
  v.check((ids) => new Set(ids).size === ids.length, "A work is listed twice."),
);

/**
 * The body of `POST /api/links` (people, section 6). A room without `endsOn` is open for 30 days, with null until it is taken
 * back. An invoice's language is the invoice's unless it is sent, and its end follows from its payment.
 */
export const linkInputSchema = v.variant(
  "kind",
  [
    v.strictObject({
      kind: v.literal("room"),
      title: titleSchema,
      note: v.optional(noteSchema, ""),
      workIds: workIdsSchema,
      language: languageSchema,
      showPrices: flagSchema,
      showWhy: flagSchema,
      showSold: flagSchema,
      showContact: v.optional(flagSchema, false),
      endsOn: v.optional(v.nullable(daySchema)),
      personId: v.optional(v.nullable(personIdSchema), null),
    }),
    v.strictObject({
      kind: v.literal("invoice"),
      invoiceId: idSchema,
      language: v.optional(languageSchema),
    }),
    v.strictObject({
      kind: v.literal("label"),
      workId: idSchema,
      showPrice: flagSchema,
      showStatus: flagSchema,
      isPublic: flagSchema,
      showContact: v.optional(flagSchema, false),
      language: v.optional(languageSchema, "both"),
    }),
  ],
  "Choose a room, an invoice or a label.",
);
export type LinkInput = v.InferOutput<typeof linkInputSchema>;

/** The body of `PATCH /api/links/{id}`: a field that is left out stays. Which belong to a kind says `changeableFields`. */
export const linkChangeInputSchema = v.partial(
  v.strictObject({
    title: titleSchema,
    note: noteSchema,
    workIds: workIdsSchema,
    language: languageSchema,
    showPrices: flagSchema,
    showWhy: flagSchema,
    showSold: flagSchema,
    showContact: flagSchema,
    showPrice: flagSchema,
    showStatus: flagSchema,
    isPublic: flagSchema,
    endsOn: v.nullable(daySchema),
    personId: v.nullable(personIdSchema),
  }),
);
export type LinkChangeInput = v.InferOutput<typeof linkChangeInputSchema>;

/** What can be changed of a link of each kind. */
export const changeableFields: Readonly<Record<LinkKind, readonly (keyof LinkChangeInput)[]>> = {
  room: [
    "title",
    "note",
    "workIds",
    "language",
    "showPrices",
    "showWhy",
    "showSold",
    "showContact",
    "endsOn",
    "personId",
  ],
  invoice: ["language", "endsOn"],
  consignment: ["endsOn"],
  label: ["language", "showPrice", "showStatus", "isPublic", "showContact"],
};
