import * as v from "valibot";
import { daySchema } from "../day-schema.ts";
import { oneLine, severalLines } from "../text.ts";
import { issuedDocumentLimits } from "./issued.ts";
import { documentLanguageSchema } from "./languages.ts";

// Apart from what is answered, as the web application only sends it.

const textSchema = v.pipe(
  v.string("Enter text."),
  severalLines,
  v.trim(),
  v.maxLength(
    issuedDocumentLimits.termsCharacters,
    `Use at most ${issuedDocumentLimits.termsCharacters} characters.`,
  ),
);

const artworkIdSchema = v.pipe(v.string("Choose a work."), oneLine);

/**
 * The body of `POST /api/documents`. A consignment list holds works that are consigned through one channel to one
 * consignee; who, since, due back and commission are read from the first of them.
 */
export const documentInputSchema = v.variant(
  "kind",
  [
    v.strictObject({
      kind: v.literal("certificate"),
      issuedOn: daySchema,
      language: documentLanguageSchema,
      artworkId: artworkIdSchema,
      showHours: v.boolean("Send true or false."),
      statement: v.optional(textSchema, ""),
      /** For a document of two languages. */
      inSecondLanguage: v.optional(v.nullable(v.strictObject({ statement: textSchema })), null),
    }),
    v.strictObject({
      kind: v.literal("consignment"),
      issuedOn: daySchema,
      language: documentLanguageSchema,
      artworkIds: v.pipe(
        v.array(artworkIdSchema, "Choose at least one work."),
        v.minLength(1, "Choose at least one work."),
        v.maxLength(
          issuedDocumentLimits.works,
          `Choose at most ${issuedDocumentLimits.works} works.`,
        ),
        v.check((ids) => new Set(ids).size === ids.length, "A work is listed twice."),
      ),
      terms: textSchema,
      /** For a document of two languages. */
      inSecondLanguage: v.optional(v.nullable(v.strictObject({ terms: textSchema })), null),
    }),
  ],
  "Choose a certificate or a consignment list.",
);
export type DocumentInput = v.InferOutput<typeof documentInputSchema>;
